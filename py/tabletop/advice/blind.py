"""Advice for a game that brings no knowledge but its rules.

The rules deal worlds that fit a view, and rollouts value them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from typing import Any, Final, Generic

from tabletop.advice.advisor import Reasons
from tabletop.base.rng import Chance
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import S, blind_guide
from tabletop.bots.search.ismcts import Search
from tabletop.rules.game_def import GameDef
from tabletop.rules.question import Answer, Question
from tabletop.rules.scoring import shares, winners

HINT: Final = Budget(600)
"""The budget of a hint, unless the game has its own."""


class Determinizations(Generic[S]):
    """Worlds that fit a view, each dealt by itself."""

    def __init__(self, view: Any, rng: Chance, rules: GameDef[S]) -> None:
        self.deal = partial(rules.determinize, view, rng)
        self.base = self.deal()


class BlindAdvisor(Generic[S]):
    """Searches with a uniform policy, and gives no reasons."""

    def __init__(self, rules: GameDef[S], budget: Budget = HINT) -> None:
        self.budget = budget
        self._rules = rules

    def search(self, view: Any, rng: Chance, budget: Budget) -> Search[S]:
        """The search of the decision in a view, not yet run."""
        worlds = Determinizations(view, rng, self._rules)
        guide = blind_guide(rng, self._shares, self._rules.seen, budget.horizon)
        return Search(worlds, guide, budget)

    def _shares(self, state: S) -> list[float]:
        ranks = self._rules.ranks(state)
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
