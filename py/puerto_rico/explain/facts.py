"""The types of prices, refusals and forecasts, key by key."""

from typing import Literal, TypeAlias, TypedDict

from puerto_rico.rules.stages import RoleName

PartName: TypeAlias = Literal[
    "cost", "privilege", "quarries", "forests", "zoning_office", "floor"
]
RefusalName: TypeAlias = Literal[
    "none_left", "already_built", "never_together", "no_place", "too_dear",
    "not_building", "role_taken", "no_privilege", "no_quarries", "not_face_up",
    "no_barrel", "house_full", "same_good", "other_good", "other_ship", "ship_full",
    "takes_less", "wharf_used", "not_made", "no_supply", "excluded", "slots_full",
    "large_full",
]  # fmt: skip


class PartArgs(TypedDict):
    """The facts of a part of a price."""

    amount: int
    """The doubloons that it adds to the price; below 0 for a reduction."""


class Part(TypedDict):
    """A part of a price."""

    id: PartName
    """`cost`, the cause of a reduction, or `floor`, which keeps a price at 0."""
    args: PartArgs
    """The amount."""


class RefusalArgs(TypedDict, total=False):
    """The facts of a refusal."""

    building: str
    """The building concerned; at `never_together` and `excluded` the other one."""
    price: int
    """The price in doubloons; at `slots_full` the cost of the slots."""
    funds: int
    """The doubloons of the seat, and all that a black market would add."""
    role: RoleName
    """The role that was taken."""
    tile: str
    """The kind of the tile."""
    good: str
    """The good; at `other_good` the one on the ship."""
    ship: int
    """The hold of the ship; at `other_ship` of the one that carries the good."""


class Refusal(TypedDict):
    """The reason why a seat cannot build a building."""

    id: RefusalName
    """The id of the reason."""
    args: RefusalArgs
    """The facts of the reason."""


class Quote(TypedDict):
    """The price of a building for one seat."""

    price: int
    """The price in doubloons, never below 0."""
    parts: list[Part]
    """The parts of the price, the printed cost first."""
    reason: Refusal | None
    """The reason why the seat cannot build it now; null if it can."""


class Gain(TypedDict, total=False):
    """The gain from a role; its keys depend on the role."""

    tiles: int
    """The number of tiles that the seat could take."""
    quarry: bool
    """Whether one of them may be a quarry."""
    colonists: int
    """The number of persons that the seat could get."""
    circles: int
    """Its free circles."""
    count: int
    """The number of buildings that the seat could build."""
    low: int
    """The price of the cheapest of them; for a sale, the lowest income."""
    high: int
    """The price of the dearest of them; for a sale, the highest income."""
    goods: list[int]
    """The barrels that the seat would make, by good."""
    more: int
    """The barrels that the privilege adds."""
    doubloons: int
    """The doubloons that the seat would get, whatever it answers."""
    barrels: int
    """The barrels of the first loading that brings most points."""
    points: int
    """Its points."""


class RoleForecast(TypedDict):
    """The gains from a role for a seat now."""

    own: Gain
    """The gain if the seat takes it, beside the doubloons that lie on it.

    They count where it could pay with them. It uses libraries and towers.
    """
    other: Gain
    """The gain if another seat takes it."""
    works: list[str]
    """The seat's occupied buildings that count in its phase, in city order."""


Forecast: TypeAlias = dict[RoleName, RoleForecast]
"""By role: its gains."""
