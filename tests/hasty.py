"""San Juan with hasty advice, for tests of other subjects than advice."""

from collections.abc import Sequence
from typing import Final

import pytest

from sanjuan.ai.advisor import Advisor
from sanjuan.ai.reasons import reasons
from sanjuan.game_type import SAN_JUAN
from sanjuan.knowledge.facts import View
from sanjuan.rules.state import State
from tabletop.advice.advisor import Reasons
from tabletop.base.rng import Chance
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer
from tabletop.table.registry import Registry

WORLDS: Final = 4
"""The number of worlds in which an answer is played on for its reasons."""


class HastyAdvisor(Advisor):
    """Searches a tenth as long, and takes its reasons from few worlds."""

    def search(self, view: View, rng: Chance, budget: Budget) -> Search[State]:
        """The search of a view's decision, yet to be run."""
        hasty = budget._replace(
            iterations=budget.iterations // 10, playouts=budget.playouts // 2
        )
        return super().search(view, rng, hasty)

    def reasons(
        self, search: Search[State], answers: Sequence[Answer]
    ) -> Thinking[list[Reasons]]:
        """The reasons why each of these answers, the best first, is good or bad."""
        return reasons(search, answers, worlds=WORLDS)


GAMES: Final = Registry(SAN_JUAN._replace(advisor=HastyAdvisor()))


def look_back_in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let looks back take hardly any time, from wherever they start."""
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", 2)
    monkeypatch.setattr(Advisor, "reasons", HastyAdvisor.reasons)
