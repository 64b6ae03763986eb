"""What hints and looks back have to be handed by a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from tabletop.chance import Chance
from tabletop.facts import Told
from tabletop.questions import Answer, Question
from tabletop.search.budget import Budget
from tabletop.search.ismcts import Search
from tabletop.thinking import Thinking

Reasons: TypeAlias = list[Told]
"""Why an answer is good or bad."""


class Advisor(Protocol):
    """What only the game knows of its decisions."""

    def search(self, view: Any, rng: Chance, budget: Budget) -> Search[Any]:
        """The search of the decision that a view is about, yet to be run."""
        ...

    def reasons(
        self, search: Search[Any], answers: Sequence[Answer]
    ) -> Thinking[list[Reasons]]:
        """Why each of these answers, the best first, is good or bad."""
        ...

    def round(self, view: Any) -> int:
        """The round that a view is of."""
        ...

    def milestone(self, question: Question) -> bool:
        """Whether the curve of the chances has a point at such a decision."""
        ...
