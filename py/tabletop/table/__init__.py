"""A table: a game with players, and all that people do there; codes, days, lessons."""
