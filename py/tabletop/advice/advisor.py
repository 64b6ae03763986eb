"""The knowledge of a game that hints and look backs get."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from tabletop.base.english import Told
from tabletop.base.rng import Chance
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import S
from tabletop.bots.search.ismcts import Search
from tabletop.bots.search.playouts import Playouts
from tabletop.rules.question import Answer, Question

Reasons: TypeAlias = list[Told]
"""The reasons why an answer is good or bad."""

Explain: TypeAlias = Callable[[Search[S], Sequence[Answer]], Thinking[list[Reasons]]]
"""Finds the reasons why each of some answers, best first, is good or bad."""


class Explained(Playouts[S]):
    """Playouts that explain the difference between two answers."""

    def because(self, one: Answer, other: Answer) -> Mapping[str, object]:
        """The facts that say why `one` wins more than `other`."""
        raise NotImplementedError


class Advisor(Protocol):
    """The knowledge that a game has of its decisions."""

    budget: Budget
    """The budget of a hint, about a second in a browser. A look back has the same
    constants, but iterations of its own and no playouts."""

    def search(self, view: Any, rng: Chance, budget: Budget) -> Search[Any]:
        """The search of the decision in a view, not yet run."""
        ...

    def playouts(
        self, search: Search[Any], answers: Sequence[Answer]
    ) -> Explained[Any] | None:
        """Playouts of these answers, not yet played; None if they add nothing."""
        ...

    @property
    def reasons(self) -> Explain[Any]:
        """Finds the reasons; a method that does so will do.

        A property may import its modules only when asked for them.
        """
        ...

    def milestone(self, question: Question) -> bool:
        """Whether the curve of the chances has a point at that question."""
        ...


def ready(advisor: Advisor) -> Advisor:
    """The advisor, with the modules imported that its reasons need.

    Raises ModuleNotFoundError if a page has yet to load them: thinking could not wait.
    """
    _ = advisor.reasons
    return advisor
