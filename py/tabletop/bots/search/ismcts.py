"""Single-observer ISMCTS: looks ahead in worlds that fit the view.

At the root the search tries all answers in the same worlds, so that luck favours none.
After every halving round it drops the worse half (sequential halving: Karnin, Koren,
Somekh 2013); it drops an answer that is clearly behind at once (racing: Maron, Moore
1994).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, Generic

from tabletop.base.tasks import WAITS, Steps, Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.descent import Descent
from tabletop.bots.search.guide import Guide, S, Worlds
from tabletop.bots.search.playouts import Playouts
from tabletop.bots.search.racing import near_best, ranked, still_open
from tabletop.bots.search.share import Part, Share, Tried
from tabletop.bots.search.tree import Edge, Estimate, estimate
from tabletop.rules.question import Answer, Question

RACE_EVERY: Final = 8
"""The number of worlds after which the search drops answers clearly behind."""
SEARCHED: Final = 0.5
"""The finished fraction when playouts begin."""


class Search(Generic[S]):
    """The search of one decision in the given worlds.

    A game may bring its own `descent` from the root.
    """

    def __init__(
        self,
        worlds: Worlds[S],
        guide: Guide[S],
        budget: Budget,
        descent: Descent[S] | None = None,
    ) -> None:
        self.worlds = worlds
        self.guide = guide
        base = worlds.base
        assert base.question is not None
        self.question: Question = base.question
        self.seats = len(base.seats)
        self.budget = budget
        self.iterations = 0
        priors = guide.candidates(base, budget.temperature)
        self.edges = [Edge(answer, prior, self.seats) for answer, prior in priors]
        self.edges.sort(key=_prior, reverse=True)
        self.edges[0].favour = self.budget.favour
        self.share = Share(self.edges)
        self._branching = guide.branching
        self._descent = descent or Descent(guide, budget, self.seats)

    # ------------------------------------------------------------ at the root

    def run(self) -> Thinking[Answer]:
        """The search, one world in each step; its result is the best answer found.

        If `plays_on`, playouts of the answers still open decide, too.
        """
        return Thinking(self._decide())

    def narrow(self) -> Thinking[Answer]:
        """The search without playouts, which puts the best answers first."""
        return Thinking(self._halve())

    @property
    def plays_on(self) -> bool:
        """Whether the search plays answers to this question to the end."""
        has_choice = len(self.edges) > 1 and self.question.stage in self._branching
        return has_choice and self.budget.playouts > 0

    def _decide(self) -> Steps[Answer]:
        if not self.plays_on:
            return (yield from self._halve())
        yield from self.narrow().part(0.0, SEARCHED)
        near = near_best(self.edges, self.question.seat, self.budget.near)
        if len(near) > 1:
            best = yield from Thinking(self._play_on(near)).part(SEARCHED, 1.0)
            self.edges.sort(key=lambda edge: edge.answer != best)
        return self.edges[0].answer

    def _play_on(
        self, near: dict[Answer, list[float]]
    ) -> Generator[float, None, Answer]:
        """The best of these by playouts, or the search's own if they are unsure."""
        own, budget = self.edges[0].answer, self.budget
        played = Playouts(self.worlds, self.guide, near, budget.horizon)
        played.expect(near, budget.value_worlds)
        best = yield from played.race(budget.playouts, budget.errors)
        ahead = played.difference(best, own)
        return best if ahead.exceeds(0, budget.sure) else own

    def _halve(self) -> Steps[Answer]:
        total, alive = self._total(), self.edges
        while len(alive) > 1:
            left = total - self.iterations
            end = self.iterations + left // (len(alive) - 1).bit_length()
            while True:
                yield from self._race(alive, end, total)
                alive = self._open_ones(alive)
                if self.iterations + len(alive) > end or len(alive) == 1:
                    break
            alive = self._ranked(alive)[: (len(alive) + 1) // 2]
        return self.edges[0].answer

    def _race(self, alive: list[Edge], end: int, total: int) -> Steps[None]:
        """Try these answers in worlds until some may be dropped, or the round ends."""
        worlds = RACE_EVERY - len(alive[0].values) % RACE_EVERY
        worlds = min(worlds, max(1, (end - self.iterations) // len(alive)))
        after = self.iterations + worlds * len(alive)
        own = self.share.begin(alive, worlds)
        if self.share.waits:
            yield WAITS  # until the helpers have been asked
        for _ in range(worlds):
            self._meet(own)
            yield self.iterations / total
        while self.share.waits:
            yield WAITS
        self.iterations = after

    def attempt(self, part: Part) -> list[Tried]:
        """Try some answers in more worlds, as a helper of the same search elsewhere."""
        edges = self.share.at(part.places)
        for _ in range(part.worlds):
            self._meet(edges)
        return [Tried(edge.values[-part.worlds :], edge.sums) for edge in edges]

    def _total(self) -> int:
        if self.question.stage in self._branching:
            return self.budget.iterations
        return max(1, int(self.budget.iterations * self.budget.minor))

    def _ranked(self, alive: list[Edge]) -> list[Edge]:
        """These answers, best first; they stay ahead of dropped ones in `edges`."""
        found = ranked(alive, self.question.seat, self.budget)
        self.edges[: len(alive)] = found
        return found

    def _open_ones(self, alive: list[Edge]) -> list[Edge]:
        """The answers that may still be the best; every few worlds some are dropped."""
        if len(alive[0].values) % RACE_EVERY:
            return alive
        found = self._ranked(alive)
        open_ones = still_open(found, self.budget.errors)
        lost = [one for one in found if one not in open_ones]
        self.edges[: len(alive)] = [*open_ones, *lost]
        return open_ones

    def compare(self, answers: Sequence[Answer], visits: int) -> Thinking[None]:
        """Restart with these answers alone, with that many visits each.

        All get the same worlds, so that equal answers get equal chances.
        """
        return Thinking(self._compare(answers, visits))

    def _compare(
        self, answers: Sequence[Answer], visits: int
    ) -> Generator[float, None, None]:
        self.edges = [Edge(answer, 1.0, self.seats) for answer in answers]
        for done in range(visits):
            yield done / visits
            self._meet(self.edges)

    def estimates(self) -> list[Estimate]:
        """The estimates of the answers searched, best first."""
        return [estimate(edge) for edge in self.edges]

    # ------------------------------------------------------------ one iteration

    def _meet(self, edges: list[Edge]) -> None:
        """Try these answers to the question in one more world."""
        world = self.worlds.deal()
        for edge in edges:
            self._iterate(world, edge)
        self.iterations += len(edges)

    def _iterate(self, world: S, first: Edge) -> None:
        path = [first]
        chances = self._descent.chances(world, path)
        first.values.append(chances[self.question.seat])
        for edge in path:
            edge.visits += 1
            sums = edge.sums
            for seat, chance in enumerate(chances):
                sums[seat] += chance


def _prior(edge: Edge) -> float:
    return edge.prior
