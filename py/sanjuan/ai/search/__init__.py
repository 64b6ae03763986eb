"""San Juan's part of the search: worlds, candidates, dominance."""
