"""Lessons: games with a fixed deal, in which a coach comments on each step."""
