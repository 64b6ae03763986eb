"""The games of the arena: a module for each, by its id, defines its `GAME`."""
