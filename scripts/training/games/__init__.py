"""The games that learn: a module for each, by its id, defines its `LEARNER`."""
