"""The types of the reasons for an answer, key by key (docs/ai.md)."""

from typing import Literal, TypeAlias, TypedDict

Until: TypeAlias = Literal["role", "round", "end"]

Because: TypeAlias = Literal[
    "more_often", "sooner", "ends_sooner", "ends_later", "points", "rival", "unknown"
]


class GainsArgs(TypedDict):
    """A seat's average gains up to a moment; the facts of `gains` and `rival`."""

    cards: float
    """Cards in hand."""
    goods: float
    """Goods in its city."""
    points: float
    """Points."""
    until: Until
    """The end of that time: the next choice of roles, or the end of the next round."""


class CardArgs(TypedDict):
    """The use of a card that an answer keeps; the facts of `keeps` and `gives_up`."""

    card: str
    """The id of the building on it."""
    built: int
    """The number of lines in which it was built by then."""
    lines: int
    """The number of worlds in which the answer was played on."""
    until: Until
    """The end of that time: the end of the next round, or of the game."""


class CauseArgs(TypedDict):
    """The cause that makes an answer win more games than another, both played to the
    end."""

    because: Because
    """The difference: a building stands more often or sooner, the game ends sooner or
    later, the seat has more points, its best rival has fewer, or none is certain."""
    card: str | None
    """The id of the building that stands more often or sooner; null for other
    causes."""
    by: float
    """The difference in games of 100, in rounds or in points; 0 if `because` is
    `unknown`."""


class WinsArgs(CauseArgs):
    """The difference in wins of two answers; the facts of `wins` and `loses`."""

    games: int
    """Games of 100, more than the next best answer, or fewer than the best."""
