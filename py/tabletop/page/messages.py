"""Messages of a page at any table, key by key; each game adds its options."""

from typing import Literal, NotRequired, TypeAlias

from tabletop.page.beginnings import (
    AnyMessage,
    BranchMessage,
    Chosen,
    DayMessage,
    GameMessage,
    LessonMessage,
    LoadMessage,
    NewMessage,
    OpenCodeMessage,
    PlayPuzzleMessage,
)
from tabletop.page.device_messages import (
    AnswerDeviceMessage,
    HintDeviceMessage,
    LookBackDeviceMessage,
    ReplayDeviceMessage,
    ReseatMessage,
    SetApartMessage,
    ShowDeviceMessage,
    UndoAsksMessage,
    UndoDeviceMessage,
)
from tabletop.table.replay import Eyes


class ParMessage(GameMessage):
    """Ask for the par of a day; the table does not change."""

    type: Literal["par"]
    """The type of the message."""
    date: str
    """The day, as `2026-11-23`."""


class ReadOnMessage(AnyMessage):
    """Leave a step of a lesson that the learner only reads."""

    type: Literal["read_on"]
    """The type of the message."""
    step: int
    """The number of that step."""


class ReadCodeMessage(AnyMessage):
    """Ask whether a code can be opened; the table does not change."""

    type: Literal["read_code"]
    """The type of the message."""
    code: str
    """The code to check."""


class CodesMessage(AnyMessage):
    """Ask for the codes of the table, which does not change."""

    type: Literal["codes"]
    """The type of the message."""
    plies: NotRequired[list[int]]
    """The moments whose codes the page wants, too."""


class AnswerMessage(AnyMessage):
    """Give a person's answer."""

    type: Literal["answer"]
    """The type of the message."""
    ply: int
    """The number of the question, as in the view."""
    seat: int
    """The seat that answers."""
    answer: list[int]
    """The options it takes."""


class TakeDeviceMessage(AnyMessage):
    """Give the device to a person, who then sees their own hand."""

    type: Literal["take_device"]
    """The type of the message."""
    seat: int
    """The seat that takes it, which must be the viewer."""


class UndoMessage(AnyMessage):
    """Go back to a person's latest earlier question."""

    type: Literal["undo"]
    """The type of the message."""
    seat: int
    """The seat whose decision is taken back."""


class HintMessage(AnyMessage):
    """Begin a hint for the person to decide."""

    type: Literal["hint"]
    """The type of the message."""
    ply: int
    """The number of the question, as in the view."""
    seat: int
    """The seat that asks for it."""


class LookBackMessage(AnyMessage):
    """Begin or resume a look back on a finished game."""

    type: Literal["look_back"]
    """The type of the message."""
    ply: NotRequired[int]
    """The decision to search first."""


class ReplayMessage(AnyMessage):
    """Show a moment of the game; the open question stays open.

    A running look back searches the decision of that moment next.
    """

    type: Literal["replay"]
    """The type of the message."""
    ply: int
    """The number of answers before the moment."""
    seat: Eyes
    """The viewer: any once the game is over, before that the holder of the device."""


class PuzzleMessage(AnyMessage):
    """Show a puzzle; the table does not change."""

    type: Literal["puzzle"]
    """The type of the message."""
    code: str
    """The code of a game up to the question."""


class JudgeMessage(AnyMessage):
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


Message: TypeAlias = (
    NewMessage[Chosen]
    | DayMessage
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
    | SetApartMessage
    | ReseatMessage
    | ShowDeviceMessage
    | AnswerDeviceMessage
    | UndoDeviceMessage
    | UndoAsksMessage
    | HintDeviceMessage
    | LookBackDeviceMessage
    | ReplayDeviceMessage
)
"""Every message that a page may send; a game says the options of a new one."""
