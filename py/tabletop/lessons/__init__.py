"""Lessons: games with a fixed deal, in which a coach says what matters at each step."""
