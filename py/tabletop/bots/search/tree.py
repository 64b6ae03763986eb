"""The tree of a search: the questions reached, and answers to them."""

from __future__ import annotations

from collections.abc import Hashable
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from tabletop.rules.question import Answer, Question

Choice: TypeAlias = int | tuple[int, ...]
"""The choice that an answer makes, the same in every world: the kinds of its options,
or the bare kind of a single option."""
NEVER: Final = -1.0
FIRST_PLAY: Final = 0.05
"""First play urgency: the expected worth of an untried answer is the mean less this."""
VIRTUAL_VISITS: Final = 4.0
"""The weight of that expectation in visits: one or two real visits may be luck."""
LEAST_ERROR: Final = 0.001
"""Added to every standard error: a few worlds may be all alike by chance."""


class Edge:
    """An answer at a node: its visits, and the sums of every seat's chances in them.

    `nodes` are the questions it led to, which differ between worlds: by seat, stage and
    all that chance has shown to that seat, if the game tells it.
    At the root `values` holds the deciding seat's chance in each visit, and `favour` is
    added to the worth of the answer.
    """

    __slots__ = ("answer", "favour", "nodes", "prior", "sums", "values", "visits")

    def __init__(self, answer: Answer, prior: float, seats: int) -> None:
        self.answer = answer
        self.prior = prior
        self.favour = 0.0
        self.visits = 0
        self.values: list[float] = []
        self.sums = [0.0] * seats
        self.nodes: dict[tuple[Hashable, ...], Node] = {}

    def is_near(self, best: Edge, errors: float) -> bool:
        """Whether it lies at most that many standard errors behind the best.

        The difference counts the worlds that both have met, and the favour of both.
        """
        behind = [a - b for a, b in zip(best.values, self.values, strict=False)]
        worlds = len(behind)
        mean = sum(behind) / worlds
        squares = sum([(each - mean) ** 2 for each in behind])
        error = sqrt(squares / (worlds * max(1, worlds - 1))) + LEAST_ERROR
        return mean + best.favour - self.favour <= errors * error


class Node:
    """A question that was reached, and its answers by their choices."""

    __slots__ = ("edges", "seat")

    def __init__(self, question: Question) -> None:
        self.seat = question.seat
        self.edges: dict[Choice, Edge] = {}


class Estimate(NamedTuple):
    """The result of a search for one answer: every seat's chance to win after it."""

    answer: Answer
    visits: int
    chances: list[float]


def choice_of(question: Question, answer: Answer) -> Choice:
    """The choice that an answer makes; quick for a single option."""
    if len(answer) == 1:
        return question.kind(answer[0])
    return question.kinds_of(answer)


def select(edges: list[Edge], seat: int, c_puct: float, uniform: float) -> Edge:
    """The edge to visit next: one that is good for the seat, or new to it (PUCT).

    The fraction `uniform` of the priors is spread evenly.
    """
    visits, total = 0, 0.0
    for edge in edges:
        visits += edge.visits
        total += edge.sums[seat]
    expected = VIRTUAL_VISITS * (total / visits - FIRST_PLAY if visits else 0.0)
    wide = c_puct * sqrt(visits + 1)
    share, keen = uniform / len(edges), 1 - uniform
    best, most = edges[0], NEVER
    for edge in edges:
        tried = edge.visits
        mean = (edge.sums[seat] + expected) / (tried + VIRTUAL_VISITS)
        worth = mean + wide * (keen * edge.prior + share) / (1 + tried)
        if worth > most:
            best, most = edge, worth
    return best


def estimate(edge: Edge) -> Estimate:
    """The estimate of the answer at that edge."""
    chances = [total / (edge.visits or 1) for total in edge.sums]
    return Estimate(edge.answer, edge.visits, chances)
