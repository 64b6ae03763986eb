"""Looking ahead in a game with hidden cards; what a game is like is handed in."""
