"""Hints before a decision and a look back on a whole game, from what searches find.

A reason is what the next role choice shows of an answer: cards, goods and points gained
by the seat and by its best-off rival, played out in many worlds. No word is said here.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple

from sanjuan import stages
from sanjuan.ai.candidates import kinds_of
from sanjuan.ai.learned import SearchPlayer
from sanjuan.ai.points import points
from sanjuan.ai.search import Budget, Finding, Search
from sanjuan.ai.value import shares
from sanjuan.buildings import NONE
from sanjuan.chance import Chance, stream
from sanjuan.questions import Answer
from sanjuan.state import State
from sanjuan.view import View

BUDGET: Final = Budget(400)
SHOWN: Final = 3
"""Answers a hint is about."""
WORLDS: Final = 16
"""Worlds in which an answer is played on for its reason."""
ANALYSES: Final = 1 << 17
"""Numbers of the random streams of analyses begin here, far from all others."""


class Gains(NamedTuple):
    """What a seat has more of at the next role choice, on average."""

    cards: float
    goods: float
    points: float


class Advice(NamedTuple):
    """An answer, the seat's chance to win after it, and why.

    `gains` are the seat's own, `rival` those of the rival that gains most in all.
    """

    answer: Answer
    chance: float
    gains: Gains
    rival: Gains


class Decision(NamedTuple):
    """A decision of a finished game: what was answered, and what there was to find.

    `chances` are every seat's before it; `loss` is how much chance to win the answer
    cost the seat beside the best one; 0 where a search knew nothing better.
    """

    ply: int
    seat: int
    stage: int
    answer: Answer
    chances: list[float]
    found: list[tuple[Answer, float]]
    loss: float


class Luck(NamedTuple):
    """How a seat came from its first chance to its last: by chance, by its losses."""

    drawn: float
    lost: float


# ---------------------------------------------------------------- hints


def hint(
    view: View, rng: Chance, budget: Budget = BUDGET
) -> Generator[float, None, list[Advice]]:
    """Yield how much is done; return the best answers with their reasons, best first.

    `view` must be that of the seat to decide.
    """
    search = SearchPlayer(budget).search(view, rng)
    yield from search.run()
    best = [finding for finding in search.findings() if finding.visits][:SHOWN]
    return [_advice(search, finding) for finding in best or search.findings()[:1]]


def _advice(search: Search, finding: Finding) -> Advice:
    seat = search.root.seat
    totals = [[0, 0, 0] for _ in finding.chances]
    for _ in range(WORLDS):
        state = search.worlds.deal()
        before = [_has(state, number) for number in range(len(totals))]
        _play_phase(search, state, finding.answer)
        for number, total in enumerate(totals):
            pairs = zip(_has(state, number), before[number], strict=True)
            for place, (now, then) in enumerate(pairs):
                total[place] += now - then
    gains = [Gains(*(total / WORLDS for total in each)) for each in totals]
    own = gains.pop(seat)
    rival = max(gains, key=lambda one: (one.cards + one.goods + one.points, one))
    return Advice(finding.answer, finding.chances[seat], own, rival)


def _has(state: State, seat: int) -> tuple[int, int, int]:
    own = state.seats[seat]
    goods = len(own.goods) - own.goods.count(NONE)
    return len(own.hand), goods, points(state, seat)


def _play_phase(search: Search, state: State, answer: Answer) -> None:
    """Go on to the next role choice, others answering by the policy."""
    state.step(answer)
    while state.question is not None and state.question.stage != stages.ROLE:
        state.step(search.policy.answer(state))


# ---------------------------------------------------------------- looking back


def analyse(
    past: Sequence[tuple[View, Answer]], seed: int, budget: Budget = BUDGET
) -> Generator[float, None, list[Decision]]:
    """Search every decision of a game; yield how much is done, return them all.

    `past` has the view of the seat that decided, and its answer; `seed` makes the
    findings the same again.
    """
    decisions: list[Decision] = []
    for number, (view, answer) in enumerate(past):
        rng = stream(seed, ANALYSES + number)
        search = SearchPlayer(budget).search(view, rng)
        for done in search.run():
            yield (number + done) / len(past)
        decisions.append(_decision(view["ply"], answer, search))
    return decisions


def _decision(ply: int, answer: Answer, search: Search) -> Decision:
    question, seat = search.worlds.base.question, search.root.seat
    assert question is not None
    tried = [finding for finding in search.findings() if finding.visits]
    found = [(finding.answer, finding.chances[seat]) for finding in tried]
    chances = tried[0].chances if tried else _value(search)
    given = kinds_of(question, answer)
    loss = 0.0
    for other, chance in found:
        if kinds_of(question, other) == given:
            loss = max(0.0, found[0][1] - chance)
    return Decision(ply, seat, question.stage, answer, chances, found, loss)


def _value(search: Search) -> list[float]:
    return search.value.chances(search.worlds.base)


def curve(decisions: list[Decision], end: State) -> list[tuple[int, list[float]]]:
    """Every seat's chance to win at each role choice, by ply, and at the end."""
    roles = [one for one in decisions if one.stage == stages.ROLE]
    ply = decisions[-1].ply + 1 if decisions else 0
    return [*((one.ply, one.chances) for one in roles), (ply, shares(end))]


def turning_points(decisions: list[Decision], most: int = 3) -> list[Decision]:
    """The decisions that cost most, in the order of the game."""
    dear = sorted(decisions, key=lambda one: (-one.loss, one.ply))[:most]
    return sorted([one for one in dear if one.loss > 0], key=lambda one: one.ply)


def luck(decisions: list[Decision], end: State) -> Iterator[Luck]:
    """For each seat: what its decisions lost; the rest is left to chance and rivals."""
    last = shares(end)
    for seat, first in enumerate(decisions[0].chances):
        lost = 0.0
        for one in decisions:
            lost += one.loss if one.seat == seat else 0.0
        yield Luck(last[seat] - first + lost, lost)
