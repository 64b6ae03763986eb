"""The pieces in the box, and the number of each by the number of seats."""

from typing import Final, NamedTuple

NONE: Final = -1
"""No good, no tile, no building, no role, no seat."""

GOODS: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
CORN, INDIGO, SUGAR, TOBACCO, COFFEE = range(5)
PRICES: Final = (0, 1, 2, 3, 4)
"""The price of a barrel by its good."""

QUARRY: Final = 5
FOREST: Final = 6
"""The first kind of forest: that of a plantation is this plus its good."""
TILES: Final = (*GOODS, "quarry", *(f"{good}_forest" for good in GOODS))
SAN_JUAN: Final = len(TILES)
"""The place of colonists without a circle."""
FIRST_BUILDING: Final = 16
"""The place of the first building; the places before it are kinds of tiles.

A place is a kind of circle for colonists: a kind of tile, or a building.
"""

ISLAND: Final = 12
"""The places of an island."""
CITY: Final = 12
"""The places of a city."""
SHOP: Final = 4
"""The places of the trading house."""


class Box(NamedTuple):
    """The pieces of a game for one number of seats."""

    doubloons: int
    points: int
    supply: int
    """The colonists without those of the first ship."""
    ships: tuple[int, int] | tuple[int, int, int]
    """The holds of the cargo ships."""
    roles: int
    """The number of role cards."""
    turns: int
    """The roles taken in a round."""
    first: tuple[int, ...]
    """By turn from the governor on: the plantation of the seat."""
    goods: tuple[int, ...] = (10, 11, 11, 9, 9)
    tiles: tuple[int, ...] = (10, 12, 11, 9, 8)
    quarries: int = 8


BOXES: Final = {
    2: Box(
        *(3, 65, 40, (4, 6), 7, 6),
        first=(INDIGO, CORN),
        goods=(8, 9, 9, 7, 7),
        tiles=(7, 9, 8, 6, 5),
        quarries=5,
    ),
    3: Box(2, 75, 55, (4, 5, 6), 6, 3, (INDIGO, INDIGO, CORN)),
    4: Box(3, 100, 75, (5, 6, 7), 7, 4, (INDIGO, INDIGO, CORN, CORN)),
    5: Box(4, 122, 95, (6, 7, 8), 8, 5, (INDIGO, INDIGO, INDIGO, CORN, CORN)),
}
"""By number of seats: the pieces."""

ALL_COLONISTS: Final = 100
"""The colonists in the box, which are all in play with nobles."""
ALL_NOBLES: Final = 20

MORE_POINTS: Final = 126
"""The points for five seats in later printings."""
