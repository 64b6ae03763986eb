"""The types of the data that the page draws of Puerto Rico, key by key.

Options as keys are text, since keys of JSON are.
"""

from typing import Literal, TypeAlias, TypedDict

from puerto_rico.explain.facts import Forecast, Quote, Refusal
from puerto_rico.knowledge.events import EventFacts
from puerto_rico.knowledge.facts import View
from tabletop.base.english import Told
from tabletop.table.facts import TableFacts

Phase: TypeAlias = Literal["draft", "choice", "role", "over"]
EndName: TypeAlias = Literal["colonists", "points", "city"]


class End(TypedDict):
    """A cause that may end the game, and the distance to it."""

    id: EndName
    """The cause."""
    left: int
    """The colonists in the supply, the points in the pool, or the fewest free places of
    a city."""
    whole: int
    """The number of them at the start."""
    is_near: bool
    """Whether few are left."""


class Harvest(TypedDict):
    """The harvest of a good, by the colonists at work for it."""

    good: str
    """The good."""
    tiles: list[int]
    """The circles of its plantations, as options of the question."""
    mills: list[int]
    """The circles of its mills, likewise."""
    barrels: list[list[int]]
    """By occupied circles of plantations, then of mills: the barrels."""


class Barred(Told):
    """A thing that is no option, by the facts of one, and the reason."""

    reason: Refusal
    """The reason."""


class Load(TypedDict):
    """A loading that the viewer may choose."""

    barrels: int
    """Its barrels."""
    points: int
    """Its points, with every bonus."""
    lost: int
    """The barrels that the viewer loses after it if it loads nothing more."""


class Storage(TypedDict):
    """The barrels that the viewer may keep after the captain phase."""

    kinds: int
    """The goods of which it keeps all barrels."""
    barrels: int
    """The single barrels."""
    each: int
    """The barrels of each good beside all others."""
    lost: int
    """The barrels that it loses if it loads nothing more and stores all it can."""


class Deeds(TypedDict):
    """The deeds of a seat in a game."""

    built: dict[str, int]
    """By building id: the number of times that the seat built it."""
    roles: dict[str, int]
    """By role id: the number of times that the seat took it."""


class Briefing(TypedDict):
    """The facts that a viewer of a table gets beside its view."""

    phase: Phase
    """A draft of buildings, a choice of a role, the phase of a role, or the end."""
    takers: dict[str, int]
    """By role taken in this round: the seat that took it."""
    quotes: dict[str, Quote]
    """By building in play: its price for the viewer; none for a spectator."""
    barred: list[Barred]
    """The things that are no options of the viewer's question while others are."""
    forecast: Forecast | None
    """The gains of each role for the viewer; null for a spectator."""
    preselected: list[int]
    """The options that are picked at first."""
    harvests: list[Harvest]
    """The harvests by good, while the viewer puts colonists to work."""
    loads: dict[str, Load]
    """By option of the viewer's loading: its worth."""
    sales: dict[str, int]
    """By option of the viewer's sale: the doubloons that it brings."""
    storage: Storage | None
    """The viewer's storage, while its answer decides which barrels it loses."""
    ends: list[End]
    """The causes that may end the game."""
    refill: int
    """The persons that the colonist ship would take now."""
    leftovers: list[int]
    """By seat: its doubloons and barrels, which decide a tie."""
    deeds: list[Deeds]
    """By seat: its deeds; empty until the game is over."""


class Table(TableFacts[EventFacts], Briefing):
    """Everything that the page draws of a table of Puerto Rico."""

    view: View
    """The view of the viewer."""
