"""San Juan's computer players: at random, by the learned policy, by search."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from sanjuan.ai.search.guide import policy, search
from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.facts import View
from sanjuan.rules.state import State
from tabletop import players
from tabletop.chance import Chance
from tabletop.questions import Answer
from tabletop.search.budget import Budget

LONG: Final = 20
"""Few games last more rounds than this."""
RESTLESS: Final = 0.2
"""By how much each further round adds to a policy player's temperature."""


class Player(players.Player[View]):
    """Chooses an answer from a view; a subclass says how in `think`."""


class RandomPlayer(players.RandomPlayer[View], Player):
    """Any legal answer, evenly."""

    def __init__(self) -> None:
        super().__init__(determinize)


class PolicyPlayer(Player):
    """Answers as the policy would, at that temperature: above 0, by chance.

    Two of them may each wait for the other to take a role that serves both, so a game
    that drags on makes them restless.
    """

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature = temperature

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Look at the table once and decide."""
        yield 0.0
        state = determinize(view, rng)
        logits = policy(state.options).logits(state)
        temperature = restless(self.temperature, state)
        if temperature:
            logits.add_noise(temperature, rng)
        return logits.best()


def restless(temperature: float, state: State) -> float:
    """That temperature, raised where the game lasts long."""
    return temperature + RESTLESS * max(0, state.round - LONG)


class SearchPlayer(players.SearchPlayer[View, State], Player):
    """Looks ahead in worlds that fit its view."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(search, budget)
