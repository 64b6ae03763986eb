"""San Juan's claims: the pair of answers that they compare, and their events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final, TypeAlias

from sanjuan.ai.facts import Until
from sanjuan.ai.why.rollouts import Rollouts, Tally
from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND, NONE
from sanjuan.rules.state import State
from tabletop.advice import claims
from tabletop.advice.claims import Shows
from tabletop.rules.question import Question

Claim: TypeAlias = claims.Claim[Tally]
Event: TypeAlias = claims.Event[Tally]
CARDS, POINTS = 0, 2
"""The places of cards and points in what a seat has."""
SOON: Final[tuple[Until, ...]] = ("role", "round")
"""The looks of claims, the earlier one first."""
MORE: Final = 0.25
"""The least difference of two shares that is worth a sentence."""
LEAST: Final = 0.5
"""The least difference of two amounts that is worth a sentence."""


class Pair(claims.Pair[State, Tally]):
    """An answer and the one that it is compared with, played on in the same worlds."""

    one: Rollouts
    other: Rollouts

    def __init__(self, question: Question, one: Rollouts, other: Rollouts) -> None:
        super().__init__(question, one, other)
        self.stage = question.stage
        self.worlds: Sequence[State] = one.worlds
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


def claim(
    worth: float,
    look: Until,
    event: Event,
    id: str,
    args: Mapping[str, object],
    shows: Shows = "more",
) -> Claim:
    """A claim with these facts."""
    return claims.Claim({"id": id, "args": args}, worth, look, event, shows)


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
