"""Advice on one question: its best answers, every seat's chances, and reasons.

A search tries good answers often and others rarely, so its figures cannot be compared.
Advice therefore tries the best few answers again, equally often and in the same worlds.
The best answer is the one that then has the highest chance.

If the budget has playouts, advice also plays these answers to the end, and the cause of
the difference comes first among the reasons.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tabletop.advice.advisor import Advisor, Explained, Reasons
from tabletop.base.rng import Chance
from tabletop.base.tasks import Steps, Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search
from tabletop.bots.search.tree import Estimate
from tabletop.rules.question import Answer

SHOWN: Final = 3
"""The number of answers that advice shows, not counting the given one."""
EVEN: Final = 2
"""The divisor of `iterations` that gives the second tries of each answer."""
SEARCHED: Final = 0.4
COMPARED: Final = 0.6
PLAYED: Final = 0.9
"""The finished fractions after the search, after the second tries of the best, and
after their playouts."""
SURE: Final = 2.0
"""The number of standard errors from which on advice reports a difference."""


class Advice(NamedTuple):
    """An answer, every seat's chance to win after it, and the reasons.

    The chances are the mean of `visits`, mixed with those of playouts if there are any.
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
) -> Steps[list[Advice]]:
    yield from search.narrow().part(0.0, SEARCHED)
    answers = _worth_telling(search, given)
    visits = max(1, search.budget.iterations // EVEN)
    yield from search.compare(answers, visits).part(SEARCHED, COMPARED)
    found = search.estimates()
    played = yield from _play_on(advisor, search, found)
    best = _best_first(search, found, played)
    reasons = advisor.reasons(search, [one.answer for one in best])
    why = yield from reasons.part(PLAYED, 1.0)
    more = _why_it_wins(played, best) if played else [[] for _ in best]
    return [
        Advice(one.answer, one.chances, one.visits, wins + told)
        for one, wins, told in zip(best, more, why, strict=True)
    ]


def _play_on(
    advisor: Advisor, search: Search[Any], found: list[Estimate]
) -> Steps[Explained[Any] | None]:
    """Playouts of these answers, mixed with the estimates; None without playouts."""
    answers, budget = [one.answer for one in found], search.budget
    played = advisor.playouts(search, answers) if search.plays_on else None
    if played:
        chances = {one.answer: one.chances for one in found}
        played.expect(chances, budget.value_worlds)
        meeting = Thinking(played.meet(budget.playouts))
        yield from meeting.part(COMPARED, PLAYED)
    return played


def _worth_telling(search: Search[Any], given: Answer | None) -> list[Answer]:
    """The best answers of the search, and the given one unless it is among them."""
    kinds_of = search.question.kinds_of
    best = [one.answer for one in search.estimates()[:SHOWN]]
    if given is None or kinds_of(given) in [kinds_of(answer) for answer in best]:
        return best
    return [*best, given]


def _best_first(
    search: Search[Any], found: list[Estimate], played: Explained[Any] | None
) -> list[Estimate]:
    seat = search.question.seat
    if played:
        found = [one._replace(chances=played.chances(one.answer)) for one in found]
    return sorted(found, key=lambda one: -one.chances[seat])


def _why_it_wins(played: Explained[Any], best: list[Estimate]) -> list[Reasons]:
    """The reasons why the best wins more than the next, and why the others win less."""
    first, *others = [one.answer for one in best]
    return [
        _wins(played, "wins", first, others[0]),
        *(_wins(played, "loses", first, other) for other in others),
    ]


def _wins(played: Explained[Any], id: str, one: Answer, other: Answer) -> Reasons:
    """The games in 100 that `one` wins more than `other`, and why; empty if unsure.

    The number is the difference of the chances shown, which are in whole percent.
    """
    games = _percent(played, one) - _percent(played, other)
    if games < 1 or not played.difference(one, other).exceeds(0, SURE):
        return []
    return [{"id": id, "args": {"games": games, **played.because(one, other)}}]


def _percent(played: Explained[Any], answer: Answer) -> int:
    return int(100 * played.chances(answer)[played.seat] + 0.5)
