"""What building and setting up are made of."""
