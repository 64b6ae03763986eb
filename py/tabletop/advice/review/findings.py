"""The findings of a look back: decisions with their candidates, the curve, luck.

Chances are shares of a win, 0 to 1; those of all seats add up to 1.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.advice.accuracy import Judgement, beyond_chance, judgement
from tabletop.advice.advisor import Reasons
from tabletop.rules.facts import Source
from tabletop.rules.question import Answer


class Candidate(NamedTuple):
    """An answer to a decision, and the findings of a search about it.

    `names` are the names of its options. `chances` are every seat's after it, the mean
    of `visits`; `reasons` are ids and facts.
    """

    answer: Answer
    names: list[str]
    chances: list[float]
    visits: int
    reasons: Reasons


class Decision(NamedTuple):
    """A decision of the game, and its candidates.

    `stage` is the question's name and `source` its cause. The `candidates` are best
    first; `chosen` is the place of the given one. `loss` is the chance that it cost its
    seat, compared with the best; 0 if it was as good.
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
        """The name of a large loss; None for a small one."""
        return judgement(self.loss)

    @property
    def stake(self) -> float:
        """The most that it could lose, by its worst candidate; 0 for a small loss."""
        chances = [one.chances[self.seat] for one in self.candidates]
        return beyond_chance(max(chances) - min(chances))

    @property
    def chances(self) -> list[float]:
        """Every seat's chance to win before it, if the seat takes the best answer."""
        return self.candidates[0].chances

    @property
    def effects(self) -> list[float]:
        """The change of each seat's chance by the given answer instead of the best."""
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
    """The way of a seat from its chance at the start to its share of the win.

    `end - start == own + rivals + drawn`: `own` is the cost of its own decisions that
    were not the best (0 or less), `rivals` the gain from such decisions of its
    opponents, and `drawn` the rest: luck. Over all seats `drawn` adds up to 0.
    """

    start: float
    end: float
    own: float
    rivals: float
    drawn: float
