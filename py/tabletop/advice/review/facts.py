"""The findings of a look back as data, key by key."""

from typing import TypedDict

from tabletop.advice.accuracy import Judgement
from tabletop.base.english import Told
from tabletop.rules.facts import Source


class CandidateFacts(TypedDict):
    """A candidate of a look back, which is public once the game is over."""

    answer: list[int]
    """The options it takes, sorted."""
    names: list[str]
    """The names of these options."""
    chances: list[float]
    """Every seat's chance to win after it, 0 to 1."""
    visits: int
    """The number of tries whose mean these are."""
    reasons: list[Told]
    """The reasons why it is good or bad."""


class DecisionFacts(TypedDict):
    """A decision of a finished game, and its candidates."""

    ply: int
    """The number of answers before it."""
    round: int
    """The round of the decision, from 1 on."""
    seat: int
    """The seat that decided."""
    stage: str
    """The name of the question."""
    source: Source
    """The cause of the question."""
    candidates: list[CandidateFacts]
    """The best first."""
    chosen: int
    """The place of the given answer among them."""
    loss: float
    """The chance that this answer cost its seat; 0 if it was as good as the best."""
    judgement: Judgement | None
    """The name of a large loss; null for a small one."""


class PointFacts(TypedDict):
    """Every seat's chance to win at one moment of a finished game."""

    ply: int
    """The number of answers before it."""
    round: int
    """The round, from 1 on."""
    chances: list[float]
    """By seat, 0 to 1."""


class LuckFacts(TypedDict):
    """The way of a seat from its first chance to its share of the win."""

    start: float
    """Its chance before its first decision, 0 to 1."""
    end: float
    """Its share of the win, 0 to 1."""
    own: float
    """The cost of its own decisions that were not the best, 0 or less."""
    rivals: float
    """The gain from such decisions of its opponents."""
    drawn: float
    """The rest: luck. Over all seats it adds up to 0."""


class AccuracyFacts(TypedDict):
    """The accuracy of a seat over its searched decisions."""

    mean: float | None
    """The share of all stakes that it kept, 0 to 100; null if none is known."""
    decisions: int
    """The number of known decisions."""
    judged: dict[Judgement, int]
    """The number of decisions with each judgement."""


class FindingsFacts(TypedDict):
    """The findings of a look back: new decisions, and results for the game so far."""

    done: float
    """The finished fraction, 0 to 1."""
    left: float | None
    """The seconds left, about; null until some decisions of each kind are searched."""
    of: int
    """The number of all decisions."""
    decisions: list[DecisionFacts]
    """The decisions found since the last reply, in the order of the game."""
    curve: list[PointFacts]
    """The chances at each milestone found so far, and the shares at the end."""
    turning_points: list[int]
    """The plies of the decisions that cost most so far, in the order of the game."""
    accuracy: list[AccuracyFacts]
    """By seat, of all decisions found so far."""
    luck: list[LuckFacts]
    """By seat; empty until all decisions are searched."""
