"""The set-up, the rounds, and a file for each role."""
