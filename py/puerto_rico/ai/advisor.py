"""Puerto Rico's knowledge for hints and look backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puerto_rico.ai.levels import TUNED
from puerto_rico.ai.search.guide import search
from puerto_rico.knowledge.facts import View
from puerto_rico.rules import stages
from puerto_rico.rules.state import State
from tabletop.advice.advisor import Explain
from tabletop.base.rng import Chance
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer, Question

HINT: Final = TUNED._replace(iterations=160)
"""The budget with which 95 of 100 hints take less than a second in a browser."""


class Advisor:
    """The advisor of Puerto Rico."""

    budget = HINT

    def search(self, view: View, rng: Chance, budget: Budget) -> Search[State]:
        """The search of the decision in a view, ready to run."""
        return search(view, rng, budget)

    def playouts(self, search: Search[State], answers: Sequence[Answer]) -> None:
        """None: the value judges."""

    @property
    def reasons(self) -> Explain[State]:
        """Finds the reasons for and against each of some answers, the best first."""
        from puerto_rico.ai.reasons import reasons  # lazy: play needs no reasons

        return reasons

    def milestone(self, question: Question) -> bool:
        """Whether the question is a choice of roles."""
        return question.stage == stages.ROLE


ADVISOR: Final = Advisor()
