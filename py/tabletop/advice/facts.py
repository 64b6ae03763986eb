"""The verdict on an answer to a puzzle as data, key by key."""

from typing import TypedDict

from tabletop.base.english import Told


class JudgedFacts(TypedDict):
    """An answer to a puzzle, and its loss."""

    answer: list[int]
    """The options it takes, sorted."""
    names: list[str]
    """The names of these options."""
    loss: int
    """The games of 100 that it wins less than the best answer."""
    reasons: list[Told]
    """The reasons; only for the best, and for the given one or else the second."""


class VerdictFacts(TypedDict):
    """The verdict on an answer to a puzzle, among all answers."""

    done: float
    """The finished fraction of the reasons, 0 to 1."""
    given: int
    """The place of the person's answer."""
    answers: list[JudgedFacts]
    """The best first; the reasons are empty until all is done."""
