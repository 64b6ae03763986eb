"""Advice on decisions: a hint before a decision, a look back after the game."""
