"""Prices, refusals and forecasts as data, key by key.

Cards are physical cards, as in a view. All of it is for the seat it is about.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict


class PartArgs(TypedDict):
    """The facts of a part of a price."""

    amount: int
    """What it adds to the price, or takes off, in cards."""
    card: NotRequired[int]
    """The building that is built over; only of the crane's part."""


class Part(TypedDict):
    """A part of a price."""

    id: str
    """`cost`, `builder`, `library`, `crane`, `goods`, or a building that makes it."""
    args: PartArgs
    """How much it is."""


RefusalName: TypeAlias = Literal[
    "not_held", "already_built", "no_crane", "never_covered", "same_building",
    "too_dear", "not_building", "in_work", "no_plant", "full", "no_good",
    "to_be_covered",
]  # fmt: skip


class RefusalArgs(TypedDict, total=False):
    """The facts of a refusal."""

    card: int
    """The card it is about."""
    price: int
    """What it would cost, in cards."""
    funds: int
    """How many cards and goods there are to pay with."""


class Refusal(TypedDict):
    """Why a card cannot be chosen."""

    id: RefusalName
    """The reason."""
    args: RefusalArgs
    """What it is about."""


class Quote(TypedDict):
    """What a building would cost."""

    price: int
    """In cards, never below 0."""
    parts: list[Part]
    """What the price is made of, the printed cost first."""
    reason: Refusal | None
    """Why it cannot be built now; null: it can."""
    left: NotRequired[int]
    """How many cards stay in the hand that pays for it alone."""


class LimitArgs(TypedDict):
    """The facts of a hand limit."""

    limit: int
    """In cards."""


class Limit(TypedDict):
    """How many cards a seat may hold at a hand check, and what says so."""

    id: Literal["plain", "guarded", "raised"]
    """The rule, a rival's guard room, or the seat's own tower."""
    args: LimitArgs
    """How many."""


class Gain(TypedDict, total=False):
    """What a role gives; which of these there are depends on the role."""

    count: int
    """How many cards of the hand could be built."""
    low: int
    """What the cheapest of them costs; of a sale, the fewest cards it may bring."""
    high: int
    """What the dearest of them costs; of a sale, the most cards it may bring."""
    goods: int
    """How many goods are produced or sold."""
    cards: int
    """How many cards are drawn for certain."""
    look: int
    """How many cards are looked at."""
    keep: int
    """How many of these are kept."""


class RoleForecast(TypedDict):
    """What a role would give a seat now."""

    own: Gain
    """If the seat itself takes it."""
    once: Gain
    """If it takes it and does not double the privilege with a library."""
    other: Gain
    """If another takes it."""
    works: list[int]
    """The seat's buildings that count in its phase, in city order."""


Forecast: TypeAlias = dict[str, RoleForecast]
"""By role."""
