"""The types of positions and saves of San Juan, key by key.

The engine writes every key; a position to read may omit most (docs/positions.md).
"""

from typing import Literal, NotRequired, TypedDict

from sanjuan.knowledge.facts import OptionsFacts, UsedUp
from sanjuan.rules.stages import RoleName, StageName
from tabletop.record.saves import GameSave


class PlacePosition(TypedDict):
    """A building that stands in a city."""

    id: str
    """The building's id."""
    good: str | Literal[False]
    """The building on the card that lies there as a good; false: no good."""


class SeatPosition(UsedUp[bool]):
    """A seat, hidden cards included; each card is the id of the building on it."""

    hand: list[str]
    """Its cards."""
    buildings: list[PlacePosition]
    """The city, in the order it was built."""
    tucked: list[str]
    """The cards under its buildings, worth a point each."""
    stowed: list[str]
    """The goods under its harbor."""
    covered: list[str]
    """The buildings that others cover, the earliest first."""


class AskedPosition(TypedDict):
    """The open question."""

    seat: int
    """The seat that must answer."""
    name: StageName
    """The name of the stage that asks."""


class Position(TypedDict):
    """A whole table by building names."""

    edition: str
    """`first` or `second`."""
    expansion: bool
    """Whether New Buildings are in the deck."""
    seed: int
    """The seed of later shuffles."""
    round: int
    """The round, from 1 on."""
    governor: int
    """The seat that chose the first role of the round."""
    roles_taken: list[RoleName]
    """The roles taken in this round, in order."""
    tiles: list[str]
    """The price tiles, `A` to `E`, the next first."""
    tiles_seen: int
    """The number of tiles that all seats have seen, at most 5."""
    reshuffles: int
    """The number of reshuffles of the discard pile so far."""
    seats: list[SeatPosition]
    """The seats by number."""
    pile: list[str]
    """The draw pile, the next card first."""
    discard: list[str]
    """The discard pile, the topmost card first."""
    question: AskedPosition | None
    """The open question; null once the game is over."""


class Save(GameSave):
    """A game as a file stores it, with the deal or position that it began with."""

    options: NotRequired[OptionsFacts]
    """The choices before the deal."""
    seed: NotRequired[int]
    """The seed of the shuffles; only with `options`."""
    position: NotRequired[object]
    """The position that the game began with, unchanged; instead of `options`."""
