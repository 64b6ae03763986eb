"""The plain search: a fixed number of nodes, valued by material, in one imagined world.

Frozen: an opponent to measure others by. With two seats it is alpha-beta on the
difference, with more seats each maximises its own lead (max^n). It deepens decision by
decision until its nodes are used up. A node is a position that it reaches by an answer,
so other searches can be given as many.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from typing import Final

import puerto_rico
from arena.pool.puerto_rico.plans import DECIDE, MOST, Desk, world
from arena.pool.puerto_rico.worth import Plan
from puerto_rico.rules import scoring, stages
from puerto_rico.rules.questions import Question
from puerto_rico.rules.state import State
from tabletop.base.rng import Chance
from tabletop.rules.question import Answer

NODES: Final = 1500
WIDTH: Final = 5
"""The answers that are searched at a question beside that for a role."""
DEEPEST: Final = 40
WIN: Final = 10.0
"""Points that a win is worth."""
PLAN: Final = Plan()

SET: Final = frozenset(DECIDE) - {stages.ROLE}
"""The stages at which it decides without searching."""


class PlainSearch(puerto_rico.Player):
    """Searches 1,500 nodes, or as many as it is made with, by the worth of boards."""

    def __init__(self, nodes: int = NODES) -> None:
        self.nodes = nodes

    def think(
        self, view: puerto_rico.View, rng: Chance
    ) -> Generator[float, None, puerto_rico.Answer]:
        """Search deeper and deeper."""
        yield 0.0
        return Tree(world(view, rng), self.nodes).best()


class OutOfNodesError(Exception):
    """All nodes are used up."""


class Tree:
    """The search of one decision."""

    def __init__(self, state: State, nodes: int) -> None:
        self.state, self.left = state, nodes
        self.desk = Desk(PLAN, state)

    def best(self) -> Answer:
        """The best answer of the deepest search that was finished."""
        state = self.state
        question = state.question
        assert question is not None
        if question.stage in SET:
            return self.desk.answer(state)
        found: Answer | None = None
        try:
            children = self._children(state, question)
            found = children[0][0]
            for depth in range(1, DEEPEST):
                children = self._ranked(children, question.seat, depth)
                found = children[0][0]
        except OutOfNodesError:
            pass
        return self.desk.answer(state) if found is None else found

    def _ranked(
        self, children: list[tuple[Answer, State]], seat: int, depth: int
    ) -> list[tuple[Answer, State]]:
        """The children by their values at that depth, the best first."""
        best = float("-inf")
        values = []
        for answer, child in children:
            value = self._value(child, depth, {seat: best})[seat]
            values.append((value, answer, child))
            best = max(best, value)
        values.sort(key=lambda one: -one[0])
        return [(answer, child) for _, answer, child in values]

    def _value(self, state: State, depth: int, sure: dict[int, float]) -> list[float]:
        """Every seat's lead; `sure` is what a seat of two already has elsewhere."""
        question = state.question
        while question and question.stage in SET:
            state = self._after(state, self.desk.answer(state))
            question = state.question
        if question is None or depth == 0:
            return self.leads(state)
        seat, two = question.seat, len(state.seats) == 2
        best: list[float] | None = None
        bounds = dict(sure)
        for _, child in self._children(state, question):
            found = self._value(child, depth - 1, bounds)
            if best is None or found[seat] > best[seat]:
                best = found
            bounds[seat] = max(bounds.get(seat, found[seat]), found[seat])
            if two and best[seat] >= -bounds.get(1 - seat, float("-inf")):
                break
        assert best is not None
        return best

    def _children(self, state: State, question: Question) -> list[tuple[Answer, State]]:
        """The answers and the positions after them, by worth to the seat."""
        seat = question.seat
        found = [
            (answer, self._after(state, answer)) for answer in islice(question, MOST)
        ]
        of = self.desk.worth.of
        found.sort(key=lambda pair: -of(pair[1].seats[seat], pair[1], seat))
        return found if question.stage == stages.ROLE else found[:WIDTH]

    def _after(self, state: State, answer: Answer) -> State:
        if not self.left:
            raise OutOfNodesError
        self.left -= 1
        after = state.copy()
        after.step(answer)
        return after

    def leads(self, state: State) -> list[float]:
        """The lead of each seat over the others; at the end with a win."""
        if state.over:
            worth = [
                float(scoring.score(state, n).total) for n in range(len(state.seats))
            ]
            for seat in scoring.winners(state):
                worth[seat] += WIN
        else:
            of = self.desk.worth.of
            worth = [of(own, state, n) for n, own in enumerate(state.seats)]
        total = sum(worth)
        others = len(worth) - 1
        return [one - (total - one) / others for one in worth]
