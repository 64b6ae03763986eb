"""The way of a search from an answer at the root down its tree, and the rollout there.

The tree branches at some stages, and the policy answers at the others (Cowling, Powley,
Whitehouse 2012; PUCT: Rosin 2011).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic

from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import Guide, Priors, S
from tabletop.bots.search.tree import Choice, Edge, Node, choice_of, select
from tabletop.rules.question import Question


class Descent(Generic[S]):
    """Goes down from the answers of one search, as far as the tree goes."""

    def __init__(self, guide: Guide[S], budget: Budget, seats: int) -> None:
        self._guide = guide
        self._budget = budget
        self._seats = seats
        self._policy = guide.policy
        self._branching = guide.branching
        self._rounds = budget.rounds or 0
        self._horizon = -1 if budget.horizon is None else budget.horizon

    def chances(self, world: S, path: list[Edge]) -> list[float]:
        """Every seat's chances below the edge of that path, which gets the others."""
        state = world.copy()
        return self._descend(state, path, self._after(state, path[-1]))

    def _descend(
        self, state: S, path: list[Edge], question: Question | None
    ) -> list[float]:
        """Go down to a new question or to the end of the game, and play on there."""
        while question is not None:
            node = self._node(path[-1], state, question)
            if node is None:
                break
            priors = self._policy.prior(state, self._budget.temperature)
            path.append(self._choose(node, question, priors))
            question = self._after(state, path[-1])
        return self._rollout(state)

    def _after(self, state: S, edge: Edge) -> Question | None:
        """Take the answer of that edge, and go on to a question that branches."""
        state.step(edge.answer)
        return self._pass_by(state)

    def _node(self, edge: Edge, state: S, question: Question) -> Node | None:
        """The node of that question below an edge; None if it is new there."""
        key: tuple[Hashable, ...] = question.seat, question.stage
        if self._guide.seen is not None:
            key = *key, self._guide.seen(state)
        node = edge.nodes.get(key)
        if node is None:
            edge.nodes[key] = Node(question)
        return node

    def _choose(self, node: Node, question: Question, priors: Priors) -> Edge:
        """The edge to visit next at that node."""
        edges = self._expand(node, question, priors)
        return select(edges, node.seat, self._budget.c_puct, self._budget.uniform)

    def _pass_by(self, state: S) -> Question | None:
        """Answer by the policy to a question that branches, the end or the horizon."""
        question, left = state.question, self._horizon
        while question is not None and question.stage not in self._branching:
            if left == 0:
                return None
            state.step(self._policy.answer(state))
            question, left = state.question, left - 1
        return question

    def _expand(self, node: Node, question: Question, priors: Priors) -> list[Edge]:
        """The edges of the answers that are legal in this world."""
        found: dict[Choice, Edge] = {}
        for answer, prior in priors:
            choice = choice_of(question, answer)
            edge = node.edges.get(choice)
            if edge is None:
                edge = node.edges[choice] = Edge(answer, prior, self._seats)
            edge.answer = answer
            # Copies of a card are one choice, as likely as all of them together.
            edge.prior = edge.prior + prior if choice in found else prior
            found[choice] = edge
        return list(found.values())

    def _rollout(self, state: S) -> list[float]:
        """Play by the policy to a pause, then ask the value."""
        guide, answer = self._guide, self._policy.answer
        last, left = state.round + self._rounds, self._horizon
        while left and (question := state.question) is not None:
            if question.stage in guide.pauses and state.round >= last:
                break
            state.step(answer(state))
            left -= 1
        return guide.value.chances(state)
