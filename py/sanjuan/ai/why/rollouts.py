"""An answer played on in dealt worlds, and the deeds of all seats in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from sanjuan.ai.facts import Until
from sanjuan.ai.learned.points import points
from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND, NONE
from sanjuan.rules.state import State
from tabletop.advice import claims
from tabletop.advice.claims import Look
from tabletop.rules.question import Answer


def _at_role(rounds: int, before: State, state: State) -> bool:
    """Whether a role is chosen, that many rounds later or more."""
    question = state.question
    is_role = question is not None and question.stage == stages.ROLE
    return is_role and state.round >= before.round + rounds


def _look(name: Until, rounds: int) -> Look[State]:
    return Look(name, partial(_at_role, rounds))


LOOKS: Final = (_look("role", 0), _look("round", 2), _look("end", 1 << 20))
"""The moments up to which answers are played on."""


class Gains(NamedTuple):
    """A seat's average gains since the answer, to one decimal."""

    cards: float
    goods: float
    points: float


class Had(NamedTuple):
    """The cards in hand, the goods and the points of a seat."""

    cards: int
    goods: int
    points: int


class Tally(NamedTuple):
    """The deeds of all seats in one world, from the answer up to a moment.

    Lists are by seat. `built` has the numbers of the buildings built, `shed` the cards
    discarded for the hand limit, `takers` each seat that took a role, with the role, in
    order.
    """

    had: list[Had]
    has: list[Had]
    built: list[set[int]]
    made: list[int]
    sold: list[int]
    income: list[int]
    shed: list[int]
    takers: list[tuple[int, str]]
    over: bool

    def gained(self, seat: int, what: int) -> int:
        """The gain of a seat: of cards (0), goods (1) or points (2)."""
        return self.has[seat][what] - self.had[seat][what]

    def lead(self, seat: int) -> int:
        """The points of a seat beyond those of its best rival."""
        others = self.has[:seat] + self.has[seat + 1 :]
        return self.has[seat].points - max(one.points for one in others)


_Deeds: TypeAlias = tuple[
    list[set[int]],
    list[int],
    list[int],
    list[int],
    list[int],
    list[tuple[int, str]],
]
"""The deeds in a tally."""


class Rollouts(claims.Rollouts[State, Tally]):
    """An answer of a seat played on in each world; `decide` answers for all seats."""

    def __init__(
        self,
        worlds: Sequence[State],
        seat: int,
        answer: Answer,
        decide: Callable[[State], Answer],
    ) -> None:
        super().__init__(worlds, answer, LOOKS, tally, decide)
        self.seat = seat

    def built(self, look: Until) -> Counter[int]:
        """By a building's number: the worlds in which the seat has built it by then."""
        return Counter(kind for one in self.at(look) for kind in one.built[self.seat])


def having(state: State) -> list[Had]:
    """The cards, goods and points of every seat."""
    return [
        Had(len(own.hand), len(own.goods) - own.goods.count(NONE), points(state, seat))
        for seat, own in enumerate(state.seats)
    ]


def mean_gains(tallies: Sequence[Tally], seat: int) -> Gains:
    """The gains of a seat, on average."""
    lines = len(tallies)
    sums = [sum([one.gained(seat, what) for one in tallies]) for what in range(3)]
    return Gains(*(round(total / lines, 1) for total in sums))


def tally(world: State, state: State, before: Tally | None) -> Tally:
    """The deeds up to the earlier look, if there was one, and those in the log since.

    The log begins again.
    """
    had = having(world) if before is None else before.had
    found = Tally(had, having(state), *_earlier(before, len(had)), state.over)
    log: list[Any] = state.log or []
    for id, seat, facts, secrets in log:
        if id == "built":
            found.built[seat].add(KIND[facts["card"]])
        elif id == "role_taken":
            found.takers.append((seat, facts["role"]))
        elif id == "produced":
            found.made[seat] += len(facts["buildings"])
        elif id == "sold":
            found.sold[seat] += len(facts["buildings"])
            found.income[seat] += facts["income"]
        elif id == "discarded" and facts["cause"] == "hand_limit":
            found.shed[seat] += len(secrets["cards"].cards)
    state.log = []
    return found


def _earlier(before: Tally | None, seats: int) -> _Deeds:
    if before is None:
        built: list[set[int]] = [set() for _ in range(seats)]
        made, sold, income, shed = ([0] * seats for _ in range(4))
        return built, made, sold, income, shed, []
    _, _, built, made, sold, income, shed, takers, _ = before
    own = [one.copy() for one in built]
    return own, made[:], sold[:], income[:], shed[:], takers[:]
