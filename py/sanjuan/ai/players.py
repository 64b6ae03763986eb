"""San Juan's computer players: random, by the learned policy, and by search."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from sanjuan.ai.search.guide import policy, search
from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.facts import View
from sanjuan.rules.state import State
from tabletop.base.rng import Chance
from tabletop.bots import players
from tabletop.bots.search.budget import Budget
from tabletop.rules.question import Answer

LONG: Final = 20
"""Rounds; few games last longer."""
RESTLESS: Final = 0.2
"""The rise of a policy player's temperature for each further round."""


class Player(players.Player[View]):
    """A computer player that chooses an answer from a view.

    A subclass overrides `think`; `choose` runs it to the end, `start` step by step.
    """


class RandomPlayer(players.RandomPlayer[View], Player):
    """Takes any legal answer with equal probability."""

    def __init__(self) -> None:
        super().__init__(determinize)


class PolicyPlayer(Player):
    """Answers by the policy: its likeliest answer, or a random one at a temperature.

    A higher temperature leaves more to chance. Two such players may each wait for the
    other to take a role that serves both, so the temperature rises in a very long game.
    """

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature = temperature

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Ask the policy once, without looking ahead."""
        yield 0.0
        state = determinize(view, rng)
        logits = policy(state.options).logits(state)
        temperature = restless(self.temperature, state)
        if temperature:
            logits.add_noise(temperature, rng)
        return logits.best()


def restless(temperature: float, state: State) -> float:
    """The temperature, raised in a long game."""
    return temperature + RESTLESS * max(0, state.round - LONG)


class SearchPlayer(players.SearchPlayer[View, State], Player):
    """Searches worlds that fit its view."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(search, budget)
