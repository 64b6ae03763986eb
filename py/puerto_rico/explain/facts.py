"""The types of prices and refusals, key by key."""

from typing import Literal, TypeAlias, TypedDict

PartName: TypeAlias = Literal[
    "cost", "privilege", "quarries", "forests", "zoning_office", "floor"
]
RefusalName: TypeAlias = Literal[
    "none_left", "already_built", "never_together", "no_place", "too_dear",
    "not_building",
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
    """The building concerned; at `never_together` the one that stands."""
    price: int
    """The price in doubloons."""
    funds: int
    """The doubloons of the seat, and all that a black market would add."""


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
