"""The reasons for an answer: its effects, counted in worlds in which it is played on.

A reason is an id with facts, which locale files word; `puerto_rico.ai.why.facts` lists
them. The best answer is compared with the second, every other one with the best.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, TypeAlias

from puerto_rico.ai.why import amounts, buildings, goods
from puerto_rico.ai.why.facts import GainsArgs, Until
from puerto_rico.ai.why.tally import LATER, LOOKS, SLOW, TURN, Sides, Tally, Two, tally
from puerto_rico.rules.state import State
from tabletop.advice.advisor import Reasons
from tabletop.advice.claims import Claim, Pair, Rollouts, found, weightiest
from tabletop.base.tasks import Thinking
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer, Question

WORLDS: Final = 8
"""Worlds in which an answer is played on: only the order of tiles differs in them."""
FOR: Final = (
    *(buildings.builds, buildings.staffs, buildings.pays),
    *(buildings.counts, buildings.quarries, buildings.fits),
    *(goods.makes, goods.sells, goods.ships, goods.saves, goods.spoils_theirs),
    *(amounts.bounty, amounts.idle, amounts.denies, amounts.ends, amounts.lasts),
    *(amounts.ahead, amounts.holds),
)
"""The patterns of claims for an answer."""
AGAINST: Final = (
    *(buildings.misses, goods.lets_ship, goods.spoils),
    *(amounts.behind, amounts.helps),
)
"""The patterns of claims against one."""


Gains: TypeAlias = tuple[float, float, float]
"""Doubloons, barrels and points, on average."""


def reasons(
    search: Search[State], answers: Sequence[Answer], worlds: int = WORLDS
) -> Thinking[list[Reasons]]:
    """The reasons for each answer, the best first, by that many worlds of the search.

    Sentences come first; `gains` and `rival` (the rival with the highest sum) are the
    average gains up to the seat's next choice of a role, or for three rounds.
    """
    return Thinking(_reasons(search, answers, worlds))


def _reasons(
    search: Search[State], answers: Sequence[Answer], worlds: int
) -> Generator[float, None, list[Reasons]]:
    question = search.question
    dealt = [search.worlds.deal() for _ in range(worlds)]
    decide = search.guide.policy.answer
    sides: list[Sides] = [
        Rollouts(dealt, answer, LOOKS, tally, decide) for answer in answers
    ]
    last = LATER if question.stage in SLOW else TURN
    for done, each in enumerate(sides):
        yield done / len(sides)
        each.at(last)
    why = [[one.told for one in claims] for claims in claims_of(question, sides)]
    figures = _figures(sides, question)
    return [said + more for said, more in zip(why, figures, strict=True)]


def claims_of(question: Question, sides: Sequence[Sides]) -> list[list[Claim[Tally]]]:
    """The claims for the first answer beside the second, and against the others."""
    if len(sides) == 1:
        return [[]]
    first, *others = sides
    best = [*weightiest(found(FOR, Pair(question, first, others[0])), 2)]
    return [best] + [_against(Pair(question, other, first)) for other in others]


def _against(pair: Two) -> list[Claim[Tally]]:
    """The claim that speaks most against an answer, or else the best one for it."""
    return [*weightiest(found(AGAINST, pair) or found(FOR, pair), 1)]


def _figures(sides: Sequence[Sides], question: Question) -> list[Reasons]:
    """The gains up to the next choice of a role, or later if only those differ."""
    soon = [_both(side, question.seat, TURN) for side in sides]
    if question.stage not in SLOW or any(one != soon[0] for one in soon):
        return [_told(pair, TURN) for pair in soon]
    return [_told(_both(side, question.seat, LATER), LATER) for side in sides]


Both: TypeAlias = tuple[Gains, Gains]
"""The gains of the seat, and those of the rival with the highest sum."""


def _both(side: Sides, seat: int, until: Until) -> Both:
    gains = [_gains(side, one, until) for one in range(len(side.worlds[0].seats))]
    own = gains.pop(seat)
    return own, max(gains, key=lambda one: (sum(one), one))


def _gains(side: Sides, seat: int, until: Until) -> Gains:
    tallies = side.at(until)
    sums = zip(*[one.seats[seat].gains for one in tallies], strict=True)
    doubloons, goods, points = [round(sum(one) / len(tallies), 1) for one in sums]
    return doubloons, goods, points


def _told(both: Both, until: Until) -> Reasons:
    own, rival = both
    return [
        {"id": "gains", "args": _args(own, until)},
        {"id": "rival", "args": _args(rival, until)},
    ]


def _args(gains: Gains, until: Until) -> GainsArgs:
    doubloons, goods, points = gains
    return {"doubloons": doubloons, "goods": goods, "points": points, "until": until}
