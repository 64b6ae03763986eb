"""The messages of the page at a table of San Juan, and the replies, key by key.

`tabletop.page` has the messages and the replies of any game.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sanjuan.knowledge.facts import OptionsFacts
from sanjuan.page.facts import Table
from tabletop.base.english import Told
from tabletop.page.messages import (
    AnswerMessage,
    BranchMessage,
    CodesMessage,
    DayMessage,
    HintMessage,
    JudgeMessage,
    LessonMessage,
    LoadMessage,
    LookBackMessage,
    OpenCodeMessage,
    ParMessage,
    PlayPuzzleMessage,
    PuzzleMessage,
    ReadCodeMessage,
    ReadOnMessage,
    ReplayMessage,
    TakeDeviceMessage,
    UndoMessage,
)
from tabletop.page.replies import (
    CodesReply,
    ErrorReply,
    HintReply,
    JudgedReply,
    LackingReply,
    LookBackReply,
    ParReply,
    ReadCodeReply,
    ThinkingReply,
)
from tabletop.table.replay import Decided, Eyes
from tabletop.table.seating import PlayerFacts


class NewOptions(OptionsFacts):
    """The options of a new game."""

    seed: NotRequired[int | None]
    """The seed of the shuffles; null: at random."""


class NewMessage(TypedDict):
    """Begin a game."""

    type: Literal["new"]
    """The type of the message."""
    options: NewOptions
    """The options of the game."""
    players: list[PlayerFacts]
    """The players, by seat."""
    serious: bool
    """Whether the game allows neither undo nor hints."""
    code: NotRequired[str]
    """The code of a deal that set all these options."""


class TableReply(TypedDict):
    """The table as it is now."""

    type: Literal["view"]
    """The type of the reply."""
    table: Table
    """The table to draw."""
    told: NotRequired[Told]
    """The sentence to show: the reason why a serious game is serious no longer."""
    visit: NotRequired[bool]
    """Whether the page must not store it: a lesson, or a guest game before its first
    answer."""
    branch: NotRequired[bool]
    """Whether it has just left the open table as a variation."""


class ReplayReply(TypedDict):
    """The table as it was at a moment."""

    type: Literal["replay"]
    """The type of the reply."""
    ply: int
    """The number of answers before this moment."""
    last: int
    """The number of all answers."""
    deciders: list[int]
    """The seat that gave each answer."""
    seat: Eyes
    """The seat whose eyes the page asked for."""
    decided: Decided | None
    """The answer given at this moment; null: none, or secret from that seat."""
    table: Table
    """The table to draw."""


class PuzzleReply(TypedDict):
    """The table of a puzzle."""

    type: Literal["puzzle"]
    """The type of the reply."""
    table: Table
    """The table to draw."""


Message: TypeAlias = (
    NewMessage
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
)
"""Every message that the page may send to Python."""

Reply: TypeAlias = (
    TableReply
    | HintReply
    | LookBackReply
    | ReplayReply
    | ReadCodeReply
    | CodesReply
    | PuzzleReply
    | JudgedReply
    | ParReply
    | ThinkingReply
    | LackingReply
    | ErrorReply
)
"""Every reply of Python."""
