"""Puerto Rico's computer players: random, by the policy, and by searches."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from puerto_rico.ai.search.guide import policy, search
from puerto_rico.game import Game
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.facts import View
from puerto_rico.rules.state import State
from tabletop.advice.blind import BlindAdvisor
from tabletop.base.rng import Chance
from tabletop.bots import players
from tabletop.bots.search.budget import Budget
from tabletop.rules.question import Answer

LONG: Final = 20
"""Rounds; few games last longer."""
RESTLESS: Final = 0.2
"""The rise of a policy player's temperature for each further round."""
BLIND: Final = BlindAdvisor(Game.rules)
"""Searches by the rules alone."""


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
        own, temperature = policy(len(state.seats)), restless(self.temperature, state)
        if temperature:
            return own.draw(state, temperature, rng)
        return own.answer(state)


def restless(temperature: float, state: State) -> float:
    """The temperature, raised in a long game."""
    return temperature + RESTLESS * max(0, state.round - LONG)


class BlindPlayer(players.SearchPlayer[View, State], Player):
    """Searches worlds that fit its view; it knows no more than the rules."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(BLIND.search, budget)


class SearchPlayer(players.SearchPlayer[View, State], Player):
    """Searches worlds that fit its view, by policy and value."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(search, budget)


class RoleSearchPlayer(Player):
    """Tries each likely role a few times; answers all else by the policy with chance.

    In a very long game the policy chooses the roles too, as it is restless then.
    """

    def __init__(self, temperature: float) -> None:
        self._roles = SearchPlayer(Budget(iterations=1))
        self._policy = PolicyPlayer(temperature)

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Search at a role, else ask the policy."""
        question = view["question"]
        assert question is not None
        searches = question["name"] == "role" and view["round"] <= LONG
        return (yield from (self._roles if searches else self._policy).think(view, rng))
