"""What the page draws of San Juan and what it asks for, as data, key by key.

Cards are physical cards, as in a view; as keys they are written as text. What is told
of no seat in particular, everybody may know.
"""

from typing import Literal, TypeAlias, TypedDict

from sanjuan.explain.facts import Forecast, Limit, Quote, Refusal
from sanjuan.knowledge.facts import EventFacts, View
from tabletop.advice.accuracy import Judgement
from tabletop.facts import TableFacts

Phase: TypeAlias = Literal["start", "choice", "role", "over"]


class Ending(TypedDict):
    """How near the end of the game is."""

    seats: list[int]
    """Those that have most buildings."""
    count: int
    """How many that is."""
    left: int
    """How many more end the game with the phase."""


class Margin(TypedDict):
    """By what the game was won."""

    seat: int
    """Who came second."""
    points: int
    """How many more the winner has; 0: cards and goods that are left have decided."""


class Deeds(TypedDict):
    """What a seat has done in a game."""

    built: dict[str, int]
    """How often it built each building, by the building's id."""
    roles: dict[str, int]
    """How often it took each role, by the role's id."""


class Briefing(TypedDict):
    """What the viewer of a table is told besides its view."""

    quotes: dict[str, Quote]
    """What each card of the viewer's hand, or on the table, would cost it."""
    quote: Quote | None
    """What the building costs that the viewer is at work on."""
    covers: dict[str, Quote]
    """What it would cost over each building that the viewer may cover now."""
    paid: list[Quote]
    """What is left of its price when no good pays, one, two …, while goods may."""
    prices: dict[str, int]
    """What each good would bring that the viewer may sell now, in cards."""
    barred: dict[str, Refusal]
    """Why a card beside the viewer's options is none."""
    preselected: list[int]
    """The dearest of its options, where they are goods and as many as may be."""
    tray: list[int]
    """Those of its options that lie neither in its hand, nor in its city, nor open."""
    site: int | None
    """The card that the viewer pays for, if it is to stand on a free place."""
    offered: list[int]
    """Cards on the table that anybody may build."""
    forecast: Forecast | None
    """What each role would give the viewer; a spectator is told nothing."""
    may_choose: bool
    """Whether the viewer can still take a role, in this round or else in the next."""
    limit: Limit | None
    """How many cards the viewer may hold at a hand check."""
    phase: Phase
    """Before the first choice of a round, at a choice of roles, at a role, or over."""
    takers: dict[str, int]
    """Who took each role of this round."""
    expected: list[tuple[int, int]]
    """The lowest and highest price of each good under the tiles that may be next."""
    ending: Ending | None
    """Told once the end is near and as long as the game goes on."""
    leftovers: list[int]
    """By seat: cards and goods, which decide between seats with the same points."""
    margin: Margin | None
    """Told once one seat alone has won."""
    deeds: list[Deeds]
    """By seat, what each has done; none until the game is over."""


class Table(TableFacts, Briefing):
    """All that the page draws of a table of San Juan."""

    view: View
    """What the viewer may know; while the device is not taken, what everybody may."""
    events: list[EventFacts]
    """All that has happened, as the viewer saw it, or anybody."""


# ---------------------------------------------------------------- what never changes


class Building(TypedDict):
    """A building as it is printed."""

    id: str
    """Its name outside."""
    cost: int
    """In cards."""
    vp: int
    """In points."""
    group: Literal["P", "V", "M", "6"]
    """Production, violet, a monument, or one of the great ones."""
    good: str | None
    """What it produces, or `customs`: a good of no kind."""
    star: bool
    """Whether its effect is worth points."""
    copies: list[int]
    """How many cards show it, by edition."""
    expansion: bool
    """Whether it is one of the New Buildings."""
    unverified: list[str]
    """Which of its figures are uncertain: `cost`, `vp`."""


class Catalogue(TypedDict):
    """What never changes: cards, names and limits."""

    buildings: list[Building]
    """In the order of the rule book."""
    cards: list[int]
    """By card: the number of the building it shows."""
    roles: list[str]
    """The options at a choice of roles are numbers of these."""
    goods: list[str]
    """From the cheapest to the dearest; lists of prices follow this order."""
    tiles: dict[str, list[int]]
    """By price tile: what each good brings under it, in cards."""
    editions: list[str]
    """Of which there are cards."""
    levels: list[str]
    """Of computer players, the weakest first."""
    ladder: list[str]
    """Those that each win clearly more often than the one before."""
    judgements: dict[Judgement, float]
    """From which loss on a decision is called so, the lowest first."""
    seats: list[int]
    """How many may play."""
    name_length: int
    """How many letters a player's name may have."""
    file_size: int
    """How many bytes a file may have that is read."""
    places: int
    """How many buildings end the game."""
    near: int
    """From how many buildings on the end is near."""
    asked: dict[str, str]
    """By question, or by what asks it: the rule it follows, by its number."""
    refused: dict[str, str]
    """By reason why a card cannot be chosen: the rule that says so."""
    game: str
    """The first word of its codes."""
    version: str
    """Of the game."""
