"""The games that learn: a module or package for each, by its id, has its `LEARNER`."""
