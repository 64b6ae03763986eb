"""What the page asks for at a table of San Juan, and the replies, key by key.

What any game is asked is in `tabletop.messages`, what it replies in `tabletop.replies`.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sanjuan.knowledge.facts import OptionsFacts
from sanjuan.page.facts import Table
from tabletop.facts import PlayerFacts, Told
from tabletop.messages import (
    AnswerMessage,
    BranchMessage,
    CodesMessage,
    DayMessage,
    Eyes,
    HintMessage,
    JudgeMessage,
    LessonMessage,
    LoadMessage,
    LookBackMessage,
    OpenCodeMessage,
    PuzzleMessage,
    ReadCodeMessage,
    ReadOnMessage,
    ReplayMessage,
    TakeDeviceMessage,
    UndoMessage,
)
from tabletop.replies import (
    CodesReply,
    Decided,
    ErrorReply,
    HintReply,
    JudgedReply,
    LackingReply,
    LookBackReply,
    ReadCodeReply,
    ThinkingReply,
)


class NewOptions(OptionsFacts):
    """How a new game is to be made."""

    seed: NotRequired[int | None]
    """What the shuffles follow from; null: any."""


class NewMessage(TypedDict):
    """Begin a game."""

    type: Literal["new"]
    """Which message it is."""
    options: NewOptions
    """How it is to be made."""
    players: list[PlayerFacts]
    """Who sits where."""
    serious: bool
    """No undo and no hints."""
    code: NotRequired[str]
    """The code of a deal that all this was taken from."""


class TableReply(TypedDict):
    """The table as it is now."""

    type: Literal["view"]
    """Which reply it is."""
    table: Table
    """What is to be drawn."""
    told: NotRequired[Told]
    """What has to be said of it: why a serious game is none any more."""
    visit: NotRequired[bool]
    """It is not to be kept: somebody else's game before it goes on here, a lesson."""
    branch: NotRequired[bool]
    """It has just branched off the table that was open."""


class ReplayReply(TypedDict):
    """The table as it was at a moment."""

    type: Literal["replay"]
    """Which reply it is."""
    ply: int
    """After how many answers."""
    last: int
    """How many answers there are in all."""
    seat: Eyes
    """As whom it is seen, as it was asked for."""
    decided: Decided | None
    """What was answered then; null: nothing, or it is not for that seat to know."""
    table: Table
    """What is to be drawn."""


class PuzzleReply(TypedDict):
    """The table of a puzzle."""

    type: Literal["puzzle"]
    """Which reply it is."""
    table: Table
    """What is to be drawn."""


Message: TypeAlias = (
    NewMessage
    | DayMessage
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
)
"""What the page may ask Python for."""

Reply: TypeAlias = (
    TableReply
    | HintReply
    | LookBackReply
    | ReplayReply
    | ReadCodeReply
    | CodesReply
    | PuzzleReply
    | JudgedReply
    | ThinkingReply
    | LackingReply
    | ErrorReply
)
"""What Python says to it."""
