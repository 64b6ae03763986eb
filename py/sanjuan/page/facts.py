"""The types of the data that the page draws of San Juan, key by key.

Cards are physical cards, as in a view; as keys they are text. Facts that name no seat
are public.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sanjuan.explain.facts import Forecast, Limit, Quote, Refusal
from sanjuan.knowledge.facts import EventFacts, View
from tabletop.advice.accuracy import Judgement
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


# ---------------------------------------------------------------- constant facts


class Building(TypedDict):
    """A building as it is printed."""

    id: str
    """Its id, in saves and everywhere outside the rules."""
    cost: int
    """The cost in cards."""
    vp: int
    """The printed points."""
    group: Literal["P", "V", "M", "6"]
    """Production, violet, monument, or great building."""
    good: str | None
    """The good that it produces; `customs` is a good without a kind."""
    star: bool
    """Whether its points depend on the table (★)."""
    copies: list[int]
    """By edition: the number of its cards."""
    expansion: bool
    """Whether it belongs to New Buildings."""
    unverified: list[str]
    """The figures whose sources are weak or disagree: `cost`, `vp`."""


class DeclaredOption(TypedDict):
    """An option other than the number of seats: one of its values, or a switch."""

    name: str
    """Its name in codes, addresses and records."""
    values: NotRequired[list[str]]
    """Its values; a switch has none."""
    switch: NotRequired[bool]
    """True for a switch, else left out."""
    default: str | bool
    """The value that a game has unless somebody chooses another."""


class Catalogue(TypedDict):
    """The facts that never change: cards, names and limits."""

    buildings: list[Building]
    """All buildings, in the order of the rule book."""
    cards: list[int]
    """By card: the number of the building it shows."""
    roles: list[str]
    """The roles; an option at a choice of roles is an index into this list."""
    goods: list[str]
    """The goods, the cheapest first; lists of prices follow this order."""
    tiles: dict[str, list[int]]
    """By price tile: the price of each good, in cards."""
    editions: list[str]
    """The editions that have a deck."""
    options: list[DeclaredOption]
    """The declared options, in the order of codes."""
    levels: list[str]
    """The levels of computer players, the weakest first."""
    ladder: list[str]
    """The levels that each win clearly more often than the one before."""
    judgements: dict[Judgement, float]
    """By judgement: the least loss that has this name, the lowest first."""
    seats: list[int]
    """The numbers of seats that a game may have."""
    name_length: int
    """The most letters that a player's name may have."""
    file_size: int
    """The most bytes that a file to read may have."""
    places: int
    """The number of buildings in a city that ends the game."""
    near: int
    """The number of buildings in a city from which the end is near."""
    asked: dict[str, str]
    """By question, source or hand limit: the number of the rule behind it."""
    refused: dict[str, str]
    """By reason, or by question and reason: the number of the rule behind it."""
    game: str
    """The first word of the game's codes."""
    version: str
    """The version of the game."""
