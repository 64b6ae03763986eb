"""What hints and looks back have to be handed by a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from tabletop.chance import Chance
from tabletop.facts import Told
from tabletop.questions import Answer, Question
from tabletop.search.budget import Budget
from tabletop.search.guide import S
from tabletop.search.ismcts import Search
from tabletop.search.playouts import Playouts
from tabletop.thinking import Thinking

Reasons: TypeAlias = list[Told]
"""Why an answer is good or bad."""


class Explained(Playouts[S]):
    """Playouts that tell what makes the difference."""

    def because(self, one: Answer, other: Answer) -> Mapping[str, object]:
        """Why the first wins more than the other, as facts for others to word."""
        raise NotImplementedError


class Advisor(Protocol):
    """What only the game knows of its decisions."""

    def search(self, view: Any, rng: Chance, budget: Budget) -> Search[Any]:
        """The search of the decision that a view is about, yet to be run."""
        ...

    def playouts(
        self, search: Search[Any], answers: Sequence[Answer]
    ) -> Explained[Any] | None:
        """Playouts of these answers, yet to be played; None if they tell nothing."""
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
