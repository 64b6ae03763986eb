"""Answers to one question, played on to the end by the policy in the same worlds.

Luck that helps one answer in a world helps the others too. So two answers are told
apart by the mean of their differences, world by world (common random numbers), long
before either's own share of the wins is known.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from math import sqrt
from typing import Final, Generic, NamedTuple

from tabletop.questions import Answer
from tabletop.search.guide import Guide, S, Worlds

SORT_EVERY: Final = 10
"""Every so many worlds, answers that are clearly behind are dropped."""
LEAST_SPREAD: Final = 0.01
"""Added to the spread of a world's difference: a few may happen to be all alike."""


class Difference(NamedTuple):
    """By how much more one answer wins than another, as a share of the games.

    `error` is the standard error of that mean, over so many `worlds`.
    """

    mean: float
    error: float
    worlds: int

    def exceeds(self, least: float, errors: float) -> bool:
        """Whether it is larger than `least` by that many standard errors."""
        return self.mean - errors * self.error > least


class Playouts(Generic[S]):
    """How often some answers win when the policy plays on, in these worlds.

    `won` has the deciding seat's share of the win, answer by answer and world by world.
    Answers that were dropped have met fewer worlds than others, and those the same.
    """

    def __init__(
        self, worlds: Worlds[S], guide: Guide[S], answers: Iterable[Answer]
    ) -> None:
        self.worlds = worlds
        self.guide = guide
        question = worlds.base.question
        assert question is not None
        self.seat = question.seat
        self.won: dict[Answer, list[float]] = {answer: [] for answer in answers}

    def meet(self, worlds: int) -> Generator[float, None, None]:
        """Play every answer on in that many worlds more, one world in each step."""
        for done in range(worlds):
            yield done / worlds
            self._meet(self.won)

    def race(self, worlds: int, errors: float) -> Generator[float, None, Answer]:
        """Play on until one answer is left, in so many worlds at most; the best.

        Answers are dropped once they lie that many standard errors behind the best.
        """
        alive = [*self.won]
        for done in range(worlds):
            if len(alive) == 1:
                break
            yield done / worlds
            self._meet(alive)
            if (done + 1) % SORT_EVERY == 0:
                alive = self._open_ones(alive, errors)
        return self._best(alive)

    def difference(self, one: Answer, other: Answer) -> Difference:
        """By how much the first wins more, in the worlds that both have met."""
        pairs = zip(self.won[one], self.won[other], strict=False)
        more = [a - b for a, b in pairs]
        worlds, mean = len(more), sum(more) / len(more)
        squares = sum([(each - mean) ** 2 for each in more])
        error = sqrt(squares / (worlds * max(1, worlds - 1)))
        return Difference(mean, error + LEAST_SPREAD / sqrt(worlds), worlds)

    def _open_ones(self, alive: list[Answer], errors: float) -> list[Answer]:
        best = self._best(alive)
        return [
            one
            for one in alive
            if one == best or not self.difference(best, one).exceeds(0, errors)
        ]

    def _best(self, alive: Sequence[Answer]) -> Answer:
        """The answer that has won most; of equals the first."""
        return max(alive, key=lambda one: sum(self.won[one]))

    def _meet(self, answers: Iterable[Answer]) -> None:
        world = self.worlds.deal()
        for answer in answers:
            self.won[answer].append(self._play_on(world.copy(), answer))

    def _play_on(self, state: S, answer: Answer) -> float:
        """The seat's share of the win if that is answered."""
        decide = self.guide.policy.answer
        state.step(answer)
        while state.question is not None:
            state.step(decide(state))
        return self.guide.value.chances(state)[self.seat]
