"""Learning from self-play: lessons, descent, courses of generations, trials."""
