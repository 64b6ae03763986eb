"""The types of events, key by key."""

from typing import Literal, TypeAlias, TypedDict

from puerto_rico.rules.stages import RoleName, StageName

EventName: TypeAlias = Literal[
    "round_started", "turned_up", "role_taken", "skipped", "passed", "settled",
    "reshuffled", "hired", "landed", "placed", "ship_filled", "built", "produced",
    "crafted", "earned", "sold", "shop_emptied", "loaded", "stored", "ship_emptied",
    "last_round", "game_over", "scored", "moved", "drafted", "exchanged", "shipped",
    "ennobled", "supplied", "discarded", "unloaded",
]  # fmt: skip


class EventArgs(TypedDict, total=False):
    """The facts of an event; their keys depend on its id."""

    seat: int
    """The seat that acted or was affected."""
    stage: StageName
    """The stage that the seat passed or that was skipped."""
    cause: str
    """The id of the building, role or rule that caused the event."""
    role: RoleName
    """The role taken."""
    round: int
    """The round that began."""
    tile: int
    """The kind of the tile that came to the island."""
    tiles: list[int]
    """The tiles turned up."""
    building: str
    """The building's id."""
    price: int
    """The doubloons paid."""
    doubloons: int
    """The doubloons got."""
    good: int
    """The good."""
    goods: list[int]
    """The barrels by good."""
    lost: list[int]
    """The barrels given back, by good."""
    ship: int
    """The hold of the ship; 9 for a wharf."""
    count: int
    """The number of colonists or barrels."""
    nobles: int
    """The nobles who landed, or who came on board beside the colonists."""
    points: int
    """The points got; below 0 if they were given."""
    circles: list[int]
    """The circles that got or lost a colonist, as options of the question."""
    winners: list[int]
    """The seats that won."""


class EventFacts(TypedDict):
    """An event."""

    id: EventName
    """The name of the event."""
    ply: int
    """The number of answers before it."""
    args: EventArgs
    """The facts of the event."""
