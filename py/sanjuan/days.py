"""What the deal of the day is on each day of the week."""

from typing import Final

from sanjuan.game import Game
from tabletop.days import day_of, seed_of
from tabletop.registry import Day, Week


def _day(edition: str, *others: str, expansion: bool = False) -> Day:
    seats = 1 + len(others)
    return Day({"seats": seats, "edition": edition, "expansion": expansion}, others)


DAYS: Final = Week(
    _day("first", "hard"),
    _day("first", "hard", "medium"),
    _day("second", "hard"),
    _day("first", "medium", "hard", "medium"),
    _day("second", "hard", "hard"),
    _day("first", "hard", "hard", expansion=True),
    _day("second", "hard", "medium", "hard", expansion=True),
)
"""What was dealt on a day stays so in every version."""


def deal_of_the_day(date: str) -> Game:
    """The game that the page begins on that day, `2026-11-23`; raises OptionError."""
    return Game(**day_of(DAYS, date).options, seed=seed_of(date))
