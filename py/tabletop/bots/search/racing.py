"""Racing: the order of the answers at the root, and those that may still be best."""

from __future__ import annotations

from math import log
from typing import Final

from tabletop.base.rng import cut
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.tree import Edge, estimate
from tabletop.rules.question import Answer

LEAST_PRIOR: Final = 1e-3
"""The replacement of a prior that was cut to 0, which has no logarithm."""


def ranked(edges: list[Edge], seat: int, budget: Budget) -> list[Edge]:
    """These answers, best first; with fewer visits, priors count more."""
    virtual = budget.prior_visits
    best = max([edge.sums[seat] / edge.visits for edge in edges])
    scale = budget.prior_scale * (4 * best * (1 - best))

    def worth(edge: Edge) -> float:
        expected = best + scale * cut(log(max(edge.prior, LEAST_PRIOR)))
        mean = (edge.sums[seat] + virtual * expected) / (edge.visits + virtual)
        return mean + edge.favour

    return sorted(edges, key=worth, reverse=True)


def still_open(edges: list[Edge], errors: float) -> list[Edge]:
    """The answers at most `errors` standard errors behind the first, the best one."""
    best, *others = edges
    return [best, *(one for one in others if one.is_near(best, errors))]


def near_best(edges: list[Edge], seat: int, near: float) -> dict[Answer, list[float]]:
    """Every seat's chances after the answers that are at most `near` behind the first.

    Answers without a try are left out.
    """
    found = [estimate(edge) for edge in edges if edge.visits]
    least = found[0].chances[seat] - near
    return {one.answer: one.chances for one in found if one.chances[seat] >= least}
