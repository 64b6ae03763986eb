"""What crosses the border between Python and the page, written out for both sides."""
