"""The types of prices, refusals and forecasts, key by key.

Cards are physical cards, as in a view. Only the seat concerned may see this data.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict


class PartArgs(TypedDict):
    """The facts of a part of a price."""

    amount: int
    """The number of cards that it adds to the price; negative for a reduction."""
    card: NotRequired[int]
    """The building under the new one; only in the crane's part."""


class Part(TypedDict):
    """A part of a price."""

    id: str
    """`cost`, `builder`, `library`, `crane`, `goods`, or the building that causes
    it."""
    args: PartArgs
    """The amount."""


RefusalName: TypeAlias = Literal[
    "not_held", "already_built", "no_crane", "never_covered", "same_building",
    "too_dear", "not_building", "in_work", "no_plant", "full", "no_good",
    "to_be_covered",
]  # fmt: skip


class RefusalArgs(TypedDict, total=False):
    """The facts of a refusal."""

    card: int
    """The card concerned."""
    price: int
    """The price, in cards."""
    funds: int
    """The number of cards and goods that can pay."""


class Refusal(TypedDict):
    """Why a card cannot be chosen."""

    id: RefusalName
    """The id of the reason."""
    args: RefusalArgs
    """The facts of the reason."""


class Quote(TypedDict):
    """The price of a building for one seat."""

    price: int
    """The price in cards, never below 0."""
    parts: list[Part]
    """The parts of the price, the printed cost first."""
    reason: Refusal | None
    """The reason why the seat cannot build it now; null if it can."""
    left: NotRequired[int]
    """The number of cards left in hand after the hand alone pays."""


class LimitArgs(TypedDict):
    """The facts of a hand limit."""

    limit: int
    """The limit in cards."""


class Limit(TypedDict):
    """The most cards that a seat may hold at a hand check, with the reason."""

    id: Literal["plain", "guarded", "raised"]
    """The rule, a rival's guard room, or the seat's own tower."""
    args: LimitArgs
    """The limit."""


class Gain(TypedDict, total=False):
    """The gain from a role; its keys depend on the role."""

    count: int
    """The number of hand cards that the seat could build."""
    low: int
    """The price of the cheapest of them; for a sale, the lowest possible income."""
    high: int
    """The price of the dearest of them; for a sale, the highest possible income."""
    goods: int
    """The number of goods produced or sold."""
    cards: int
    """The number of cards that the seat certainly draws."""
    look: int
    """The number of cards that the seat looks at."""
    keep: int
    """The number of them that it keeps."""


class RoleForecast(TypedDict):
    """The gains from a role for a seat now."""

    own: Gain
    """The gain if the seat takes it."""
    once: Gain
    """The gain if the seat takes it without doubling the privilege by a library."""
    other: Gain
    """The gain if another seat takes it."""
    works: list[int]
    """The seat's buildings that count in its phase, in city order."""


Forecast: TypeAlias = dict[str, RoleForecast]
"""By role: its gains."""
