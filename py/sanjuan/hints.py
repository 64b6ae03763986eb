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
    """The best answers to a game's open question, once its thinking is done."""

    def __init__(self, game: Game, seat: int, budget: Budget = BUDGET) -> None:
        self._question = game.asked(seat)
        rng = stream(game.seed, HINTS + game.ply)
        self.thinking = advise(game.view(seat), rng, budget)

    def facts(self) -> dict[str, Any]:
        """How much is done; at the end the answers, best first, with their reasons."""
        done = self.thinking.done
        advice = self.thinking.result if done == 1 else []
        return {"done": done, "advice": [self._told(one) for one in advice]}

    def _told(self, advice: Advice) -> dict[str, Any]:
        question = self._question
        return {
            "answer": advice.answer,
            "kinds": question.named(advice.answer),
            "chance": advice.chances[question.seat],
            "reasons": advice.reasons,
        }
