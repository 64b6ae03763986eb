"""Advice for a game that brings no knowledge but its rules.

The game's own `determinize` deals the worlds, and rollouts value them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeAlias

from tabletop.advice.advisor import Reasons
from tabletop.base.rng import Chance
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import S, Seen, blind_guide
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer, Question
from tabletop.rules.scoring import Rank, shares, winners

Determinize: TypeAlias = Callable[[Any, Chance], S]
"""Makes a state that fits the view of a seat."""


HINT: Final = Budget(600)
"""The budget of a hint, unless the game has its own."""


class Determinizations(Generic[S]):
    """Worlds that fit a view, each dealt by itself."""

    def __init__(self, view: Any, rng: Chance, determinize: Determinize[S]) -> None:
        self.deal = partial(determinize, view, rng)
        self.base = self.deal()


class BlindAdvisor(Generic[S]):
    """Searches with a uniform policy, and gives no reasons.

    `ranks` are the ranks of the seats in a finished game, or in one that ended now;
    `seen` is all that chance has shown to the seat asked (None: no more than its view
    tells from the start).
    """

    def __init__(
        self,
        determinize: Determinize[S],
        ranks: Callable[[S], Sequence[Rank]],
        seen: Seen[S] | None = None,
        budget: Budget = HINT,
    ) -> None:
        self.budget = budget
        self._determinize = determinize
        self._ranks = ranks
        self._seen = seen

    def search(self, view: Any, rng: Chance, budget: Budget) -> Search[S]:
        """The search of the decision in a view, not yet run."""
        worlds = Determinizations(view, rng, self._determinize)
        guide = blind_guide(rng, self._shares, self._seen, budget.horizon)
        return Search(worlds, guide, budget)

    def _shares(self, state: S) -> list[float]:
        ranks = self._ranks(state)
        return shares(winners(ranks), len(ranks))

    def playouts(self, search: Search[S], answers: Sequence[Answer]) -> None:
        """None: such a search plays all answers to the end anyway."""

    def reasons(
        self, search: Search[S], answers: Sequence[Answer]
    ) -> Thinking[list[Reasons]]:
        """An empty list for each of these answers."""
        return Thinking(_no_reasons(len(answers)))

    def milestone(self, question: Question) -> bool:
        """Always True: every decision of such a game is a milestone."""
        return True


def _no_reasons(count: int) -> Generator[float, None, list[Reasons]]:
    yield from ()
    return [[] for _ in range(count)]
