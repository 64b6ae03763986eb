"""The facts of the reasons for an answer, key by key (docs/ai.md)."""

from typing import Literal, TypeAlias, TypedDict

Until: TypeAlias = Literal["role", "round", "end"]

Because: TypeAlias = Literal[
    "more_often", "sooner", "ends_sooner", "ends_later", "points", "rival", "unknown"
]


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


class CauseArgs(TypedDict):
    """What makes an answer win more games than another, both played on to the end."""

    because: Because
    """A building stands more often or sooner, the game ends sooner or later, the seat
    has more points, or its best rival fewer; or nothing of that is sure."""
    card: str | None
    """The building that stands more often or sooner."""
    by: float
    """In how many games of 100 more, or by how many rounds or points; 0 if unknown."""


class WinsArgs(CauseArgs):
    """How two answers differ in the games they win; of `wins` and `loses`."""

    games: int
    """In 100, more than the next best answer, or less than the best."""
