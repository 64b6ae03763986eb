"""San Juan's part of the data that the page draws."""
