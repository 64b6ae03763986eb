"""Playouts: answers to one question, played to the end in the same worlds.

Luck that helps one answer in a world helps the others, too. So the mean of their
differences, world by world (common random numbers), separates two answers long before
the share of the wins of either is known.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from math import sqrt
from typing import Final, Generic, NamedTuple

from tabletop.bots.search.guide import Guide, S, Worlds, play_on
from tabletop.rules.question import Answer

SORT_EVERY: Final = 10
"""The number of worlds after which a race drops answers clearly behind."""
SPREAD: Final = 0.5
"""The assumed standard deviation of the difference of two answers in a world."""
LEAST_SPREAD: Final = 0.01
"""Added to the spread of differences: a few worlds may be all alike by chance."""


class Difference(NamedTuple):
    """The lead of one answer over another, as a share of the games.

    `error` is the standard error of that `mean` over these `worlds`.
    """

    mean: float
    error: float
    worlds: int

    def exceeds(self, least: float, errors: float) -> bool:
        """Whether the lead is larger than `least` by that many standard errors."""
        return self.mean - errors * self.error > least


class Playouts(Generic[S]):
    """The wins of some answers in the same worlds, if the policy plays to the end.

    `won` has the deciding seat's share of the win, answer by answer and world by world;
    a dropped answer has fewer worlds. Chances expected before any playout can count
    like further worlds (`expect`). A playout ends after `horizon` answers, if any.
    """

    def __init__(
        self,
        worlds: Worlds[S],
        guide: Guide[S],
        answers: Iterable[Answer],
        horizon: int | None = None,
    ) -> None:
        self.horizon = horizon
        self.worlds = worlds
        self.guide = guide
        question = worlds.base.question
        assert question is not None
        self.seat = question.seat
        self.won: dict[Answer, list[float]] = {answer: [] for answer in answers}
        nothing = [0.0] * len(worlds.base.seats)
        self._sums = dict.fromkeys(self.won, nothing)
        self._expected = dict(self._sums)
        self._weight = 0.0

    def expect(self, chances: Mapping[Answer, Sequence[float]], worlds: float) -> None:
        """Let every seat's expected chances after each answer count like playouts."""
        self._expected = {answer: [*chances[answer]] for answer in self.won}
        self._weight = worlds

    def chances(self, answer: Answer) -> list[float]:
        """Every seat's chance after it; needs an expectation or a playout."""
        weight, worlds = self._weight, self._weight + len(self.won[answer])
        pairs = zip(self._expected[answer], self._sums[answer], strict=True)
        return [(weight * expected + won) / worlds for expected, won in pairs]

    def meet(self, worlds: int) -> Generator[float, None, None]:
        """Play every answer in that many worlds more, one world in each step."""
        for done in range(worlds):
            yield done / worlds
            self._meet(self.won)

    def race(self, worlds: int, errors: float) -> Generator[float, None, Answer]:
        """Play until one answer is left, in at most `worlds` worlds; return the best.

        An answer is dropped once it lies that many standard errors behind the best.
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
        """The lead of `one` over `other`, in the worlds that both have met.

        The expected chances count like further worlds, whose differences have the
        standard deviation `SPREAD`.
        """
        played = self.played(one, other)
        expected = self._expected[one][self.seat] - self._expected[other][self.seat]
        share = played.worlds / (played.worlds + self._weight)
        mean = share * played.mean + (1 - share) * expected
        guess = SPREAD * SPREAD * (1 - share) / (played.worlds + self._weight)
        error = sqrt((share * played.error) ** 2 + guess)
        return Difference(mean, error, played.worlds)

    def played(self, one: Answer, other: Answer) -> Difference:
        """The lead of `one` over `other` by the playouts alone."""
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
        """The answer with the highest chance; of equals the first."""
        return max(alive, key=lambda one: self.chances(one)[self.seat])

    def _meet(self, answers: Iterable[Answer]) -> None:
        world = self.worlds.deal()
        for answer in answers:
            state = world.copy()
            self.play_on(state, answer)
            shares = self.guide.value.chances(state)
            self.won[answer].append(shares[self.seat])
            sums = zip(self._sums[answer], shares, strict=True)
            self._sums[answer] = [total + share for total, share in sums]

    def play_on(self, state: S, answer: Answer) -> None:
        """Play that state to its end, beginning with that answer."""
        state.step(answer)
        play_on(state, self.guide.policy, self.horizon)
