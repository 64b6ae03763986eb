"""Saves and positions: games in writing."""
