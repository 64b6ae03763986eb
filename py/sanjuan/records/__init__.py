"""Games and positions written down, and read again."""
