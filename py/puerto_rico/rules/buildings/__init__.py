"""Every building, one class each, in a file for each set; `tables` compiles them."""
