"""The decisions of the players that follow a plan: one step ahead, phase by phase.

A player tries each answer on a copy of the table, and takes the one after which its
board is worth most beside those of the others; a role it plays to the end of its phase,
where all seats decide by the same plan. The stack of tiles lies in one order for all
games, so no decision depends on it. Frozen with these players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from statistics import fmean
from typing import Final

import puerto_rico
from arena.pool.puerto_rico.worth import (
    CIRCLES,
    FACTORY,
    MADE,
    PLACE,
    QUARRIES,
    SCORES,
    Plan,
    Worth,
)
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import COST, IDS, MILLS
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.pieces import CORN, FIRST_BUILDING, NONE, QUARRY
from puerto_rico.rules.questions import Question
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State
from tabletop.base.rng import Chance, shuffle
from tabletop.rules.question import Answer

MOST: Final = 60
"""The answers to a question that a player tries."""
TIE: Final = 1e-9
"""The worth of taking something rather than nothing."""


def world(view: puerto_rico.View, rng: Chance) -> State:
    """The table that fits a view, with the stack in an order of no meaning."""
    state = puerto_rico.determinize(view, rng)
    state.seed = 0
    state.deck.sort()
    shuffle(state.deck, Random(0))
    return state


def decide(plan: Plan, view: puerto_rico.View, rng: Chance) -> Answer:
    """The answer by that plan."""
    state = world(view, rng)
    return Desk(plan, state).answer(state)


class Desk:
    """The decisions of all seats at one moment, by one plan."""

    def __init__(self, plan: Plan, state: State) -> None:
        self.plan = plan
        self.worth = Worth(plan, state)

    def answer(self, state: State) -> Answer:
        """The answer to the open question."""
        question = state.question
        assert question is not None
        decided = DECIDE.get(question.stage)
        if decided:
            return decided(self, state, question)
        return self.best(state, question, islice(question, MOST))

    def best(
        self, state: State, question: Question, answers: Iterable[Answer]
    ) -> Answer:
        """The answer after which the seat's own board is worth most."""
        seat = question.seat
        found: Answer = ()
        most = float("-inf")
        for answer in answers:
            after = state.copy()
            after.step(answer)
            worth = self.worth.of(after.seats[seat], after, seat)
            worth += TIE * bool(answer)
            if worth > most:
                found, most = answer, worth
        return found

    def role(self, state: State, question: Question) -> Answer:
        """The role whose phase brings the seat most beyond the others."""
        before = self._boards(state)
        ranked = [
            (self._gain(state, role, question.seat, before), -role)
            for role in question.options
        ]
        return (-max(ranked)[1],)

    def _gain(self, state: State, role: int, seat: int, before: list[float]) -> float:
        after = self.played(state, role)
        gains = [
            new - old for new, old in zip(self._boards(after), before, strict=True)
        ]
        own = gains.pop(seat)
        return own - self.plan.spite * fmean(gains)

    def played(self, state: State, role: int) -> State:
        """The table after the phase of that role."""
        after = state.copy()
        after.step((role,))
        while after.question and after.question.stage != stages.ROLE:
            after.step(self.answer(after))
        return after

    def _boards(self, state: State) -> list[float]:
        return [self.worth.of(own, state, n) for n, own in enumerate(state.seats)]

    # ------------------------------------------------------------ colonists

    def place(self, state: State, question: Question) -> Answer:
        """The circles that earn most, one job after the other."""
        own = state.seats[question.seat]
        left, taken = question.high, [0] * (FIRST_BUILDING + len(CLASSES))
        jobs = sorted(self._jobs(state, question.seat), reverse=True)
        for _, places in jobs:
            if len(places) <= left and self._free(own, taken, places):
                left -= len(places)
                for place in places:
                    taken[place] += 1
        room = [option // COPIES for option in question.options]
        for place in sorted({*room}, key=lambda place: -place):
            more = min(left, room.count(place) - taken[place])
            taken[place] += more
            left -= more
        return tuple([one for at in sorted({*room}) for one in copies(at, taken[at])])

    def _free(self, own: Seat, taken: list[int], places: tuple[int, ...]) -> bool:
        return all(taken[place] < _circles(own, place) for place in places)

    def _jobs(self, state: State, seat: int) -> Iterator[tuple[float, tuple[int, ...]]]:
        """The worth of each job for a colonist, and the places that it takes."""
        own, worth = state.seats[seat], self.worth
        time = worth.soon + worth.later
        barrel = self.plan.ship * 0.85
        for good, mills in enumerate(MILLS):
            first = worth.sale[good] + self.plan.kind
            first += worth.doubloon * 0.9 * (FACTORY in own.city)
            gains = [barrel + first * (number == 0) for number in range(12)]
            if good == CORN:
                for gain in gains[: own.island.count(CORN)]:
                    yield time * gain, (CORN,)
                continue
            there = [at for at in mills for _ in range(_circles(own, at))]
            pairs = min(own.island.count(good), len(there))
            for gain, at in zip(gains[:pairs], there, strict=False):
                yield time * gain / 2, (good, at)
        for number in range(1, 1 + min(4, own.island.count(QUARRY))):
            more = QUARRIES[number] - QUARRIES[number - 1]
            yield worth.left * worth.save * more, (QUARRY,)
        for one in own.city:
            if MADE[one] == NONE and CIRCLES[one]:
                yield self._post(state, seat, one), (PLACE[one],)

    def _post(self, state: State, seat: int, one: int) -> float:
        if SCORES[one]:
            return float(CLASSES[one].points(state, seat))
        if one == FACTORY:
            return 1.5 * self.worth.doubloon * self.worth.soon + 0.5
        return self.worth.busy[one] + 0.01

    # ------------------------------------------------------------ goods

    def store(self, state: State, question: Question) -> Answer:
        """All barrels of the goods that are worth most together."""
        goods = state.seats[question.seat].goods
        order = sorted(question.options, key=lambda good: -self._barrels(good, goods))
        return tuple(sorted(order[: question.high]))

    def _barrels(self, good: int, goods: list[int]) -> float:
        return self.worth.barrel * goods[good] + self.worth.sale[good]

    def keep(self, state: State, question: Question) -> Answer:
        """The dearest barrels."""
        return tuple(sorted(question.options, reverse=True)[: question.high][::-1])

    def take_all(self, state: State, question: Question) -> Answer:
        """As much as may be."""
        return question.options[: question.high]

    def draft(self, state: State, question: Question) -> Answer:
        """The building that the plan likes best, then the dearest."""
        likes = self.plan.likes
        order = lambda one: (likes.get(IDS[one], 0.0), COST[one], -one)  # noqa: E731
        return (max(question.options, key=order),)

    def wharf_all(self, state: State, question: Question) -> Answer:
        """An even number of barrels by the small wharf, the cheapest first."""
        count = max(question.low, len(question.options) // 2 * 2)
        return question.options[:count]


def _circles(own: Seat, place: int) -> int:
    if place < FIRST_BUILDING:
        return own.island.count(place)
    number = place - FIRST_BUILDING
    return CIRCLES[number] if number in own.city else 0


DECIDE: Final[dict[int, Callable[[Desk, State, Question], Answer]]] = {
    stages.ROLE: Desk.role,
    stages.PLACE: Desk.place,
    stages.WAREHOUSE: Desk.store,
    stages.BARREL: Desk.keep,
    stages.DRAFT: Desk.draft,
    stages.SMALL_WHARF: Desk.wharf_all,
    **dict.fromkeys(
        (stages.HACIENDA, stages.LIBRARY, stages.TOWER, stages.COLONIST), Desk.take_all
    ),
}
"""By stage: a decision without trying."""
