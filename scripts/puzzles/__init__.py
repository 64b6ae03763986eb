"""Puzzles: found in games of the computer players, judged by playing on, chosen."""
