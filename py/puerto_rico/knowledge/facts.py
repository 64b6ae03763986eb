"""The types of a view: the knowledge of one seat as data, key by key.

Seats count from 0. All facts are public, except the order of the tiles in the stack
and, unless points are open, the points of other seats. Computer players have counted
these.
"""

from typing import NotRequired, TypedDict

from puerto_rico.rules.stages import RoleName, SilentName, StageName
from tabletop.rules.facts import AskedFacts, Form, SeenFacts


class OptionsFacts(TypedDict):
    """The choices before a game."""

    seats: int
    """The number of seats, 2 to 5."""
    open_points: bool
    """Whether every seat sees the points of all seats before the end."""
    more_points: bool
    """Whether five seats have 126 points in the pool and not 122."""
    corn_handicap: bool
    """Whether a seat that begins with corn gets a doubloon less."""
    swapped_costs: bool
    """Whether the factory costs 8 doubloons and the university 7."""
    sets: list[str]
    """The sets whose buildings are mixed with those of the base game."""
    draft: bool
    """Whether the seats choose among these buildings, and not the seed."""
    all_pairs: bool
    """Whether buildings that exclude each other may be in play together."""
    library_once: bool
    """Whether a library of two seats works in one of its owner's roles a round."""


class TileFacts(TypedDict):
    """A tile on an island."""

    id: str
    """The good of the plantation, `quarry`, or the good with `_forest`."""
    occupied: bool
    """Whether a colonist works there; of equal tiles the earliest are occupied."""


class BuildingFacts(TypedDict):
    """A building in a city."""

    id: str
    """The building's id."""
    colonists: int
    """The colonists on its circles."""
    circles: int
    """Its circles."""


class SeatFacts(TypedDict):
    """The board of a seat, as the viewer sees it."""

    doubloons: int
    """Its doubloons."""
    deposit: int
    """The doubloons in its bank."""
    points: int | None
    """Its points in chips; null if the viewer may not look at them."""
    goods: list[int]
    """Its barrels by good: corn, indigo, sugar, tobacco, coffee."""
    san_juan: int
    """Its colonists without a circle."""
    nobles: dict[str, int]
    """By tile kind, building id or `san_juan`: how many of its colonists are nobles."""
    island: list[TileFacts]
    """Its tiles, in the order in which they came."""
    city: list[BuildingFacts]
    """Its buildings, in the order in which they were built."""


class QuestionFacts(AskedFacts[StageName, Form]):
    """The open question; only the seat that must answer knows the options.

    Their numbers are explained in `puerto_rico.rules.questions.Question`.
    """

    proposed: NotRequired[list[int]]
    """A sensible answer at `place`. Only for the seat that must answer."""


class RoleFacts(TypedDict):
    """A role card."""

    id: RoleName
    """The role."""
    doubloons: int
    """The doubloons on it."""


class ShipFacts(TypedDict):
    """A cargo ship."""

    hold: int
    """The barrels that it carries at most."""
    good: str | None
    """The good on it; null while it is empty."""
    count: int
    """The barrels on it."""


class StepFacts(TypedDict):
    """A stage of the game that is still to come."""

    stage: StageName | SilentName
    """The stage's name."""
    seat: int
    """The seat that acts."""


class KnownFacts(TypedDict):
    """Further knowledge: the memory of a viewer, and the progress of the phase."""

    points: list[int | None]
    """By seat: its points. A seat has counted all of them all along; a spectator and a
    page have not, and get null for those that they may not look at."""
    ending: str | None
    """The cause that ends the game with this round; null if there is none yet."""
    over: bool
    """Whether the game has ended."""
    role: RoleName | None
    """The role of the phase that runs now."""
    tile: str | None
    """The tile that the latest seat in this phase has taken."""
    drawn: str | None
    """The tile that the seat asked has drawn and must place."""
    building: str | None
    """The building that the latest seat in this phase has built."""
    made: list[list[int]]
    """By seat: the barrels by good that it has produced in this phase."""
    idle: int
    """The number of seats in turn, the latest last, that have loaded nothing."""
    wharfed: list[int]
    """The seats that have used their wharf in this phase."""
    small_wharfed: list[int]
    """The seats that have used their small wharf in this phase."""
    stuck: list[int]
    """The seats that can load no more in this phase."""
    opened: list[int]
    """The seats that have had a turn to load in this phase."""
    rewarded: list[int]
    """The seats that have loaded in this phase."""
    kept: list[str]
    """The goods that the seat asked keeps in its warehouses."""
    card: int
    """The doubloons of the current role that its seat has not spent."""
    active: list[str]
    """The buildings `library` and `tower`, if they work in this phase alone."""
    spent: list[str]
    """Those of them that have worked in this round, with two seats."""
    stack: list[StepFacts]
    """The stages of this round that are already fixed, the next one last."""


class View(SeenFacts[QuestionFacts]):
    """The knowledge of one seat or of a spectator about a game, as JSON-ready data.

    `Game.view` makes it, and computer players get nothing else.
    """

    options: OptionsFacts
    """The choices before the game."""
    governor: int
    """The seat that chose the first role of the round."""
    chooser: int
    """The seat that chooses a role, or chose the current one."""
    roles: list[RoleFacts]
    """All roles of the game."""
    roles_taken: list[RoleName]
    """The roles taken in this round, in order."""
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
    goods: list[int]
    """The barrels in the supply, by good."""
    row: list[str]
    """The tiles face up."""
    deck: int
    """The number of tiles in the stack."""
    aside: list[int]
    """The tiles laid aside, by good."""
    quarries: int
    """The quarries left."""
    buildings: dict[str, int]
    """By building id: the number left to build."""
    shop: list[str]
    """The goods in the trading house."""
    ships: list[ShipFacts]
    """The cargo ships, the smallest first."""
    seats: list[SeatFacts]
    """The seats by number."""
    known: KnownFacts
    """Further knowledge of the viewer."""
