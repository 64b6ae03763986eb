"""The types of the data that the page draws of San Juan, key by key.

Cards are physical cards, as in a view; as keys they are text. Facts that name no seat
are public.
"""

from typing import Literal, TypeAlias, TypedDict

from sanjuan.explain.facts import Forecast, Limit, Quote, Refusal
from sanjuan.knowledge.facts import EventFacts, View
from tabletop.table.facts import TableFacts

Phase: TypeAlias = Literal["start", "choice", "role", "over"]


class Ending(TypedDict):
    """The distance to the end of the game."""

    seats: list[int]
    """The seats with the most buildings."""
    count: int
    """The number of buildings of each of them."""
    left: int
    """The number of further buildings that end the game with the phase."""


class Deeds(TypedDict):
    """The deeds of a seat in a game."""

    built: dict[str, int]
    """By building id: the number of times that the seat built it."""
    roles: dict[str, int]
    """By role id: the number of times that the seat took it."""


class Briefing(TypedDict):
    """The facts that a viewer of a table gets beside its view."""

    quotes: dict[str, Quote]
    """The price for the viewer of each card in its hand or on offer."""
    quote: Quote | None
    """The price of the building that the viewer is at work on."""
    covers: dict[str, Quote]
    """The price over each building that the viewer may cover now."""
    paid: list[Quote]
    """The price left after 0, 1, 2 … goods, while goods may pay."""
    prices: dict[str, int]
    """The price in cards of each good that the viewer may sell now."""
    barred: dict[str, Refusal]
    """The reason why a card beside the viewer's options is no option."""
    preselected: list[int]
    """The dearest of the options, as many as allowed, if the options are goods."""
    tray: list[int]
    """The options that lie neither in the hand, nor in the city, nor on offer."""
    site: int | None
    """The card that the viewer pays for, if it goes on a free place."""
    offered: list[int]
    """The cards on the table that any seat may build."""
    forecast: Forecast | None
    """The gains of each role for the viewer; null for a spectator."""
    may_choose: bool
    """Whether the viewer still takes a role in this round or, if all are taken, in the
    next."""
    limit: Limit | None
    """The most cards that the viewer may hold at a hand check; null for a spectator."""
    phase: Phase
    """Before the first choice of a round, at a choice of roles, in a role, or over."""
    takers: dict[str, int]
    """By role taken in this round: the seat that took it."""
    expected: list[tuple[int, int]]
    """The lowest and highest price of each good under the tiles that may be next."""
    ending: Ending | None
    """Set while the end is near and the game goes on."""
    leftovers: list[int]
    """By seat: the count of cards and goods, which decides a tie in points."""
    deeds: list[Deeds]
    """By seat: its deeds; empty until the game is over."""


class Table(TableFacts[EventFacts], Briefing):
    """Everything that the page draws of a table of San Juan."""

    view: View
    """The view of the viewer; until the viewer takes the device, the public view."""
