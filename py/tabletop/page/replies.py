"""Replies to a page at any table, key by key; each game adds its facts of a table."""

from typing import Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

from tabletop.advice.hint import HintFacts
from tabletop.advice.review.facts import FindingsFacts
from tabletop.base.english import Told
from tabletop.table.puzzles import VerdictFacts
from tabletop.table.replay import Decided, Eyes

T = TypeVar("T")


class TableReply(TypedDict, Generic[T]):
    """The table as it is now."""

    type: Literal["view"]
    """The type of the reply."""
    table: T
    """The table to draw."""
    told: NotRequired[Told]
    """The sentence to show: the reason why a serious game is serious no longer."""
    visit: NotRequired[bool]
    """Whether the page must not store it: a lesson, or a guest game before its first
    answer."""
    branch: NotRequired[bool]
    """Whether it has just left the open table as a variation."""


class ReplayReply(TypedDict, Generic[T]):
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
    table: T
    """The table to draw."""


class PuzzleReply(TypedDict, Generic[T]):
    """The table of a puzzle."""

    type: Literal["puzzle"]
    """The type of the reply."""
    table: T
    """The table to draw."""


class HintReply(HintFacts):
    """The state of a hint."""

    type: Literal["hint"]
    """The type of the reply."""


class LookBackReply(FindingsFacts):
    """The state of a look back."""

    type: Literal["look_back"]
    """The type of the reply."""


class ReadCodeReply(TypedDict):
    """Whether a code can be opened."""

    type: Literal["read_code"]
    """The type of the reply."""
    error: Told | None
    """The reason if it cannot; null if it can."""


class CodesReply(TypedDict):
    """The codes of the table, for sharing."""

    type: Literal["codes"]
    """The type of the reply."""
    deal: str
    """The code of its deal."""
    game: str
    """The code of its game so far."""
    moments: NotRequired[list[str]]
    """The codes of its game up to each moment that the page asked for."""


class ParReply(TypedDict):
    """The par of a day: the points of the computer at its deal."""

    type: Literal["par"]
    """The type of the reply."""
    date: str
    """The day."""
    points: int | None
    """The points; null while they are reckoned."""


class JudgedReply(VerdictFacts):
    """The state of the verdict on an answer."""

    type: Literal["judged"]
    """The type of the reply."""


class ShownReply(TypedDict, Generic[T]):
    """The table as another device may show it."""

    type: Literal["shown"]
    """The type of the reply."""
    device: int
    """The number of the device's connection."""
    viewer: int | None
    """The seat that the device belongs to; null: it shows the table to everybody."""
    table: T
    """The table to draw; of the save it has the id alone."""


class ApartReply(TypedDict):
    """The people with devices of their own."""

    type: Literal["apart"]
    """The type of the reply."""
    seats: list[int]
    """Their seats."""


class HeardReply(TypedDict):
    """The table has changed as another device, or its host, wanted."""

    type: Literal["heard"]
    """The type of the reply."""
    ply: int
    """The number of answers so far."""


class HintedReply(HintFacts):
    """The state of a hint for another device."""

    type: Literal["hinted"]
    """The type of the reply."""


class FoundReply(FindingsFacts):
    """The state of a look back, with the decisions that another device lacks."""

    type: Literal["found"]
    """The type of the reply."""


class MomentReply(TypedDict, Generic[T]):
    """The table as it was at a moment, for another device."""

    type: Literal["moment"]
    """The type of the reply."""
    ply: int
    """The number of answers before this moment."""
    last: int
    """The number of all answers."""
    deciders: list[int]
    """The seat that gave each answer."""
    seat: Eyes
    """The seat whose eyes the device asked for."""
    decided: Decided | None
    """The answer given at this moment; null: none."""
    table: T
    """The table to draw; of the save it has the id alone."""


class UndoAsksReply(TypedDict):
    """The people whom an undo needs."""

    type: Literal["undo_asks"]
    """The type of the reply."""
    seats: list[int]
    """Their seats; none if it takes back nothing new."""


class ThinkingReply(TypedDict):
    """The state of a computer player's thinking, for the worker alone."""

    type: Literal["thinking"]
    """The type of the reply."""
    seat: int
    """The seat that thinks."""
    done: float
    """The finished fraction, 0 to 1."""
    waits: bool
    """Whether it waits until helpers have been asked or have reported."""


class LackingReply(TypedDict):
    """Modules for a message are missing, and it did nothing. The worker loads them."""

    type: Literal["lacking"]
    """The type of the reply."""
    part: str
    """The part of Python that has them, such as `chess` or `chess-late`."""


class ErrorReply(TypedDict):
    """The refusal of a message, which has changed nothing."""

    type: Literal["error"]
    """The type of the reply."""
    error: Told
    """The reason, as `error-<id>` words it."""


Reply: TypeAlias = (
    TableReply[T]
    | ReplayReply[T]
    | PuzzleReply[T]
    | HintReply
    | LookBackReply
    | ReadCodeReply
    | CodesReply
    | JudgedReply
    | ParReply
    | ShownReply[T]
    | ApartReply
    | HeardReply
    | UndoAsksReply
    | HintedReply
    | FoundReply
    | MomentReply[T]
    | ThinkingReply
    | LackingReply
    | ErrorReply
)
"""Every reply; a game says what it tells of a table."""
