"""What one seat may know of a game of San Juan, as data, key by key.

Cards are physical cards, the same numbers in every game; seats are counted from 0. What
is told of no seat in particular, everybody may know.
"""

from typing import Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from sanjuan.rules.stages import RoleName, SilentName, StageName
from tabletop.facts import Source

Form: TypeAlias = Literal["one", "consent", "cards"]
Effect: TypeAlias = Literal["keep", "give_up", "build", "use"]


class OptionsFacts(TypedDict):
    """What was chosen before the game."""

    seats: int
    """How many play: 2, 3 or 4."""
    edition: str
    """`first` or `second`."""
    expansion: bool
    """Whether New Buildings are in the deck."""
    choose_four: bool
    """Whether one chooses 4 of 6 cards to begin with."""


class StandingFacts(TypedDict):
    """A building that stands in a city."""

    id: str
    """Of the building."""
    card: int
    """Its card."""
    good: bool
    """Whether a good lies on it; which card that is, nobody may know."""


class CoveredFacts(TypedDict):
    """A building that was built over."""

    id: str
    """Of the building."""
    card: int
    """Its card."""
    place: int | None
    """The place in the city it lies at; null where a position did not tell."""


class SeatFacts(TypedDict):
    """A seat, as the viewer may know it."""

    hand: list[int] | int
    """The cards, for the seat itself; for all others how many."""
    buildings: list[StandingFacts]
    """The city, in the order it was built."""
    tucked: int
    """How many cards lie under its buildings, worth a point each."""
    covered: list[CoveredFacts]
    """What was built over, the first first."""


class QuestionFacts(TypedDict):
    """The open question; what can be chosen only the seat that is asked may know."""

    seat: int
    """Who is asked."""
    name: StageName
    """What is asked."""
    form: Form
    """How it is answered: by one option, by a yes (the option) or a no, or by cards."""
    effect: Effect
    """What becomes of the cards chosen."""
    priced: bool
    """Whether it is about a price: to be paid, or to be had."""
    secret: bool
    """Whether the options follow from cards that only the seat asked may see."""
    options: NotRequired[list[int]]
    """Cards; at `role` numbers of roles. Only for the seat that is asked."""
    low: NotRequired[int]
    """How many are to be chosen at least. Only for the seat that is asked."""
    high: NotRequired[int]
    """How many at most. Only for the seat that is asked."""
    source: NotRequired[Source]
    """The card being built, or the id of the building or limit that asks. As above."""


class StepFacts(TypedDict):
    """A stage of the game that is still to come."""

    stage: StageName | SilentName
    """Which it is."""
    seat: int
    """Whose it is."""


T = TypeVar("T")


class UsedUp(TypedDict, Generic[T]):
    """What buildings remember, a key for each that can be used up; all may know it."""

    library_used: T
    """Whether a seat has used its library in this round."""
    bank_used: T
    """Whether a seat has used its bank in this game."""


class KnownFacts(UsedUp[list[bool]]):
    """What else a player may use: its memory, and where the phase stands.

    What is used up is told of every seat in turn.
    """

    discard: list[int]
    """The cards of the discard pile that the viewer has seen, sorted."""
    tucked: list[int]
    """The cards that the viewer itself has tucked."""
    stowed: list[int]
    """By seat: how many goods lie under its harbor, which nobody has seen."""
    drawn: list[int] | int
    """The cards looked at and not yet kept, for whoever may see them; else how many."""
    resting: list[list[int]]
    """By seat: the buildings whose effect rests in this phase."""
    on_offer: bool
    """Whether the cathedral lies on the table for anybody to build."""
    over: bool
    """Whether the game has ended."""
    role: RoleName | None
    """The role that is being carried out."""
    privilege: int
    """How much the chooser's privilege counts: 1, or 2 with a library."""
    sold: bool
    """Whether the seat whose trade it is has sold anything."""
    tiles_seen: int
    """How many of the five prices are known, at most 5."""
    card: int | None
    """The card being built; only for the seat that builds and decides."""
    cover: int | None
    """The building it is to cover; only for the seat that decides."""
    paid: int
    """How many goods have paid for it."""
    stack: list[StepFacts]
    """The stages to come in this round as far as they are fixed, the next one last."""


class View(TypedDict):
    """All that a seat may know, or a spectator."""

    seat: int | None
    """Whose view it is; null: a spectator's."""
    options: OptionsFacts
    """What was chosen before the game."""
    ply: int
    """How many answers have been given: the number of the open question."""
    round: int
    """The round, from 1 on."""
    governor: int
    """The seat that chose the first role of the round."""
    chooser: int
    """The seat that chooses a role, or has chosen the one that is carried out."""
    roles_taken: list[RoleName]
    """The roles of this round in the order they were taken."""
    tile: str | None
    """The price tile that is turned up now, `A` to `E`."""
    tiles_known: list[str | None]
    """The five tiles, the next first; null: nobody has seen it."""
    pile: int
    """How many cards lie on the draw pile."""
    discard: int
    """How many cards lie on the discard pile."""
    seats: list[SeatFacts]
    """By seat."""
    question: QuestionFacts | None
    """What is to be answered; null once the game is over."""
    known: KnownFacts
    """What else a player may use."""


# ---------------------------------------------------------------- events

EventName: TypeAlias = Literal[
    "round_started", "role_taken", "library_used", "built", "good_lost", "produced",
    "tile_turned", "sold", "stowed", "councillor_drew", "kept", "passed", "drew",
    "discarded", "tucked", "revealed", "won", "reshuffled", "game_over",
]  # fmt: skip


class EventArgs(TypedDict, total=False):
    """The facts of an event; which there are depends on what happened."""

    seat: int
    """Who did it or had it."""
    cards: list[int] | int
    """Cards of a hand that were moved, for that seat; for others how many."""
    faces: list[int]
    """Cards shown to all."""
    card: int
    """The card built, won or covered."""
    over: int | None
    """The building that was built over."""
    price: int
    """What was paid, in cards and goods."""
    goods: int
    """How many goods paid for a part of it."""
    buildings: list[int]
    """The buildings whose goods were produced, sold or stowed."""
    income: int
    """How many cards a sale brought."""
    tile: str
    """The price tile turned up."""
    prices: list[int]
    """What each good brings under it, in the order of the goods."""
    role: RoleName
    """The role taken."""
    stage: StageName
    """What was passed."""
    cause: str
    """The id of the building, role or rule that made it happen."""
    round: int
    """The round that began."""
    winners: list[int]
    """The seats that have won."""


class EventFacts(TypedDict):
    """Something that happened, as the viewer saw it."""

    id: EventName
    """What happened."""
    ply: int
    """How many answers had been given when it happened."""
    args: EventArgs
    """Who and what."""
