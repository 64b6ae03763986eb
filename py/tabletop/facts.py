"""What crosses a border as data, in any game: to a page, to a file, to a player.

Every type here is JSON-ready. A game adds facts of its own in types beside these; the
page's types and the JSON Schema files are made from both. `Facts` at the end of a name
marks data; the page calls the same thing by the name without it.
"""

from collections.abc import Mapping
from typing import Final, NotRequired, TypeAlias, TypedDict

NAME_LENGTH: Final = 24
"""How many letters a player's name may have."""

Source: TypeAlias = int | str | None
"""What a question is asked for: an option's number, the id of a rule, or nothing."""

Fact: TypeAlias = int | str | list[int] | None
"""What an event tells by a name of the game's own: a number, an id, some cards."""


Reply: TypeAlias = Mapping[str, object]
"""An answer to a page; `tabletop.replies` has the types of all answers."""


class Told(TypedDict):
    """Something said by its id; locale files word it."""

    id: str
    """The id of the sentence."""
    args: Mapping[str, object]
    """The facts that go into it, by name."""


class Event(TypedDict):
    """Something that happened, as the viewer saw it."""

    id: str
    """What happened."""
    ply: int
    """How many answers had been given when it happened."""
    args: dict[str, Fact]
    """Who and what; `cards` are numbers for whoever saw the faces, else a count."""


# ---------------------------------------------------------------- saves


class PlayerFacts(TypedDict):
    """Who sits at a seat; everybody knows."""

    name: str
    """As it was typed; may be empty."""
    kind: str
    """`person`, or the level of a computer player."""


class DealtAnew(TypedDict):
    """A moment of a game at which another one begins."""

    answers: list[list[int]]
    """Those before it."""
    seed: int
    """By which everything is dealt that the seat to decide did not know."""


class GameSave(TypedDict):
    """A game as a file holds it; how it began is told beside, by keys of the game."""

    format: str
    """What the file is."""
    version: int
    """Of the format."""
    rules: NotRequired[int]
    """The version of the rules; the first one is not told."""
    answers: list[list[int]]
    """In their order, each the options taken, sorted."""
    digest: str
    """The fingerprint of the table that they lead to."""
    dealt_anew: NotRequired[list[DealtAnew]]
    """Where it was dealt anew before the first of them, and what came before that."""


class Branched(TypedDict):
    """Where a table branched off another one."""

    of: str
    """The id of that other table."""
    ply: int
    """After how many of its answers."""


class TableSave(TypedDict):
    """A table as a file holds it; docs/records.md tells more."""

    format: str
    """What the file is."""
    version: int
    """Of the format."""
    id: str
    """Which table it is, from its first question to its last."""
    players: list[PlayerFacts]
    """By seat."""
    serious: bool
    """No undo and no hints."""
    branched: NotRequired[Branched]
    """Where it branched off another table."""
    lapsed: NotRequired[bool]
    """Whether it was begun as a serious game and is none any more."""
    older_of: NotRequired[str]
    """The id of the serious table that this was an older state of."""
    salt: NotRequired[str]
    """What the deal of a serious game was committed to with."""
    check: NotRequired[str]
    """The fingerprint of all else; only of a game that is serious, or has been."""
    game: Mapping[str, object]
    """The game's own save: a `GameSave`."""


# ---------------------------------------------------------------- a table


class ScoreFacts(TypedDict):
    """What a seat has, or would have if the game ended now."""

    total: int
    """In points."""
    parts: dict[str, int]
    """The points that add up to it, by what they are for."""


class CommitmentFacts(TypedDict):
    """What a serious game promises of its deal before the first decision."""

    fingerprint: str
    """The SHA-256 of deal and salt, in hexadecimal digits."""
    deal: NotRequired[str]
    """Options, seats and seed, as a code begins; told at the end."""
    salt: NotRequired[str]
    """What keeps the deal from being guessed; told at the end."""


class StepTold(TypedDict):
    """What the step of a lesson says that is due."""

    say: str | None
    """Its sentence, or why the latest answer was not taken; null: nothing."""
    next: bool
    """Whether it is only read: nothing can be answered before."""
    place: str | None
    """The part of the table that is pointed at."""
    options: list[int]
    """The options that are pointed at."""


class CoachFacts(StepTold):
    """Where a lesson is, and what its coach says."""

    lesson: str
    """The name of the lesson."""
    step: int | None
    """The number of the step that is due; null: none is."""
    steps: int
    """How many there are."""
    done: list[int]
    """The numbers of those that are done."""
    refused: int
    """How many answers were not taken since the lesson was begun."""
    hidden: list[str]
    """What is not needed on the page yet."""
    over: bool
    """Whether the last step is done."""


class TableFacts(TypedDict):
    """What a page draws of a table, whichever game lies on it."""

    viewer: int | None
    """The seat it is drawn for, which may not have taken the device; null: none."""
    players: list[PlayerFacts]
    """By seat."""
    scores: list[ScoreFacts]
    """By seat."""
    ranking: list[int]
    """The seats in the order they would come in now."""
    over: bool
    """Whether the game has ended."""
    winners: list[int]
    """The seats that have won; none until the game is over."""
    since: int | None
    """The number of the viewer's latest answer, which had not seen later events."""
    serious: bool
    """No undo and no hints, as it was chosen when the game began."""
    lapsed: bool
    """Whether it was begun as a serious game and is none any more."""
    commitment: CommitmentFacts | None
    """Of a game begun as a serious one by a version that knows commitments."""
    can_undo: bool
    """Whether the viewer has something to take back, and may."""
    seed: int | None
    """What the shuffles follow from; null until the end of a serious game."""
    coach: NotRequired[CoachFacts]
    """Only where a lesson is played."""
    save: TableSave
    """The table as a file holds it (docs/records.md), hidden cards and all."""
