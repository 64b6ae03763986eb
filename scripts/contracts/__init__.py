"""Writes the types that cross between Python and the page, for both sides."""
