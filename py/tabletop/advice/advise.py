"""Advice on one question: its best answers, everybody's chances, and reasons.

A search tries good answers often and the others hardly ever, so its figures cannot be
compared. The best few answers are therefore tried again, equally often and in the same
worlds. The best answer is the one that then has the highest chance.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple

from tabletop.advice.advisor import Advisor, Reasons
from tabletop.chance import Chance
from tabletop.questions import Answer
from tabletop.search.budget import Budget
from tabletop.search.ismcts import Search
from tabletop.search.tree import Estimate
from tabletop.thinking import Thinking

SHOWN: Final = 3
"""How many answers advice tells of, besides the one that was given."""
EVEN: Final = 2
"""The part of all iterations by which each of them is tried again."""
SEARCHED: Final = 0.5
COMPARED: Final = 0.9
"""How much is done after the search, and after the best were tried again."""


class Advice(NamedTuple):
    """An answer, every seat's chance to win after it, and why.

    The chances are the mean of `visits`.
    """

    answer: Answer
    chances: list[float]
    visits: int
    reasons: Reasons


def advise(
    advisor: Advisor,
    view: Any,
    rng: Chance,
    budget: Budget,
    given: Answer | None = None,
) -> Thinking[list[Advice]]:
    """The best answers, best first, and the given one.

    `view` must be that of the seat to decide. The best is the one with the highest
    chance to win for that seat.
    """
    return Thinking(_advise(advisor, advisor.search(view, rng, budget), given))


def _advise(
    advisor: Advisor, search: Search[Any], given: Answer | None
) -> Generator[float, None, list[Advice]]:
    yield from search.run().part(0.0, SEARCHED)
    answers = _worth_telling(search, given)
    visits = max(1, search.budget.iterations // EVEN)
    yield from search.compare(answers, visits).part(SEARCHED, COMPARED)
    best = _best_first(search)
    reasons = advisor.reasons(search, [one.answer for one in best])
    why = yield from reasons.part(COMPARED, 1.0)
    return [
        Advice(one.answer, one.chances, one.visits, told)
        for one, told in zip(best, why, strict=True)
    ]


def _worth_telling(search: Search[Any], given: Answer | None) -> list[Answer]:
    """The answers tried most, and the given one unless one of them is the same."""
    kinds_of = search.question.kinds_of
    best = [one.answer for one in search.estimates()[:SHOWN]]
    if given is None or kinds_of(given) in [kinds_of(answer) for answer in best]:
        return best
    return [*best, given]


def _best_first(search: Search[Any]) -> list[Estimate]:
    seat = search.question.seat
    return sorted(search.estimates(), key=lambda one: -one.chances[seat])
