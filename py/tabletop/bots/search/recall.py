"""A descent that remembers the tables which all worlds of a search share.

In some games chance seldom comes: between two draws the same answers lead to the same
table in every world. The descent steps there once, and later begins there.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, Protocol

from tabletop.bots.search.budget import Budget
from tabletop.bots.search.descent import Descent
from tabletop.bots.search.guide import Guide, S
from tabletop.bots.search.tree import Edge, Node, select
from tabletop.rules.question import Question


class Luck(Protocol[S]):
    """The part of a game that chance decides."""

    def drawn(self, state: S) -> Hashable:
        """A mark that changes whenever chance shows something."""
        ...

    def again(self, state: S, world: S) -> S:
        """A copy of the state, with all that is hidden as in that world."""
        ...


class Known(Generic[S]):
    """The table after an answer, its question that branches, and the answers to it."""

    __slots__ = ("edges", "question", "state")

    def __init__(self, state: S, question: Question | None) -> None:
        self.state = state
        self.question = question
        self.edges: list[Edge] = []


class Recall(Descent[S]):
    """The same descent in less time, for a steady guide that reads nothing hidden."""

    def __init__(
        self, guide: Guide[S], budget: Budget, seats: int, luck: Luck[S]
    ) -> None:
        super().__init__(guide, budget, seats)
        self._luck = luck
        self._known: dict[Edge, Known[S]] = {}

    def chances(self, world: S, path: list[Edge]) -> list[float]:
        """Go down from one known table to the next, and step on from the last."""
        luck, at = self._luck, world
        while (known := self._known.get(path[-1])) is not None:
            at = known.state
            further = self._further(known, path[-1])
            if further is None:
                return self._rollout(luck.again(at, world))
            path.append(further)
        state, drawn = luck.again(at, world), luck.drawn(at)
        question = self._after(state, path[-1])
        if luck.drawn(state) == drawn:
            self._known[path[-1]] = Known(state.copy(), question)
        return self._descend(state, path, question)

    def _further(self, known: Known[S], edge: Edge) -> Edge | None:
        """The edge to visit next; None at a new question or the end of the game."""
        question = known.question
        if question is None:
            return None
        node = self._node(edge, known.state, question)
        if node is None:
            return None
        edges = known.edges or self._answers(known, node, question)
        return select(edges, node.seat, self._budget.c_puct, self._budget.uniform)

    def _answers(self, known: Known[S], node: Node, question: Question) -> list[Edge]:
        """The edges of that node, which no other table reaches."""
        priors = self._policy.prior(known.state, self._budget.temperature)
        known.edges = self._expand(node, question, priors)
        return known.edges
