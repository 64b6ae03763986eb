"""Claims about answers: sentences, each with an event that makes it true.

Two answers are played on in the same dealt worlds. A claim names an event that happens
clearly more, or clearly less, after the one than after the other; the game says which
events there are, and what they are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from tabletop.base.english import Told
from tabletop.bots.search.guide import S
from tabletop.rules.question import Answer, Question

P = TypeVar("P")
T = TypeVar("T")
Event: TypeAlias = Callable[[T], float]
"""The size of an event in one world; 1 or 0 if it just happens or not."""

Line: TypeAlias = Callable[[S, S, T | None], T]
"""Counts the deeds since the answer: by the state before it, the state now, and the
deeds up to an earlier look, after which the log is new."""

Shows: TypeAlias = Literal["more", "less", "some", "none", "oftener", "seldomer"]
OFTEN: Final = 0.5
"""The share of the worlds from which on an event is likely."""
HARDLY: Final = 1 / 16
"""The share of the worlds below which an event does not happen."""
CLEAR: Final = 2.0
"""The least number of standard errors of a difference."""
LEAST_SPREAD: Final = 0.1
"""Added to the spread of the differences, which may be 0 by chance in few worlds."""
SECOND: Final = 0.6
"""The part of the first claim's worth that a second one needs."""


class Look(NamedTuple, Generic[S]):
    """A moment up to which answers are played on."""

    name: str
    ends: Callable[[S, S], bool]
    """Whether a state ends it, by the state before the answer."""


class Rollouts(Generic[S, T]):
    """An answer played on in each world, no further than the callers look."""

    def __init__(
        self,
        worlds: Sequence[S],
        answer: Answer,
        looks: Sequence[Look[S]],
        tally: Line[S, T],
        decide: Callable[[S], Answer],
    ) -> None:
        self.answer = answer
        self.worlds = worlds
        self._looks, self._tally, self._decide = looks, tally, decide
        self._states: list[Any] = [world.copy() for world in worlds]
        self._seen: dict[str, list[T]] = {}
        self._last: Sequence[T | None] = [None] * len(worlds)
        for state in self._states:
            state.log = []
            state.step(answer)

    def at(self, look: str) -> list[T]:
        """By world: the deeds up to a look; takes the earlier looks on the way."""
        for each in self._looks:
            if look in self._seen:
                break
            if each.name not in self._seen:
                self._play_to(each)
                self._seen[each.name] = found = self._tallies()
                self._last = found
        return self._seen[look]

    def mean(self, look: str, event: Event[T]) -> float:
        """The mean of an event."""
        found = self.at(look)
        return sum([event(one) for one in found]) / len(found)

    def _tallies(self) -> list[T]:
        sides = zip(self.worlds, self._states, self._last, strict=True)
        return [self._tally(*one) for one in sides]

    def _play_to(self, look: Look[S]) -> None:
        for world, state in zip(self.worlds, self._states, strict=True):
            while state.question is not None and not look.ends(world, state):
                state.step(self._decide(state))


class Claim(NamedTuple, Generic[T]):
    """A sentence, its worth in points, and its event up to a look.

    After the answer the event `shows` `more` or `less` than after the other one, or
    `some` or `none` at all. Or it is likely after the answer, and `oftener` than after
    the other one; or likely after the other one, and `seldomer` after this one.
    """

    told: Told
    worth: float
    look: str
    event: Event[T]
    shows: Shows = "more"

    def holds(self, one: float, other: float) -> bool:
        """Whether these means of the event, after the two answers, bear it out."""
        match self.shows:
            case "some":
                return one >= OFTEN
            case "none":
                return one < HARDLY
            case "oftener":
                return one >= OFTEN and one > other
            case "seldomer":
                return other >= OFTEN and one < other
            case "less":
                return one < other
        return one > other


class Pair(Generic[S, T]):
    """An answer and the one that it is compared with."""

    def __init__(
        self, question: Question, one: Rollouts[S, T], other: Rollouts[S, T]
    ) -> None:
        self.question, self.one, self.other = question, one, other
        self.seat = question.seat
        self.state = one.worlds[0]
        """Its public facts are those of every world."""

    def more(self, look: str, event: Event[T]) -> float:
        """The event's mean difference, 0 if luck may explain it."""
        ones, others = self.one.at(look), self.other.at(look)
        more = [event(a) - event(b) for a, b in zip(ones, others, strict=True)]
        mean, lines = sum(more) / len(more), len(more)
        spread = sqrt(sum([(x - mean) ** 2 for x in more]) / lines) + LEAST_SPREAD
        return mean if abs(mean) * sqrt(lines) >= CLEAR * spread else 0.0


Pattern: TypeAlias = Callable[[P], Iterable[Claim[T]]]
"""Finds the claims of one kind about a pair, which a game may extend."""


def claim(
    worth: float, look: str, event: Event[T], id: str, args: Mapping[str, object]
) -> Claim[T]:
    """A claim of an event that happens more; a worth below 0 says less."""
    told: Told = {"id": id, "args": args}
    return Claim(told, abs(worth), look, event, "more" if worth > 0 else "less")


def found(patterns: Sequence[Pattern[P, T]], pair: P) -> list[Claim[T]]:
    """The claims by these patterns, the weightiest first."""
    claims = [claim for pattern in patterns for claim in pattern(pair)]
    return sorted(claims, key=lambda claim: -claim.worth)


def weightiest(claims: Sequence[Claim[T]], most: int) -> Iterator[Claim[T]]:
    """The first claims, of different kinds, that are worth about as much."""
    kinds: set[str] = set()
    for one in claims:
        if len(kinds) == most or one.worth < SECOND * claims[0].worth:
            return
        if one.told["id"] not in kinds:
            kinds.add(one.told["id"])
            yield one
