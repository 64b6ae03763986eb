"""What a look back tells: decisions with their candidates, the curve, luck.

Chances are shares of a win: 0 to 1, of all seats together 1.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.advice.accuracy import Judgement, judgement
from tabletop.advice.advisor import Reasons
from tabletop.facts import Source
from tabletop.questions import Answer


class Candidate(NamedTuple):
    """An answer to a decision, and what a search has to say of it.

    `names` are what its options are called. `chances` are every seat's after it, the
    mean of `visits`; `reasons` are ids and facts.
    """

    answer: Answer
    names: list[str]
    chances: list[float]
    visits: int
    reasons: Reasons


class Decision(NamedTuple):
    """A decision of the game, and the answers there were to it.

    `stage` is the question's name and `source` what it was asked for. Of the
    `candidates`, best first, the one at place `chosen` was given; `loss` is by how much
    it lowered the chance of its seat beside the best, 0 where it was as good.
    """

    ply: int
    round: int
    seat: int
    stage: str
    source: Source
    candidates: list[Candidate]
    chosen: int
    loss: float

    @property
    def judgement(self) -> Judgement | None:
        """What it is called if it lost much."""
        return judgement(self.loss)

    @property
    def chances(self) -> list[float]:
        """Every seat's chance to win before it, if it is decided as well as can be."""
        return self.candidates[0].chances

    @property
    def effects(self) -> list[float]:
        """By how much each seat's chance was changed by not choosing the best."""
        if not self.loss:
            return [0.0 for _ in self.chances]
        given = self.candidates[self.chosen].chances
        return [now - best for now, best in zip(given, self.chances, strict=True)]


class Point(NamedTuple):
    """Every seat's chance to win at one moment of the game."""

    ply: int
    round: int
    chances: list[float]


class Luck(NamedTuple):
    """How a seat came from its chance at its start to its share of the win.

    `end - start == own + rivals + drawn`: what its own decisions that were not the
    best cost it (0 or less), what those of its rivals brought it, and what is left:
    luck. Over all seats `drawn` adds up to nothing.
    """

    start: float
    end: float
    own: float
    rivals: float
    drawn: float
