"""The decks of the editions and the trading-house tiles.

A physical card has the same number in every edition; an edition leaves some out.
"""

from functools import cache
from typing import Final

from sanjuan.rules.buildings import CATHEDRAL, CLASSES, GOODS, KIND
from tabletop.base.errors import QueryError
from tabletop.base.validation import typed, whole

EDITIONS: Final = ("first", "second")

NAMES: Final = tuple(CLASSES[kind].id for kind in KIND)
"""By physical card: the id of the building that it shows."""

TILES: Final = {
    "A": (1, 1, 1, 2, 2),
    "B": (1, 1, 2, 2, 2),
    "C": (1, 1, 2, 2, 3),
    "D": (1, 2, 2, 2, 3),
    "E": (1, 2, 2, 3, 3),
}
"""By tile: the prices of indigo, sugar, tobacco, coffee and silver, in cards."""


def checked_card(card: object) -> int:
    """The number of a physical card; raises QueryError if there is no such card."""
    number = whole(card)
    if number is None or not 0 <= number < len(KIND):
        raise QueryError("no_such_card", {"card": typed(card, int)})
    return number


def name_of(card: int) -> str:
    """Return the id of the building on a physical card.

    `card` is its number, as in the options of a `Question`. Raises QueryError if
    there is no such card.
    """
    return NAMES[checked_card(card)]


@cache
def deck(edition: str, expansion: bool) -> tuple[int, ...]:
    """The physical cards of an edition's deck; the cathedral lies beside it (R95)."""
    column = EDITIONS.index(edition)
    return tuple(
        card
        for card, kind in enumerate(KIND)
        if card != CATHEDRAL
        and (expansion or not CLASSES[kind].expansion)
        and card - KIND.index(kind) < CLASSES[kind].copies[column]
    )


@cache
def prices(tile: str) -> tuple[int, ...]:
    """By building number: the price of its good under a tile, in cards."""
    return tuple(
        TILES[tile][GOODS.index(building.good)] if building.good else building.sells_for
        for building in CLASSES
    )
