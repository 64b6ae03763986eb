"""A lesson as its file tells it, key by key (docs/lessons.md)."""

from typing import Literal, NotRequired, TypedDict


class LessonStep(TypedDict):
    """What the coach says at one question, and which answers are welcome."""

    say: str
    """The sentence."""
    stage: NotRequired[str]
    """What is asked then; if left out, anything."""
    where: NotRequired[dict[str, int]]
    """What everybody sees then: keys of a view and the numbers they have."""
    next: NotRequired[bool]
    """Whether the learner only reads it: nothing can be answered before."""
    place: NotRequired[str]
    """The part of the table that is pointed at."""
    options: NotRequired[list[str]]
    """The options that are pointed at, by name; if left out, the first welcome."""
    welcome: NotRequired[list[list[str]]]
    """One answer or more that are taken, each as names of options; else any is."""
    otherwise: NotRequired[str]
    """What is said to an answer that is not welcome."""
    objections: NotRequired[dict[str, str]]
    """What is said to an answer with an option of that name; empty: with no option."""
    show: NotRequired[list[str]]
    """What is not hidden any more from this step on."""


class LessonFacts(TypedDict):
    """A lesson: how its game begins, who plays, and the steps in their order."""

    name: str
    """What it is known by."""
    begin: dict[str, object]
    """How the game begins, as a save tells it: options and seed, or a position."""
    players: list[str]
    """By seat: `person`, or the level that answers once the script has ended."""
    script: list[list[str]]
    """What the computer players answer, one after the other, by names of options."""
    detail: NotRequired[Literal["little", "more", "all"]]
    """How much the page shows from the first time on that the lesson is begun."""
    hidden: list[str]
    """What is not on the page until a step shows it."""
    steps: list[LessonStep]
    """A step is due where it fits and those before it that fit are done."""
