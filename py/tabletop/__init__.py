"""A table for games with hidden cards; it knows none of them."""
