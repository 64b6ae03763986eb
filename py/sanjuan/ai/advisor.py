"""San Juan's knowledge for hints and look backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanjuan.ai.causes import Lines
from sanjuan.ai.levels import TUNED
from sanjuan.ai.search.guide import search
from sanjuan.knowledge.facts import View
from sanjuan.rules import stages
from sanjuan.rules.state import State
from tabletop.advice.advisor import Explain
from tabletop.base.rng import Chance
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer, Question


class Advisor:
    """The advisor of San Juan."""

    budget = TUNED._replace(playouts=60)

    def search(self, view: View, rng: Chance, budget: Budget) -> Search[State]:
        """The search of the decision in a view, ready to run."""
        return search(view, rng, budget)

    def playouts(self, search: Search[State], answers: Sequence[Answer]) -> Lines:
        """Playouts of these answers, ready to run."""
        return Lines(search.worlds, search.guide, answers)

    @property
    def reasons(self) -> Explain[State]:
        """Finds the reasons for and against each of some answers, the best first."""
        from sanjuan.ai.reasons import reasons  # lazy: play needs no reasons

        return reasons

    def milestone(self, question: Question) -> bool:
        """Whether the question is a choice of roles."""
        return question.stage == stages.ROLE


ADVISOR: Final = Advisor()
