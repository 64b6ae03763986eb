"""A short and a long finished game, for tests of looking back. No test is here."""

from random_play import play
from sanjuan import Game
from table_setup import seat, table

CITY = "indigo_plant " * 4 + "sugar_mill " * 4 + "tobacco_storage " * 2


def nearly_over() -> Game:
    """Two cities of 10 buildings and cards for more."""
    hand = "smithy well chapel hero tower"
    return table(seat(hand, CITY), seat(hand, CITY)).game


def short_game() -> Game:
    """The same game, played to its end."""
    return play(nearly_over())


def long_game() -> Game:
    """A whole game of four: looking back on it takes seconds on any machine."""
    return play(Game(seats=4, seed=0))
