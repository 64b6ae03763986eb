"""Positions and saves of San Juan as data, key by key.

These are what is written; what is read may leave most keys out (docs/positions.md).
"""

from typing import Literal, NotRequired, TypedDict

from sanjuan.knowledge.facts import OptionsFacts, UsedUp
from sanjuan.rules.stages import RoleName, StageName
from tabletop.facts import GameSave


class PlacePosition(TypedDict):
    """A building that stands in a city."""

    id: str
    """Of the building."""
    good: str | Literal[False]
    """The building on the card that lies there as a good; false: there is none."""


class SeatPosition(UsedUp[bool]):
    """A seat, hidden cards included; cards go by the building they show."""

    hand: list[str]
    """Its cards."""
    buildings: list[PlacePosition]
    """The city, in the order it was built."""
    tucked: list[str]
    """The cards under its buildings, worth a point each."""
    stowed: list[str]
    """The goods under its harbor."""
    covered: list[str]
    """What was built over, the first first."""


class AskedPosition(TypedDict):
    """The open question."""

    seat: int
    """Who is asked."""
    name: StageName
    """What is asked."""


class Position(TypedDict):
    """A whole table by building names."""

    edition: str
    """`first` or `second`."""
    expansion: bool
    """Whether New Buildings are in the deck."""
    seed: int
    """What the shuffles to come follow from."""
    round: int
    """The round, from 1 on."""
    governor: int
    """The seat that chose the first role of the round."""
    roles_taken: list[RoleName]
    """The roles of this round in the order they were taken."""
    tiles: list[str]
    """The price tiles, `A` to `E`, the next first."""
    tiles_seen: int
    """How many of them everybody has seen, at most 5."""
    reshuffles: int
    """How often the discard pile was shuffled."""
    seats: list[SeatPosition]
    """By seat."""
    pile: list[str]
    """The draw pile, the next card first."""
    discard: list[str]
    """The discard pile, the topmost card first."""
    question: AskedPosition | None
    """What is to be answered; null once the game is over."""


class Save(GameSave):
    """A game as a file holds it, and the deal or the position it began with."""

    options: NotRequired[OptionsFacts]
    """What was chosen before the deal."""
    seed: NotRequired[int]
    """What the shuffles follow from; only with `options`."""
    position: NotRequired[object]
    """Where the game began instead, as it was given."""
