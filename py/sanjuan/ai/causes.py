"""The cause that makes an answer win more games than another, as facts.

Both answers are played to the end in the same worlds, so any difference within a world
comes from the answers. A cause must be clear beyond luck and must go with winning: a
difference that is largest where the other answer wins is no cause.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from sanjuan.ai.facts import Because, CauseArgs
from sanjuan.ai.learned.points import points
from sanjuan.rules import stages
from sanjuan.rules.buildings import CLASSES, KIND
from sanjuan.rules.state import State
from tabletop.advice.advisor import Explained
from tabletop.bots.search.guide import Guide, Worlds
from tabletop.rules.question import Answer

CLEAR: Final = 3.0
"""The least number of standard errors from zero that makes a cause clear."""
LEAST: Final = 0.4
"""Rounds or points; a smaller mean difference explains nothing."""
OFTEN: Final = 25
"""Games of 100; a building in this many more of them counts by games, not by rounds."""
LEAST_SPREAD: Final = 0.1
"""Added to the spread of the differences, which may be 0 by chance in few worlds."""


class Line(NamedTuple):
    """The result of a game played to the end, for the seat that decided.

    `built` has the round by which each building stood in its city, by number.
    """

    built: dict[int, int]
    rounds: int
    points: int
    rival: int


class Cause(NamedTuple):
    """A difference, by world; `kind` is a building's number."""

    because: Because
    more: list[int]
    kind: int | None = None

    @property
    def mean(self) -> float:
        """The average difference."""
        return sum(self.more) / len(self.more)

    def errors(self) -> float:
        """The mean in standard errors."""
        mean, worlds = self.mean, len(self.more)
        squares = sum([(each - mean) ** 2 for each in self.more])
        spread = sqrt(squares / max(1, worlds - 1)) + LEAST_SPREAD
        return mean * sqrt(worlds) / spread

    def explains(self, won: list[float]) -> bool:
        """Whether the difference is clear, and not smaller in worlds with more wins."""
        if self.mean < LEAST or self.errors() < CLEAR:
            return False
        average = sum(won) / len(won)
        pairs = zip(self.more, won, strict=True)
        return sum([more * (win - average) for more, win in pairs]) >= 0


class Lines(Explained[State]):
    """Playouts that record the result of each game."""

    def __init__(
        self, worlds: Worlds[State], guide: Guide[State], answers: Iterable[Answer]
    ) -> None:
        super().__init__(worlds, guide, answers)
        self.lines: dict[Answer, list[Line]] = {answer: [] for answer in self.won}

    def play_on(self, state: State, answer: Answer) -> None:
        """Play a state to its end and record the result."""
        decide, built = self.guide.policy.answer, dict[int, int]()
        state.step(answer)
        while (question := state.question) is not None:
            if question.stage == stages.ROLE:
                self._note(built, state)
            state.step(decide(state))
        self._note(built, state)
        own, *rivals = self._points(state)
        self.lines[answer].append(Line(built, state.round, own, max(rivals)))

    def because(self, one: Answer, other: Answer) -> CauseArgs:
        """The cause of the first answer's lead: a building, the end, or points."""
        lines = [*zip(self.lines[one], self.lines[other], strict=True)]
        chosen = self._built_by(one) | self._built_by(other)
        won = self._more(one, other)
        for causes in (_of_play(lines, chosen), _of_points(lines)):
            clear = [cause for cause in causes if cause.explains(won)]
            if clear and sum(won) > 0:
                return _told(max(clear, key=Cause.errors), lines)
        return {"because": "unknown", "card": None, "by": 0.0}

    def _more(self, one: Answer, other: Answer) -> list[float]:
        """By world: the first answer's share of the win less the other's."""
        pairs = zip(self.won[one], self.won[other], strict=True)
        return [win - loss for win, loss in pairs]

    def _note(self, built: dict[int, int], state: State) -> None:
        for card in state.seats[self.seat].buildings:
            built.setdefault(KIND[card], state.round)

    def _built_by(self, answer: Answer) -> set[int]:
        """The buildings in the answer, which of course builds them sooner."""
        question = self.worlds.base.question
        assert question is not None
        builds = question.stage == stages.BUILD
        return {KIND[card] for card in answer} if builds else set()

    def _points(self, state: State) -> list[int]:
        """The points of the seat that decided, then those of the others."""
        seats = range(len(state.seats))
        return [points(state, (self.seat + seat) % len(seats)) for seat in seats]


# ---------------------------------------------------------------- differences


Pair: TypeAlias = tuple[Line, Line]
"""The results of the one answer and of the other in the same world."""


def _of_play(lines: list[Pair], chosen: set[int]) -> Iterator[Cause]:
    """Differences in time: of buildings in neither answer, and of the game's end."""
    kinds = {kind for pair in lines for line in pair for kind in line.built}
    for kind in sorted(kinds - chosen):
        yield Cause("sooner", [_sooner(kind, *pair) for pair in lines], kind)
    sooner = [other.rounds - one.rounds for one, other in lines]
    yield Cause("ends_sooner", sooner)
    yield Cause("ends_later", [-rounds for rounds in sooner])


def _of_points(lines: list[Pair]) -> Iterator[Cause]:
    yield Cause("points", [one.points - other.points for one, other in lines])
    yield Cause("rival", [other.rival - one.rival for one, other in lines])


def _sooner(kind: int, one: Line, other: Line) -> int:
    """The rounds by which the first builds it sooner; never counts as after the end."""
    if kind not in one.built and kind not in other.built:
        return 0
    never = max(one.rounds, other.rounds) + 1
    return other.built.get(kind, never) - one.built.get(kind, never)


# ---------------------------------------------------------------- as facts


def _told(cause: Cause, lines: list[Pair]) -> CauseArgs:
    if cause.kind is None:
        return {"because": cause.because, "card": None, "by": round(cause.mean, 1)}
    card = CLASSES[cause.kind].id
    ones, others = zip(*lines, strict=True)
    often = _often(cause.kind, ones) - _often(cause.kind, others)
    if often >= OFTEN:
        return {"because": "more_often", "card": card, "by": often}
    return {"because": "sooner", "card": card, "by": round(cause.mean, 1)}


def _often(kind: int, lines: Sequence[Line]) -> int:
    """The number of games, out of 100, in which it was built."""
    return round(100 * sum([kind in line.built for line in lines]) / len(lines))
