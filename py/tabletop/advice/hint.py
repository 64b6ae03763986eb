"""A hint: advice for the person asked, found step by step and given as data."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from tabletop.advice.advise import Advice, advise
from tabletop.advice.advisor import Advisor
from tabletop.base.english import Told
from tabletop.base.rng import HINTS, stream
from tabletop.bots.search.budget import Budget
from tabletop.record.game import Game
from tabletop.rules.question import Question


class AdviceFacts(TypedDict):
    """An answer in a hint, for the person to decide."""

    answer: list[int]
    """The options it takes, sorted."""
    names: list[str]
    """The names of these options."""
    chance: float
    """The person's chance to win with it, 0 to 1."""
    reasons: list[Told]
    """The reasons why it is good or bad."""


class HintFacts(TypedDict):
    """A hint so far, for the person to decide."""

    done: float
    """The finished fraction, 0 to 1."""
    advice: list[AdviceFacts]
    """The best first; empty until all is done."""


class Hint:
    """The best answers to a game's open question, once its thinking is done."""

    REPLY: Final = "hint"
    """The type of its reply."""

    def __init__(
        self, game: Game[Any], advisor: Advisor, budget: Budget | None = None
    ) -> None:
        self._question: Question = game.asked()
        rng = stream(game.seed, HINTS[game.ply])
        view = game.view(self._question.seat)
        self.thinking = advise(advisor, view, rng, budget or advisor.budget)

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
