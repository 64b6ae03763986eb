"""Looks ahead in any game with hidden cards; a guide brings the knowledge of a game."""
