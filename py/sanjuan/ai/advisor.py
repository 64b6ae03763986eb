"""What hints and looks back are told of San Juan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanjuan.ai.causes import Lines
from sanjuan.ai.reasons import reasons
from sanjuan.ai.search.guide import search
from sanjuan.knowledge.facts import View
from sanjuan.rules import stages
from sanjuan.rules.state import State
from tabletop.advice.advisor import Reasons
from tabletop.chance import Chance
from tabletop.questions import Answer, Question
from tabletop.search.budget import Budget
from tabletop.search.ismcts import Search
from tabletop.thinking import Thinking


class Advisor:
    """San Juan's part of advice."""

    def search(self, view: View, rng: Chance, budget: Budget) -> Search[State]:
        """The search of the decision that a view is about, yet to be run."""
        return search(view, rng, budget)

    def playouts(self, search: Search[State], answers: Sequence[Answer]) -> Lines:
        """Playouts of these answers, yet to be played."""
        return Lines(search.worlds, search.guide, answers)

    def reasons(
        self, search: Search[State], answers: Sequence[Answer]
    ) -> Thinking[list[Reasons]]:
        """Why each of these answers, the best first, is good or bad."""
        return reasons(search, answers)

    def round(self, view: View) -> int:
        """The round that a view is of."""
        return view["round"]

    def milestone(self, question: Question) -> bool:
        """Whether a role is chosen there."""
        return question.stage == stages.ROLE


ADVISOR: Final = Advisor()
