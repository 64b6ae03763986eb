"""The types of a view: the knowledge of one seat as data, key by key.

Cards are physical cards, with the same numbers in every game; seats count from 0. Facts
that name no seat are public.
"""

from typing import Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from sanjuan.rules.stages import RoleName, SilentName, StageName
from tabletop.rules.event import Mark
from tabletop.rules.facts import AskedFacts, SeenFacts

Form: TypeAlias = Literal["one", "consent", "cards"]
Effect: TypeAlias = Literal["keep", "give_up", "build", "use"]


class OptionsFacts(TypedDict):
    """The choices before a game."""

    seats: int
    """The number of seats: 2, 3 or 4."""
    edition: str
    """`first` or `second`."""
    expansion: bool
    """Whether New Buildings are in the deck."""
    choose_four: bool
    """Whether each seat chooses its first 4 cards out of more."""


class StandingFacts(TypedDict):
    """A building that stands in a city."""

    id: str
    """The building's id."""
    card: int
    """Its card."""
    good: bool
    """Whether a good lies on it; the face of that card is secret from all."""


class CoveredFacts(TypedDict):
    """A building that was built over."""

    id: str
    """The building's id."""
    card: int
    """Its card."""
    place: int | None
    """The index in the city of the building over it; null if a position left it
    open."""


class SeatFacts(TypedDict):
    """The facts of a seat that the viewer may know."""

    hand: list[int] | int
    """The cards for the seat itself, their number for all others."""
    buildings: list[StandingFacts]
    """The city, in the order it was built."""
    tucked: int
    """The number of cards under its buildings, worth a point each."""
    covered: list[CoveredFacts]
    """The buildings that others cover, the earliest first."""


class QuestionFacts(AskedFacts[StageName, Form]):
    """The open question; only the seat that must answer knows the options.

    These are cards or, at `role`, the numbers of roles. The source is the card in work,
    or the id of the building or limit that asks.
    """

    effect: Effect
    """The effect on the chosen cards."""
    priced: bool
    """Whether it concerns a price, to pay or to get."""


class StepFacts(TypedDict):
    """A stage of the game that is still to come."""

    stage: StageName | SilentName
    """The stage's name."""
    seat: int
    """The seat that acts."""


T = TypeVar("T")


class UsedUp(TypedDict, Generic[T]):
    """The use of buildings that can be used up, a key for each; all of it is public."""

    library_used: T
    """Whether a seat has used its library in this round."""
    bank_used: T
    """Whether a seat has used its bank in this game."""


class KnownFacts(UsedUp[list[bool]]):
    """Further knowledge: the viewer's memory, and the progress of the phase.

    Facts on used-up buildings are lists by seat.
    """

    discard: list[int]
    """The cards of the discard pile that the viewer has seen, sorted."""
    tucked: list[int]
    """The cards that the viewer has tucked."""
    stowed: list[int]
    """By seat: the number of goods under its harbor, which no seat has seen."""
    drawn: list[int] | int
    """The cards drawn but not yet kept, if the viewer may see them; else their
    number."""
    resting: list[list[int]]
    """By seat: the buildings that have no effect in this phase."""
    on_offer: bool
    """Whether the cathedral lies on the table, for any seat to build."""
    over: bool
    """Whether the game has ended."""
    role: RoleName | None
    """The role of the phase that runs now."""
    privilege: int
    """The weight of the chooser's privilege: 1, or 2 with a library."""
    sold: bool
    """Whether any seat has sold a good in the latest trader phase."""
    tiles_seen: int
    """The number of the five price tiles seen so far, at most 5."""
    card: int | None
    """The card in work; only for the seat that builds and decides."""
    cover: int | None
    """The building that it will cover; only for the seat that decides."""
    paid: int
    """The number of goods that have paid for it."""
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
    roles_taken: list[RoleName]
    """The roles taken in this round, in order."""
    tile: str | None
    """The price tile that lies face up now, `A` to `E`; None if none does."""
    tiles_known: list[str | None]
    """The five tiles, the next first; null: no seat has seen it."""
    pile: int
    """The number of cards in the draw pile."""
    discard: int
    """The number of cards in the discard pile."""
    seats: list[SeatFacts]
    """The seats by number."""
    known: KnownFacts
    """Further knowledge of the viewer."""


# ---------------------------------------------------------------- events

EventName: TypeAlias = Literal[
    "round_started", "role_taken", "library_used", "built", "good_lost", "produced",
    "tile_turned", "sold", "stowed", "councillor_drew", "kept", "passed", "drew",
    "discarded", "tucked", "revealed", "won", "reshuffled", "game_over",
]  # fmt: skip


class EventArgs(TypedDict, total=False):
    """The facts of an event; their keys depend on its id."""

    seat: int
    """The seat that acted or was affected."""
    cards: list[int] | int
    """The hand cards that moved, for that seat; their number for all others."""
    faces: list[int]
    """The cards shown to all."""
    card: int
    """The card built, won or covered."""
    over: int | None
    """The building under the new one."""
    price: int
    """The payment, in cards and goods together."""
    goods: int
    """The number of goods in the payment."""
    buildings: list[int]
    """The buildings whose goods were produced, sold or stowed."""
    income: int
    """The number of cards that a sale brought."""
    tile: str
    """The price tile turned up."""
    prices: list[int]
    """The price of each good under the tile, in the order of goods."""
    role: RoleName
    """The role taken."""
    stage: StageName
    """The stage that the seat passed."""
    cause: str
    """The id of the building, role or rule that caused the event."""
    round: int
    """The round that began."""
    winners: list[int]
    """The seats that won."""


class EventFacts(TypedDict):
    """An event, as the viewer saw it."""

    id: EventName
    """The name of the event."""
    ply: int
    """The number of answers before it."""
    args: EventArgs
    """The facts of the event."""
    mark: NotRequired[Mark]
    """The part of the game that begins with it; only tables tell it."""
