"""Messages of a page at any table, key by key; each game adds its options."""

from typing import Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from tabletop.table.lessons.facts import LessonFacts
from tabletop.table.replay import Eyes
from tabletop.table.seating import PlayerFacts

Chosen = TypeVar("Chosen")


class NewMessage(TypedDict, Generic[Chosen]):
    """Begin a game."""

    type: Literal["new"]
    """The type of the message."""
    game: NotRequired[str | None]
    """The name of the game; null or left out: the first that the page has."""
    options: Chosen
    """The options of the game."""
    players: list[PlayerFacts]
    """The players, by seat."""
    serious: bool
    """Whether the game allows neither undo nor hints."""
    code: NotRequired[str]
    """The code of a deal that set all these options."""


class LoadMessage(TypedDict):
    """Open a save."""

    type: Literal["load"]
    """The type of the message."""
    text: str
    """The raw text of the file."""
    kept: NotRequired[str]
    """The text of the save that is already stored for the same table."""
    visit: NotRequired[bool]
    """Whether the page only shows the table, and does not store it."""


class DayMessage(TypedDict):
    """Begin the deal of a day, as a serious game."""

    type: Literal["day"]
    """The type of the message."""
    game: NotRequired[str | None]
    """The name of the game; null or left out: the first that the page has."""
    date: str
    """The day, as `2026-11-23`."""


class ParMessage(TypedDict):
    """Ask for the par of a day; the table does not change."""

    type: Literal["par"]
    """The type of the message."""
    game: NotRequired[str | None]
    """The name of the game; null or left out: the first that the page has."""
    date: str
    """The day, as `2026-11-23`."""


class LessonMessage(TypedDict):
    """Begin or resume a lesson."""

    type: Literal["lesson"]
    """The type of the message."""
    game: NotRequired[str | None]
    """The name of the game; null or left out: the first that the page has."""
    lesson: LessonFacts
    """The whole lesson, as its file has it."""
    answers: NotRequired[list[list[int]]]
    """The answers of all seats so far."""
    done: NotRequired[list[int]]
    """The numbers of the steps that are done."""


class ReadOnMessage(TypedDict):
    """Leave a step of a lesson that the learner only reads."""

    type: Literal["read_on"]
    """The type of the message."""
    step: int
    """The number of that step."""


class OpenCodeMessage(TypedDict):
    """Open a shared deal or game."""

    type: Literal["open_code"]
    """The type of the message."""
    code: str
    """The code of the deal or the game."""


class ReadCodeMessage(TypedDict):
    """Ask whether a code can be opened; the table does not change."""

    type: Literal["read_code"]
    """The type of the message."""
    code: str
    """The code to check."""


class CodesMessage(TypedDict):
    """Ask for the codes of the table, which does not change."""

    type: Literal["codes"]
    """The type of the message."""
    plies: NotRequired[list[int]]
    """The moments whose codes the page wants, too."""


class AnswerMessage(TypedDict):
    """Give a person's answer."""

    type: Literal["answer"]
    """The type of the message."""
    ply: int
    """The number of the question, as in the view."""
    seat: int
    """The seat that answers."""
    answer: list[int]
    """The options it takes."""


class TakeDeviceMessage(TypedDict):
    """Give the device to a person, who then sees their own hand."""

    type: Literal["take_device"]
    """The type of the message."""
    seat: int
    """The seat that takes it, which must be the viewer."""


class UndoMessage(TypedDict):
    """Go back to a person's latest earlier question."""

    type: Literal["undo"]
    """The type of the message."""
    seat: int
    """The seat whose decision is taken back."""


class HintMessage(TypedDict):
    """Begin a hint for the person to decide."""

    type: Literal["hint"]
    """The type of the message."""
    ply: int
    """The number of the question, as in the view."""
    seat: int
    """The seat that asks for it."""


class LookBackMessage(TypedDict):
    """Begin or resume a look back on a finished game."""

    type: Literal["look_back"]
    """The type of the message."""
    ply: NotRequired[int]
    """The decision to search first."""


class ReplayMessage(TypedDict):
    """Show a moment of the game; the open question stays open.

    A running look back searches the decision of that moment next.
    """

    type: Literal["replay"]
    """The type of the message."""
    ply: int
    """The number of answers before the moment."""
    seat: Eyes
    """The viewer: any once the game is over, before that the holder of the device."""


class BranchMessage(TypedDict):
    """Begin a variation at a moment of the game, as a table of its own."""

    type: Literal["branch"]
    """The type of the message."""
    ply: int
    """The number of answers before the moment."""
    seat: int
    """The person's seat: any once the game is over."""
    level: str | None
    """The level of the computers at all other seats; null: as before."""


class PuzzleMessage(TypedDict):
    """Show a puzzle; the table does not change."""

    type: Literal["puzzle"]
    """The type of the message."""
    code: str
    """The code of a game up to the question."""


class JudgeMessage(TypedDict):
    """Ask for the verdict on an answer to a puzzle; the table does not change."""

    type: Literal["judge"]
    """The type of the message."""
    code: str
    """The code of the puzzle."""
    losses: NotRequired[list[int]]
    """The loss of each answer, in the order in which the question yields them.

    Without them a search finds the losses.
    """
    answer: list[int]
    """The options that the person takes."""


class PlayPuzzleMessage(TypedDict):
    """Play on from a puzzle, at a table of its own."""

    type: Literal["play_puzzle"]
    """The type of the message."""
    code: str
    """The code of the puzzle."""


CommonMessage: TypeAlias = (
    DayMessage
    | ParMessage
    | LessonMessage
    | LoadMessage
    | OpenCodeMessage
    | ReadCodeMessage
    | CodesMessage
    | AnswerMessage
    | ReadOnMessage
    | TakeDeviceMessage
    | UndoMessage
    | HintMessage
    | LookBackMessage
    | ReplayMessage
    | BranchMessage
    | PuzzleMessage
    | JudgeMessage
    | PlayPuzzleMessage
)
"""Every message but `new`, which has the options of a game."""
