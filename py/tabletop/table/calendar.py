"""Dates of deals of the day: the seed of each, and its options by weekday."""

from __future__ import annotations

import re
from typing import Final

from tabletop.base.errors import OptionError
from tabletop.base.validation import typed
from tabletop.table.registry import Day, Week

_DATE: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)
_FROM_MONDAY: Final = 2
"""Day 0 of `_number`, 1 March of the year 0, was a Wednesday: 2 days after Monday."""


def day_of(days: Week | None, date: object) -> Day:
    """The options and opponents for the weekday of a date; raises OptionError."""
    number = _number(*_read(date))
    if days is None:
        raise OptionError("no_deal_of_day")
    return days[(number + _FROM_MONDAY) % 7]


def seed_of(date: object) -> int:
    """The seed of a date; raises OptionError."""
    year, month, day = _read(date)
    return (year * 100 + month) * 100 + day


def _read(date: object) -> tuple[int, int, int]:
    found = _DATE.fullmatch(date) if isinstance(date, str) else None
    year, month, day = map(int, found.groups()) if found else (0, 0, 0)
    if month not in range(1, 13) or day not in range(1, _length(year, month) + 1):
        raise OptionError("bad_date", {"date": typed(date, str)})
    return year, month, day


def _length(year: int, month: int) -> int:
    """The number of days in a month."""
    following = (year + 1, 1) if month == 12 else (year, month + 1)
    return _number(*following, 1) - _number(year, month, 1)


def _number(year: int, month: int, day: int) -> int:
    """The number of days from 1 March of the year 0 to a date."""
    year -= month < 3
    leaps = year // 4 - year // 100 + year // 400
    return 365 * year + leaps + (153 * ((month + 9) % 12) + 2) // 5 + day - 1
