"""Games in writing."""
