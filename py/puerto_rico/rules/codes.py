"""The options of questions as numbers, which saves contain."""

from typing import Final

COPIES: Final = 16
"""An option that is a copy of a kind is this times the kind, plus a number."""
HOLDS: Final = 10
"""An option of a loading is this times the good, plus the hold of the ship."""
WHARF: Final = 9
"""The hold of a wharf; no ship has this size."""
SMALL_WHARF: Final = 99
"""The option to use a small wharf."""
POST: Final = 8
"""An option to sell at a trading post is this plus the good."""


def copies(kind: int, count: int) -> list[int]:
    """The options of that many things of one kind."""
    return [kind * COPIES + number for number in range(count)]


FREE, COLONIST, NOBLE = range(3)
"""The last part of an option that is a tile or a place by its occupant."""


def occupied_by(place: int, free: int, men: int, nobles: int) -> list[int]:
    """The options for a place by its occupant: nobody, a colonist, or a noble."""
    there = (free, men - nobles, nobles)
    return [place * COPIES + by for by, count in enumerate(there) if count]


def loading(good: int, hold: int) -> int:
    """The option to load a good into the ship with that hold, or into a wharf."""
    return good * HOLDS + hold
