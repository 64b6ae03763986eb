"""A hint: advice for the person asked, found step by step and given as data."""

from __future__ import annotations

from typing import Any, Final

from tabletop.advice.advise import Advice, advise
from tabletop.advice.advisor import Advisor
from tabletop.advice.facts import AdviceFacts, HintFacts
from tabletop.base.rng import HINTS, stream
from tabletop.bots.search.budget import Budget
from tabletop.record.game import Game
from tabletop.rules.question import Question

BUDGET: Final = Budget(600, playouts=60)
"""The budget of a hint, about a second in a browser."""


class Hint:
    """The best answers to a game's open question, once its thinking is done."""

    REPLY: Final = "hint"
    """The type of its reply."""

    def __init__(
        self, game: Game[Any], advisor: Advisor, budget: Budget = BUDGET
    ) -> None:
        self._question: Question = game.asked()
        rng = stream(game.seed, HINTS[game.ply])
        view = game.view(self._question.seat)
        self.thinking = advise(advisor, view, rng, budget)

    def facts(self) -> HintFacts:
        """The finished fraction; at the end the answers, best first, with reasons."""
        done = self.thinking.done
        advice = self.thinking.result if done == 1 else []
        return {"done": done, "advice": [self._told(one) for one in advice]}

    def _told(self, advice: Advice) -> AdviceFacts:
        question = self._question
        return {
            "answer": list(advice.answer),
            "names": question.named(advice.answer),
            "chance": advice.chances[question.seat],
            "reasons": advice.reasons,
        }
