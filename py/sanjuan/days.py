"""The deal of the day: options and players for each day of the week."""

from typing import Final

from sanjuan.game import Game
from tabletop.table.calendar import day_of, seed_of
from tabletop.table.registry import Day, Week


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
"""Never change a row: the deal of a past day stays the same in every version."""


def deal_of_the_day(date: str) -> Game:
    """Make the game that the page begins on a date, written as `2026-11-23`.

    Raises OptionError for any other text.
    """
    return Game(**day_of(DAYS, date).options, seed=seed_of(date))
