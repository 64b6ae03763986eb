"""The file of a lesson, key by key (docs/lessons.md)."""

from typing import Literal, NotRequired, TypedDict


class LessonStep(TypedDict):
    """A sentence of the coach at one question, and the welcome answers."""

    say: str
    """The sentence."""
    why: NotRequired[str]
    """The sentence that gives the reason, for a learner who asks."""
    stage: NotRequired[str]
    """The stage of the question; any if left out."""
    where: NotRequired[dict[str, int]]
    """The keys of a spectator's view that must have these numbers."""
    when: NotRequired[str]
    """The occasion that the learner must meet, by the name that the game gives it."""
    next: NotRequired[bool]
    """Whether the learner only reads it, and cannot answer before."""
    halt: NotRequired[bool]
    """Whether a step to read also comes before a computer player's answer."""
    place: NotRequired[str]
    """The part of the table that the coach points at."""
    options: NotRequired[list[str]]
    """The options that the coach points at, by name; if left out, the first welcome."""
    welcome: NotRequired[list[list[str]]]
    """The welcome answers, at least one, each as names of options; any if left out."""
    otherwise: NotRequired[str]
    """The objection to an answer that is not welcome."""
    objections: NotRequired[dict[str, str]]
    """The objection to an answer with an option of that name; empty: with no option."""
    show: NotRequired[list[str]]
    """The parts of the page that are no longer hidden from this step on."""


class LessonFacts(TypedDict):
    """A lesson: the beginning of its game, the players, and the steps in order."""

    name: str
    """The name of the lesson."""
    begin: dict[str, object]
    """The beginning of the game, as in a save: options and seed, or a position."""
    players: list[str]
    """By seat: `person`, or the level that answers once the script has ended."""
    script: list[list[str]]
    """The answers of the computer players in order, by names of options."""
    detail: NotRequired[Literal["little", "more", "all"]]
    """The detail that the page sets when the lesson begins for the first time."""
    hidden: list[str]
    """The parts of the page that are hidden until a step shows them."""
    steps: list[LessonStep]
    """The steps; a step is due if it fits and all fitting steps before it are done."""
