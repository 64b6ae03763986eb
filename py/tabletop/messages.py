"""What a page may ask at any table, key by key; games add their own beginnings."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from tabletop.lessons.facts import LessonFacts

Eyes: TypeAlias = int | Literal["decider"] | None
"""As whom a moment is seen: a seat, whoever decides there, or null: a spectator."""


class LoadMessage(TypedDict):
    """Go on with a save."""

    type: Literal["load"]
    """Which message it is."""
    text: str
    """The raw text of the file."""
    kept: NotRequired[str]
    """The text of the save of the same table that is kept where this one is loaded."""
    visit: NotRequired[bool]
    """Whether it is only shown, so that no page keeps it."""


class DayMessage(TypedDict):
    """Begin the deal of a day, as a serious game."""

    type: Literal["day"]
    """Which message it is."""
    date: str
    """The day, as `2026-11-23`."""


class LessonMessage(TypedDict):
    """Begin a lesson, or go on with it."""

    type: Literal["lesson"]
    """Which message it is."""
    lesson: LessonFacts
    """All of it, as its file tells it."""
    answers: NotRequired[list[list[int]]]
    """What was answered in it already, by everybody."""
    done: NotRequired[list[int]]
    """The numbers of the steps that are done."""


class ReadOnMessage(TypedDict):
    """Go on in a lesson after a step that is only read."""

    type: Literal["read_on"]
    """Which message it is."""
    step: int
    """The number of that step."""


class OpenCodeMessage(TypedDict):
    """Begin a deal, or go to a game, that somebody has shared."""

    type: Literal["open_code"]
    """Which message it is."""
    code: str
    """What tells it."""


class ReadCodeMessage(TypedDict):
    """Say whether a code can be opened; the table stays as it is."""

    type: Literal["read_code"]
    """Which message it is."""
    code: str
    """The one in question."""


class CodesMessage(TypedDict):
    """Tell the codes of the table, which stays as it is."""

    type: Literal["codes"]
    """Which message it is."""


class AnswerMessage(TypedDict):
    """A person's answer."""

    type: Literal["answer"]
    """Which message it is."""
    ply: int
    """The number of the question, as the view tells it."""
    seat: int
    """Whose answer it is."""
    answer: list[int]
    """The options it takes."""


class TakeDeviceMessage(TypedDict):
    """Whoever it is handed to has the device now, and sees their own hand."""

    type: Literal["take_device"]
    """Which message it is."""
    seat: int
    """Who has taken it: the viewer."""


class UndoMessage(TypedDict):
    """Go back to that person's latest earlier question."""

    type: Literal["undo"]
    """Which message it is."""
    seat: int
    """Whose decision is taken back."""


class HintMessage(TypedDict):
    """Begin a hint for the person to decide."""

    type: Literal["hint"]
    """Which message it is."""
    ply: int
    """The number of the question, as the view tells it."""
    seat: int
    """Who asks for it."""


class LookBackMessage(TypedDict):
    """Look back on a game that is over, or go on with that."""

    type: Literal["look_back"]
    """Which message it is."""
    ply: NotRequired[int]
    """Of which decision more is to be known first."""


class ReplayMessage(TypedDict):
    """Show the game as it was; what is asked now stays open.

    A look back that is searched goes on with the decision of that moment.
    """

    type: Literal["replay"]
    """Which message it is."""
    ply: int
    """After how many answers."""
    seat: Eyes
    """As whom: once the game is over anybody, before that who has the device."""


class BranchMessage(TypedDict):
    """Go on otherwise from a moment of the game, as a table of its own."""

    type: Literal["branch"]
    """Which message it is."""
    ply: int
    """After how many answers."""
    seat: int
    """Where the person sits: once the game is over anywhere."""
    level: str | None
    """Of the computers at all other seats; null: as before."""


class PuzzleMessage(TypedDict):
    """Show a puzzle; the table stays as it is."""

    type: Literal["puzzle"]
    """Which message it is."""
    code: str
    """Of a game up to the question."""


class JudgeMessage(TypedDict):
    """Say what an answer to a puzzle is worth, and why; the table stays as it is."""

    type: Literal["judge"]
    """Which message it is."""
    code: str
    """The puzzle's."""
    losses: list[int]
    """What each answer loses, in the order in which the question tells them."""
    answer: list[int]
    """The options that the person takes."""
