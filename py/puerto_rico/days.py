"""The deal of the day: options and players for each day of the week."""

from typing import Final

from puerto_rico.game import Game
from tabletop.table.calendar import day_of, seed_of
from tabletop.table.registry import Day, Week


def _day(*others: str, sets: tuple[str, ...] = ()) -> Day:
    return Day({"seats": 1 + len(others), "sets": sets}, others)


DAYS: Final = Week(
    _day("hard", "medium"),
    _day("hard"),
    _day("medium", "hard", "medium"),
    _day("hard", "hard", sets=("new_buildings",)),
    _day("medium", "hard", "medium", "easy"),
    _day("hard", "medium", sets=("nobles",)),
    _day("hard", "medium", "hard", sets=("new_buildings", "nobles", "tibs")),
)
"""Never change a row: the deal of a past day stays the same in every version."""


def deal_of_the_day(date: str) -> Game:
    """Make the game that the page begins on a date, written as `2026-11-23`.

    Raises OptionError for any other text.
    """
    return Game(**day_of(DAYS, date).options, seed=seed_of(date))
