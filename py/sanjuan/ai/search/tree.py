"""The tree that a search grows: questions that were reached, and answers to them."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND, NONE
from sanjuan.rules.questions import Question
from tabletop.questions import Answer

NEVER: Final = -1.0
FIRST: Final = 0.05
"""By how much less than the mean an answer is expected to bring before it is tried."""
CAUTION: Final = 4.0
"""That expectation counts like so many trials: two may have been luck."""


class Edge:
    """An answer at a node: how often it was tried, and every seat's chances summed.

    `nodes` are the questions it led to, by seat and stage, which differ between worlds.
    At the root `brought` holds what each world brought the seat to decide.
    """

    __slots__ = ("answer", "brought", "nodes", "prior", "sums", "visits")

    def __init__(self, answer: Answer, prior: float, seats: int) -> None:
        self.answer = answer
        self.prior = prior
        self.visits = 0
        self.brought: list[float] = []
        self.sums = [0.0] * seats
        self.nodes: dict[tuple[int, int], Node] = {}


class Node:
    """A question that was reached, and its answers by what they choose."""

    __slots__ = ("edges", "seat", "stage")

    def __init__(self, question: Question) -> None:
        self.seat = question.seat
        self.stage = question.stage
        self.edges: dict[int, Edge] = {}

    def tries(self) -> int:
        """How often one of its answers was tried."""
        return sum([edge.visits for edge in self.edges.values()])


class Move(NamedTuple):
    """A choice in a searched line: a role, a building's number, or `NONE`: a pass."""

    seat: int
    stage: int
    choice: int


def choice_of(stage: int, answer: Answer) -> int:
    """What an answer of at most one option chooses, in any world."""
    if not answer:
        return NONE
    return answer[0] if stage == stages.ROLE else KIND[answer[0]]


def select(edges: list[Edge], seat: int, curiosity: float, even: float) -> Edge:
    """The edge that looks best to the seat, or was tried too little (PUCT).

    The part `even` of the priors is spread evenly.
    """
    visits, total = 0, 0.0
    for edge in edges:
        visits += edge.visits
        total += edge.sums[seat]
    expected = CAUTION * (total / visits - FIRST if visits else 0.0)
    wide = curiosity * sqrt(visits + 1)
    share, keen = even / len(edges), 1 - even
    best, most = edges[0], NEVER
    for edge in edges:
        tried = edge.visits
        mean = (edge.sums[seat] + expected) / (tried + CAUTION)
        worth = mean + wide * (keen * edge.prior + share) / (1 + tried)
        if worth > most:
            best, most = edge, worth
    return best


def line_after(edge: Edge) -> list[Move]:
    """The choices tried most after that answer."""
    line = []
    while edge.nodes:
        node = max(edge.nodes.values(), key=Node.tries)
        if not node.edges:
            break
        choice, edge = max(node.edges.items(), key=lambda item: item[1].visits)
        line.append(Move(node.seat, node.stage, choice))
    return line
