"""The look back on a game."""
