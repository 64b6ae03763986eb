"""A hint for a person, thought of step by step and told as data."""

from __future__ import annotations

from typing import Any, Final

from sanjuan.ai.analysis import Advice, advise
from sanjuan.ai.search.ismcts import Budget
from sanjuan.game import Game
from tabletop.chance import stream

BUDGET: Final = Budget(600)
"""About half a second in a browser."""
HINTS: Final = 48 << 10
"""Numbers of the random streams of hints begin here, above those of the players."""


class Hint:
    """The best answers to a game's open question, once `done` is 1."""

    def __init__(self, game: Game, seat: int, budget: Budget = BUDGET) -> None:
        self.done = 0.0
        self.advice: list[Advice] = []
        self._question = game.asked(seat)
        rng = stream(game.seed, HINTS + game.ply)
        self._thinking = advise(game.view(seat), rng, budget)

    def go_on(self) -> None:
        """Think for a few milliseconds."""
        try:
            self.done = min(next(self._thinking), 0.99)
        except StopIteration as thought:
            self.done, self.advice = 1.0, thought.value

    def facts(self) -> dict[str, Any]:
        """How much is done; at the end the answers, best first, with their reasons."""
        told = [self._told(one) for one in self.advice]
        return {"done": self.done, "advice": told}

    def _told(self, advice: Advice) -> dict[str, Any]:
        question = self._question
        return {
            "answer": advice.answer,
            "kinds": question.named(advice.answer),
            "chance": advice.chances[question.seat],
            "reasons": advice.reasons,
        }
