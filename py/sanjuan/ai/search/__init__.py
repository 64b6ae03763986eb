"""What a search of San Juan has to know: worlds, candidates, dominance."""
