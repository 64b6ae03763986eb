"""Puerto Rico's part of the search: worlds and candidates."""
