"""The facts of the reasons for an answer, key by key (docs/ai.md)."""

from typing import Literal, TypeAlias, TypedDict

Until: TypeAlias = Literal["role", "round", "end"]


class GainsArgs(TypedDict):
    """What a seat gains by then, on average; of `gains` and `rival`."""

    cards: float
    """Cards in hand."""
    goods: float
    """Goods in its city."""
    points: float
    """Points."""
    until: Until
    """The next role choice, or the end of the next round."""


class CardArgs(TypedDict):
    """What becomes of a card that is kept; of `keeps` and `gives_up`."""

    card: str
    """The building it shows."""
    built: int
    """In how many of the lines it was built by then."""
    lines: int
    """In how many worlds the answer was played on."""
    until: Until
    """The end of the next round, or of the game."""
