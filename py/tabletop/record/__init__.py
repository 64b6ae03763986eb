"""A match on record: its beginning, its answers, and the files that keep them."""
