"""What a page is told at any table, key by key; games add their own views."""

from typing import Literal, TypedDict

from tabletop.advice.facts import FindingsFacts, HintFacts, VerdictFacts
from tabletop.facts import Told


class Decided(TypedDict):
    """What was answered at a moment of a replay."""

    answer: list[int]
    """The options it took."""
    names: list[str]
    """The names of them."""


class HintReply(HintFacts):
    """How far a hint is."""

    type: Literal["hint"]
    """Which reply it is."""


class LookBackReply(FindingsFacts):
    """How far a look back is."""

    type: Literal["look_back"]
    """Which reply it is."""


class ReadCodeReply(TypedDict):
    """Whether a code can be opened."""

    type: Literal["read_code"]
    """Which reply it is."""
    error: Told | None
    """Why not; null: it can."""


class CodesReply(TypedDict):
    """What the table can be shared by."""

    type: Literal["codes"]
    """Which reply it is."""
    deal: str
    """The code of its deal."""
    game: str
    """The code of its game, as far as it has been played."""


class JudgedReply(VerdictFacts):
    """How far the verdict on an answer is."""

    type: Literal["judged"]
    """Which reply it is."""


class ThinkingReply(TypedDict):
    """How far a computer player is; it goes no farther than the worker."""

    type: Literal["thinking"]
    """Which reply it is."""
    seat: int
    """Who thinks."""
    done: float
    """How much was thought, 0 to 1."""
    waits: bool
    """Whether helpers are to be asked, or to tell something, before it goes on."""


class LackingReply(TypedDict):
    """Its modules have not come yet, and nothing was done: the worker sees to it."""

    type: Literal["lacking"]
    """Which reply it is."""


class ErrorReply(TypedDict):
    """A message was refused, and nothing has changed."""

    type: Literal["error"]
    """Which reply it is."""
    error: Told
    """Why, as `error-<id>` words it."""
