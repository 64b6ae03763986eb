"""How fast it is, beside others in one run."""
