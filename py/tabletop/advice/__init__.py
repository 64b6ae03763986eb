"""What is told of decisions: a hint before one is taken, a look back after the game."""
