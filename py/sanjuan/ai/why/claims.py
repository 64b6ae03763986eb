"""A claim: a sentence about an answer, and the event that makes it true.

The event happens more after the one answer than after the other, both played on in the
same worlds. Anyone can check it by counting the event in other worlds, or with other
players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from sanjuan.ai.facts import Until
from sanjuan.ai.why.rollouts import Rollouts, Tally
from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND, NONE
from sanjuan.rules.state import State
from tabletop.base.english import Told
from tabletop.rules.question import Question

Event: TypeAlias = Callable[[Tally], float]
"""The size of an event in one world; 1 or 0 if it just happens or not."""
Shows: TypeAlias = Literal["more", "less", "some", "none", "oftener", "seldomer"]
CARDS, POINTS = 0, 2
"""The places of cards and points in what a seat has."""
SOON: Final[tuple[Until, ...]] = ("role", "round")
"""The looks of claims, the earlier one first."""
OFTEN: Final = 0.5
"""The share of the worlds from which on an event is likely."""
MORE: Final = 0.25
"""The least difference of two shares that is worth a sentence."""
LEAST: Final = 0.5
"""The least difference of two amounts that is worth a sentence."""
CLEAR: Final = 2.0
"""The least number of standard errors of a difference."""
LEAST_SPREAD: Final = 0.1
"""Added to the spread of the differences, which may be 0 by chance in few worlds."""


class Claim(NamedTuple):
    """A sentence, its worth in points, and its event up to a look.

    After the answer the event `shows` `more` or `less` than after the other one, or
    `some` or `none` at all. Or it is likely after the answer, and `oftener` than after
    the other one; or likely after the other one, and `seldomer` after this one.
    """

    told: Told
    worth: float
    look: Until
    event: Event
    shows: Shows = "more"

    def holds(self, one: float, other: float) -> bool:
        """Whether these means of the event, after the two answers, bear it out."""
        match self.shows:
            case "some":
                return one >= OFTEN
            case "none":
                return one < 1 / 16
            case "oftener":
                return one >= OFTEN and one > other
            case "seldomer":
                return other >= OFTEN and one < other
            case "less":
                return one < other
        return one > other


class Pair:
    """An answer and the one that it is compared with, played on in the same worlds."""

    def __init__(self, question: Question, one: Rollouts, other: Rollouts) -> None:
        self.stage = question.stage
        self.seat = question.seat
        self.one = one
        self.other = other
        self.worlds: Sequence[State] = one.worlds
        self.state = one.worlds[0]
        """Its public facts and the hand of the seat are those of every world."""
        seats = range(len(self.state.seats))
        self.rivals = [seat for seat in seats if seat != self.seat]

    @cached_property
    def role(self) -> int:
        """The role of the answer; `NONE` if the question is another one."""
        return self.one.answer[0] if self.stage == stages.ROLE else NONE

    @cached_property
    def other_role(self) -> int:
        """The role of the other answer."""
        return self.other.answer[0] if self.stage == stages.ROLE else NONE

    @cached_property
    def own(self) -> Counter[int]:
        """The cards of the answer, by a building's number; none if it is a role."""
        return self._cards(self.one)

    @cached_property
    def others(self) -> Counter[int]:
        """The cards of the other answer."""
        return self._cards(self.other)

    def _cards(self, side: Rollouts) -> Counter[int]:
        if self.stage == stages.ROLE:
            return Counter()
        return Counter([KIND[card] for card in side.answer])

    def more(self, look: Until, event: Event) -> float:
        """The event's mean difference, 0 if luck may explain it."""
        ones, others = self.one.at(look), self.other.at(look)
        more = [event(a) - event(b) for a, b in zip(ones, others, strict=True)]
        if not any(more):
            return 0.0
        mean, lines = sum(more) / len(more), len(more)
        spread = sqrt(sum([(x - mean) ** 2 for x in more]) / lines) + LEAST_SPREAD
        return mean if abs(mean) * sqrt(lines) >= CLEAR * spread else 0.0


def claim(
    worth: float,
    look: Until,
    event: Event,
    id: str,
    args: Mapping[str, object],
    shows: Shows = "more",
) -> Claim:
    """A claim with these facts."""
    return Claim({"id": id, "args": args}, worth, look, event, shows)


def mean(tallies: Sequence[Tally], event: Event) -> float:
    """The mean of an event."""
    return sum([event(one) for one in tallies]) / len(tallies)


# ---------------------------------------------------------------- events


def gained(seat: int, what: int) -> Event:
    """The gain of a seat: of cards (0), goods (1) or points (2)."""
    return lambda tally: tally.gained(seat, what)


def made(seat: int) -> Event:
    """The goods that a seat produces."""
    return lambda tally: tally.made[seat]


def sold(seat: int) -> Event:
    """The goods that a seat sells."""
    return lambda tally: tally.sold[seat]


def income(seat: int) -> Event:
    """The cards that a seat gets for its goods."""
    return lambda tally: tally.income[seat]


def built(seat: int, kind: int) -> Event:
    """Whether a seat builds that building."""
    return lambda tally: float(kind in tally.built[seat])


def builds_of(seat: int, kinds: frozenset[int]) -> Event:
    """The number of these buildings that a seat builds."""
    return lambda tally: len(tally.built[seat] & kinds)
