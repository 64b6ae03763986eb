"""Players that go by the learned weights: at a glance, with mistakes, or by search."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Final

from sanjuan.ai.learned.policy import Policy
from sanjuan.ai.learned.tables import learned
from sanjuan.ai.learned.value import Value
from sanjuan.ai.random_player import Player
from sanjuan.ai.search.ismcts import Budget, Search
from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.facts import View
from sanjuan.rules.options import Options
from tabletop.chance import Chance
from tabletop.questions import Answer

LONG: Final = 20
"""Games seldom last that many rounds."""
UNREST: Final = 0.2
"""By how much each further round adds to a policy player's heat."""


@cache
def policy(options: Options) -> Policy:
    """The policy for those options."""
    return Policy(learned(options.seats, options.expansion), options)


@cache
def value(options: Options) -> Value:
    """The value for those options."""
    return Value(learned(options.seats, options.expansion), options)


class PolicyPlayer(Player):
    """Answers as the policy would; the hotter, the more often not with its best.

    Two of them may each wait for the other to take a role that serves both, so a game
    that drags on makes them restless.
    """

    def __init__(self, heat: float = 0.0) -> None:
        self.heat = heat

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Look at the table once and decide."""
        yield 0.0
        state = determinize(view, rng)
        weighed = policy(state.options).weighed(state)
        heat = self.heat + UNREST * max(0, state.round - LONG)
        if heat:
            weighed.shake(heat, rng)
        return weighed.best()


class SearchPlayer(Player):
    """Looks ahead in worlds that fit its view."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Search; what is done is told every few milliseconds."""
        return (yield from self.search(view, rng).run().part(0.0, 1.0))

    def search(self, view: View, rng: Chance) -> Search:
        """The search of one decision, for those who want more than its answer."""
        options = Options(**view["options"])
        return Search(view, rng, policy(options), value(options), self.budget)
