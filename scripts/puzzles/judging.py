"""Which answer wins most: all of them are played on to the end in the same worlds.

Every seat plays on by the policy. Luck that all answers share tells for none of them,
so what counts is the difference of two answers in the same world. Racing drops
an answer that is far behind early, and a decision that will not become clear.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from arena.game import ArenaGame
from tabletop.base.rng import Chance
from tabletop.bots.search.guide import RolloutValue
from tabletop.rules.question import Answer

MOST: Final = 400
"""Worlds in which the best two answers meet, at most."""
LEAST: Final = 200
"""And at least, if one is clearly the best then."""
EVERY: Final = 40
"""The worlds between two comparisons of the answers."""
ERRORS: Final = 2.6
"""The standard errors that make a difference sure, in 99 of 100 cases."""
MARGIN: Final = 0.04
"""By how much of a win the best has to be better than any other."""


class Judged(NamedTuple):
    """An answer, and its loss beside the best in shares of a win.

    `error` is the standard error of the loss, `worlds` in how many it was measured.
    """

    answer: Answer
    loss: float
    error: float
    worlds: int

    @property
    def is_sure(self) -> bool:
        """Whether it is worse than the best by more than luck explains."""
        return self.loss - ERRORS * self.error > 0


class Judge:
    """Judges the answers to the decision that a view is about."""

    def __init__(
        self, entry: ArenaGame, view: Any, rng: Chance, answers: Sequence[Answer]
    ) -> None:
        advisor = entry.type.advisor
        looked = advisor.search(view, rng, advisor.budget)
        own = entry.guide(looked, rng)
        self._seat = looked.question.seat
        self._worlds = looked.worlds
        horizon = entry.horizon
        self._outcome = RolloutValue(own.policy, own.value.chances, horizon)
        self._shares: dict[Answer, list[float]] = {answer: [] for answer in answers}
        self._open = list(answers)

    def judge(self) -> list[Judged]:
        """All answers, the best first; the one that wins most is compared with."""
        for count in range(1, MOST + 1):
            self._meet()
            if count % EVERY == 0 and self._is_over(count):
                break
        return self._judged(list(self._shares))

    def _meet(self) -> None:
        """Play each of the open answers on in one more world."""
        world = self._worlds.deal()
        for answer in self._open:
            state = world.copy()
            state.step(answer)
            self._shares[answer].append(self._outcome.chances(state)[self._seat])

    def _is_over(self, count: int) -> bool:
        """Drop answers far behind; whether the best two have met often enough."""
        judged = self._judged(self._open)
        best, second, *others = judged
        self._open = [best.answer, second.answer]
        self._open += [one.answer for one in others if not one.is_sure]
        return (count >= LEAST and is_clear(judged)) or _is_hopeless(second)

    def _judged(self, answers: list[Answer]) -> list[Judged]:
        """These answers beside the best open ones."""
        means = {one: fmean(self._shares[one]) for one in self._open}
        best = max(self._open, key=means.__getitem__)
        judged = [self._beside(best, one) for one in answers]
        return sorted(judged, key=lambda one: (one.answer != best, one.loss))

    def _beside(self, best: Answer, answer: Answer) -> Judged:
        pairs = zip(self._shares[best], self._shares[answer], strict=False)
        behind = [most - share for most, share in pairs]
        return Judged(answer, fmean(behind), _error(behind), len(behind))


def is_clear(judged: Sequence[Judged]) -> bool:
    """Whether the first is surely the best, and by more than a trifle."""
    return all(one.is_sure and one.loss >= MARGIN for one in judged[1:])


def _is_hopeless(second: Judged) -> bool:
    """Whether it would be too near to the best at the end even if it fell back."""
    error = second.error * sqrt(second.worlds / MOST)
    return second.loss + second.error < max(MARGIN, ERRORS * error)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of their mean; of a single one nobody knows."""
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
