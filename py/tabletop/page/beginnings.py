"""Messages of a page that bring another table, key by key."""

from typing import Generic, Literal, NotRequired, TypedDict, TypeVar

from tabletop.table.lessons.facts import LessonFacts
from tabletop.table.seating import PlayerFacts

Chosen = TypeVar("Chosen")


class AnyMessage(TypedDict):
    """A message of a page, which may keep a log."""

    since: NotRequired[dict[str, int] | int]
    """By viewer, a seat or `null`: the first answer whose events the page's log lacks.

    The replies then have events from there on, and all events for a viewer who is
    missing here; without it, all events. It counts in the logs of the table on show, or
    in those of a replay's moments for their messages. By `save`: the number after the
    last answer that the page has of the save; `save_from` in the table on show tells
    how many answers are left out. A number in place of all this is that of the only
    log, which belongs to the viewer of the latest reply.
    """


class GameMessage(AnyMessage):
    """A message about a game that may not be on show."""

    game: NotRequired[str | None]
    """The name of the game; null or left out: the first that the page has."""


class NewMessage(GameMessage, Generic[Chosen]):
    """Begin a game."""

    type: Literal["new"]
    """The type of the message."""
    options: Chosen
    """The options of the game."""
    players: list[PlayerFacts]
    """The players, by seat."""
    serious: bool
    """Whether the game allows neither undo nor hints."""
    code: NotRequired[str]
    """The code of a deal that set all these options."""


class LoadMessage(AnyMessage):
    """Open a save."""

    type: Literal["load"]
    """The type of the message."""
    text: str
    """The raw text of the file."""
    kept: NotRequired[str]
    """The text of the save that is already stored for the same table."""
    visit: NotRequired[bool]
    """Whether the page only shows the table, and does not store it."""


class DayMessage(GameMessage):
    """Begin the deal of a day, as a serious game."""

    type: Literal["day"]
    """The type of the message."""
    date: str
    """The day, as `2026-11-23`."""


class LessonMessage(GameMessage):
    """Begin or resume a lesson."""

    type: Literal["lesson"]
    """The type of the message."""
    lesson: LessonFacts
    """The whole lesson, as its file has it."""
    answers: NotRequired[list[list[int]]]
    """The answers of all seats so far."""
    done: NotRequired[list[int]]
    """The numbers of the steps that are done."""


class OpenCodeMessage(AnyMessage):
    """Open a shared deal or game."""

    type: Literal["open_code"]
    """The type of the message."""
    code: str
    """The code of the deal or the game."""


class BranchMessage(AnyMessage):
    """Begin a variation at a moment of the game, as a table of its own."""

    type: Literal["branch"]
    """The type of the message."""
    ply: int
    """The number of answers before the moment."""
    seat: int
    """The person's seat: any once the game is over."""
    level: str | None
    """The level of the computers at all other seats; null: as before."""


class PlayPuzzleMessage(AnyMessage):
    """Play on from a puzzle, at a table of its own."""

    type: Literal["play_puzzle"]
    """The type of the message."""
    code: str
    """The code of the puzzle."""
