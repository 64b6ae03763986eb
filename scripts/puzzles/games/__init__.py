"""The games with puzzles: a module for each, by its id, defines its `PUZZLES`."""
