"""Hints at an open question, and the review of a finished game."""
