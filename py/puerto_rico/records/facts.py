"""The types of positions and saves, key by key.

In a position that a person writes, every key but `seats` may be absent: the pieces that
it does not name lie in their supplies.
"""

from typing import NotRequired, TypedDict

from puerto_rico.knowledge.facts import OptionsFacts
from puerto_rico.rules.stages import RoleName, StageName
from tabletop.record.saves import GameSave


class TilePosition(TypedDict):
    """A tile on an island."""

    id: str
    """The good of the plantation, `quarry`, or the good with `_forest`."""
    occupied: bool
    """Whether a colonist works there."""


class BuildingPosition(TypedDict):
    """A building in a city."""

    id: str
    """The building's id."""
    colonists: int
    """The colonists on its circles."""


class SeatPosition(TypedDict):
    """The board of a seat."""

    doubloons: int
    """Its doubloons."""
    deposit: int
    """The doubloons in its bank."""
    points: int
    """Its points in chips."""
    goods: dict[str, int]
    """Its barrels by good; goods without a barrel are absent."""
    san_juan: int
    """Its colonists without a circle."""
    nobles: dict[str, int]
    """By tile kind, building id or `san_juan`: how many of its colonists are nobles."""
    island: list[TilePosition]
    """Its tiles, in the order in which they came."""
    city: list[BuildingPosition]
    """Its buildings, in the order in which they were built."""


class ShipPosition(TypedDict):
    """A cargo ship with barrels."""

    hold: int
    """The barrels that it carries at most."""
    good: str
    """The good on it."""
    count: int
    """The barrels on it."""


class AskedPosition(TypedDict):
    """The open question."""

    seat: int
    """The seat that must answer."""
    name: StageName
    """The name of the stage that asks."""


class Position(TypedDict):
    """A whole table by names."""

    options: OptionsFacts
    """The choices before the game; without `draft`, which is over."""
    seed: int
    """The seed of later shuffles."""
    round: int
    """The round, from 1 on."""
    governor: int
    """The seat that chose the first role of the round."""
    roles_taken: list[RoleName]
    """The roles taken in this round, in order."""
    bounty: dict[str, int]
    """By role: the doubloons on it; roles without any are absent."""
    supply: int
    """The colonists in the supply."""
    ship: int
    """The colonists on their ship."""
    nobles: int
    """The nobles in the supply."""
    ship_nobles: int
    """The nobles on the ship."""
    pool: int
    """The points left in the pool."""
    buildings: dict[str, int]
    """By building id: the number left to build; others are not in play."""
    quarries: int
    """The quarries left."""
    row: list[str]
    """The tiles face up."""
    deck: list[str]
    """The tiles in the stack, the next first."""
    shuffles: int
    """The number of shuffles of the stack after the first."""
    shop: list[str]
    """The goods in the trading house."""
    ships: list[ShipPosition]
    """The cargo ships that are not empty."""
    spent: list[str]
    """With two seats: a `library` and a `tower` that have worked in this round."""
    ending: str | None
    """The cause that ends the game with this round; null if there is none yet."""
    seats: list[SeatPosition]
    """The seats by number."""
    question: AskedPosition | None
    """The open question; null once the game is over."""


class Save(GameSave):
    """A game as a file stores it, with the options or position that it began with."""

    options: NotRequired[OptionsFacts]
    """The choices before the game."""
    seed: NotRequired[int]
    """The seed of the shuffles; only with `options`."""
    position: NotRequired[object]
    """The position that the game began with, unchanged; instead of `options`."""
