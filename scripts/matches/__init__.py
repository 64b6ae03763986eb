"""Matches: who takes part, playing, figures, the file of a match, the ladder."""
