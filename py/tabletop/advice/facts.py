"""Hints and looks back as data, key by key."""

from typing import TypedDict

from tabletop.advice.accuracy import Judgement
from tabletop.facts import Source, Told


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
    judgement: Judgement | None
    """What it is called if it lost much."""


class JudgedFacts(TypedDict):
    """An answer to a puzzle, as it was judged."""

    answer: list[int]
    """The options it takes, sorted."""
    names: list[str]
    """What these options are called."""
    loss: int
    """How many games of 100 it wins less than the best answer."""
    reasons: list[Told]
    """Why it is good or bad; only of the best, and of the given one or the next."""


class VerdictFacts(TypedDict):
    """What an answer to a puzzle is worth, beside all the others."""

    done: float
    """How much of the reasons was counted, 0 to 1."""
    given: int
    """The place of the person's answer."""
    answers: list[JudgedFacts]
    """The best first; the reasons are empty until all is done."""


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


class AccuracyFacts(TypedDict):
    """How accurately a seat decided, as far as its decisions were searched."""

    mean: float | None
    """What its decisions count on average, 0 to 100; null while none is known."""
    decisions: int
    """How many are known."""
    judged: dict[Judgement, int]
    """How many of them are called what."""


class FindingsFacts(TypedDict):
    """What a look back has found since it last told, and of the whole game so far."""

    done: float
    """How much was searched, 0 to 1."""
    left: float | None
    """How many seconds the rest will take, about; null until some of each kind were."""
    of: int
    """How many decisions there are."""
    decisions: list[DecisionFacts]
    """Those found since it last told, in the order of the game."""
    curve: list[PointFacts]
    """The chances at each milestone found so far, and the shares at the end."""
    turning_points: list[int]
    """The plies of the decisions that cost most so far, in the order of the game."""
    accuracy: list[AccuracyFacts]
    """By seat, of all decisions found so far."""
    luck: list[LuckFacts]
    """By seat; empty until all was searched."""
