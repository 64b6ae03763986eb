"""What crosses a border as data, in any game: to a page, to a file, to a player.

Every type here is JSON-ready. A game adds facts of its own in types beside these; the
page's types and the JSON Schema files are made from both. `Facts` at the end of a name
marks data; the page calls the same thing by the name without it.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, TypedDict

NAME_LENGTH: Final = 24
"""How many letters a player's name may have."""

Source: TypeAlias = int | str | None
"""What a question is asked for: an option's number, the id of a rule, or nothing."""


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
    args: dict[str, Any]
    """Who and what; `cards` are numbers for whoever saw the faces, else a count."""


# ---------------------------------------------------------------- a table


class PlayerFacts(TypedDict):
    """Who sits at a seat; everybody knows."""

    name: str
    """As it was typed; may be empty."""
    kind: str
    """`person`, or the level of a computer player."""


class ScoreFacts(TypedDict):
    """What a seat has, or would have if the game ended now."""

    total: int
    """In points."""
    parts: dict[str, int]
    """The points that add up to it, by what they are for."""


class TableFacts(TypedDict):
    """What a page draws of a table, whichever game lies on it."""

    viewer: int | None
    """Whose eyes it is seen with; null: a spectator's."""
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
    can_undo: bool
    """Whether the viewer has something to take back, and may."""
    seed: int
    """What the shuffles follow from."""
    save: Mapping[str, object]
    """The table as a file holds it (docs/records.md), hidden cards and all."""


# ---------------------------------------------------------------- advice


class AdviceFacts(TypedDict):
    """An answer that a hint is about, for the person to decide."""

    answer: list[int]
    """The options it takes, sorted."""
    names: list[str]
    """What these options are called."""
    chance: float
    """The person's chance to win with it, 0 to 1."""
    reasons: list[Told]
    """Why it is good or bad."""


class HintFacts(TypedDict):
    """A hint, as far as it was thought of; for the person to decide."""

    done: float
    """How much was thought of, 0 to 1."""
    advice: list[AdviceFacts]
    """The best first; empty until all is done."""


class CandidateFacts(TypedDict):
    """What a look back found of an answer; everybody may know once the game is over."""

    answer: list[int]
    """The options it takes, sorted."""
    names: list[str]
    """What these options are called."""
    chances: list[float]
    """Every seat's chance to win after it, 0 to 1."""
    visits: int
    """How many trials these are the mean of."""
    reasons: list[Told]
    """Why it is good or bad."""


class DecisionFacts(TypedDict):
    """A decision of a game that is over, and the answers there were to it."""

    ply: int
    """How many answers had been given before it."""
    round: int
    """The round it was taken in, from 1 on."""
    seat: int
    """Who took it."""
    stage: str
    """The name of the question."""
    source: Source
    """What it was asked for."""
    candidates: list[CandidateFacts]
    """The best first."""
    chosen: int
    """The place among them of what was answered."""
    loss: float
    """By how much that lowered the chance of its seat; 0 if it was as good."""


class PointFacts(TypedDict):
    """Every seat's chance to win at one moment of a game that is over."""

    ply: int
    """How many answers had been given."""
    round: int
    """The round, from 1 on."""
    chances: list[float]
    """By seat, 0 to 1."""


class LuckFacts(TypedDict):
    """How a seat came from its first chance to its share of the win."""

    start: float
    """Its chance before its first decision, 0 to 1."""
    end: float
    """Its share of the win, 0 to 1."""
    own: float
    """What its own decisions that were not the best cost it, 0 or less."""
    rivals: float
    """What those of its rivals brought it."""
    drawn: float
    """What is left: luck. Over all seats it adds up to nothing."""


class FindingsFacts(TypedDict):
    """What a look back has found since it last told, and of the whole game so far."""

    done: float
    """How much was searched, 0 to 1."""
    of: int
    """How many decisions there are."""
    first: int
    """The number of the first decision told here, from 0 on."""
    decisions: list[DecisionFacts]
    """Those found since it last told, in the order of the game."""
    curve: list[PointFacts]
    """The chances at each role choice found so far, and the shares at the end."""
    turning_points: list[int]
    """The plies of the decisions that cost most so far, in the order of the game."""
    luck: list[LuckFacts]
    """By seat; empty until all was searched."""


# ---------------------------------------------------------------- saves


class TableSave(TypedDict):
    """A table as a file holds it; docs/records.md tells more."""

    format: str
    """What the file is."""
    version: int
    """Of the format."""
    players: list[PlayerFacts]
    """By seat."""
    serious: bool
    """No undo and no hints."""
    game: Mapping[str, object]
    """The game's own save."""


# ---------------------------------------------------------------- messages


class LoadMessage(TypedDict):
    """Go on with a save."""

    type: Literal["load"]
    """Which message it is."""
    text: str
    """The raw text of the file."""


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


class HintReply(HintFacts):
    """How far a hint is."""

    type: Literal["hint"]
    """Which reply it is."""


class LookBackReply(FindingsFacts):
    """How far a look back is."""

    type: Literal["look_back"]
    """Which reply it is."""


class ThinkingReply(TypedDict):
    """How far a computer player is; it goes no farther than the worker."""

    type: Literal["thinking"]
    """Which reply it is."""
    seat: int
    """Who thinks."""
    done: float
    """How much was thought, 0 to 1."""


class ErrorReply(TypedDict):
    """A message was refused, and nothing has changed."""

    type: Literal["error"]
    """Which reply it is."""
    error: Told
    """Why, as `error-<id>` words it."""
