"""Why an answer wins more games than another: what differs in them, told as facts.

Both are played on to the end in the same worlds, so that what differs world by world
comes from the answers. A cause is told only if luck hardly explains it, and if it goes
with winning: it must not differ most where the other answer wins.
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
from tabletop.questions import Answer
from tabletop.search.guide import Guide, Worlds

CLEAR: Final = 3.0
"""So many standard errors a cause has that is told of."""
LEAST: Final = 0.4
"""Rounds or points; what differs by less explains nothing."""
OFTEN: Final = 25
"""A building in so many more games of 100 is told of by that, not by its rounds."""
LEAST_SPREAD: Final = 0.1
"""Added to the spread of a world's difference: a few may happen to be all alike."""


class Line(NamedTuple):
    """A game that was played on: what became of it, for the seat that decided.

    `built` has the round by which each building stood in its city, by number.
    """

    built: dict[int, int]
    rounds: int
    points: int
    rival: int


class Cause(NamedTuple):
    """What differs, and by how much in each world; `kind` is a building's number."""

    because: Because
    more: list[int]
    kind: int | None = None

    @property
    def mean(self) -> float:
        """By how much on average."""
        return sum(self.more) / len(self.more)

    def errors(self) -> float:
        """By how many standard errors that is more than nothing."""
        mean, worlds = self.mean, len(self.more)
        squares = sum([(each - mean) ** 2 for each in self.more])
        spread = sqrt(squares / max(1, worlds - 1)) + LEAST_SPREAD
        return mean * sqrt(worlds) / spread

    def explains(self, won: list[float]) -> bool:
        """Whether it is clear, and no less where more is won."""
        if self.mean < LEAST or self.errors() < CLEAR:
            return False
        average = sum(won) / len(won)
        pairs = zip(self.more, won, strict=True)
        return sum([more * (win - average) for more, win in pairs]) >= 0


class Lines(Explained[State]):
    """Playouts that remember what became of each game."""

    def __init__(
        self, worlds: Worlds[State], guide: Guide[State], answers: Iterable[Answer]
    ) -> None:
        super().__init__(worlds, guide, answers)
        self.lines: dict[Answer, list[Line]] = {answer: [] for answer in self.won}

    def play_on(self, state: State, answer: Answer) -> None:
        """Play that state to its end and remember what became of it."""
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
        """What makes the first win more: a building, the end of the game, or points."""
        lines = [*zip(self.lines[one], self.lines[other], strict=True)]
        chosen = self._built_by(one) | self._built_by(other)
        won = self._more(one, other)
        for causes in (_of_play(lines, chosen), _of_points(lines)):
            clear = [cause for cause in causes if cause.explains(won)]
            if clear and sum(won) > 0:
                return _told(max(clear, key=Cause.errors), lines)
        return {"because": "unknown", "card": None, "by": 0.0}

    def _more(self, one: Answer, other: Answer) -> list[float]:
        """By how much the first won more, world by world."""
        pairs = zip(self.won[one], self.won[other], strict=True)
        return [win - loss for win, loss in pairs]

    def _note(self, built: dict[int, int], state: State) -> None:
        for card in state.seats[self.seat].buildings:
            built.setdefault(KIND[card], state.round)

    def _built_by(self, answer: Answer) -> set[int]:
        """The buildings that answer is about; it builds them sooner, of course."""
        question = self.worlds.base.question
        assert question is not None
        builds = question.stage == stages.BUILD
        return {KIND[card] for card in answer} if builds else set()

    def _points(self, state: State) -> list[int]:
        """Those of the seat that decided, then those of the others."""
        seats = range(len(state.seats))
        return [points(state, (self.seat + seat) % len(seats)) for seat in seats]


# ---------------------------------------------------------------- what may differ


Pair: TypeAlias = tuple[Line, Line]
"""What became of the one answer and of the other in a world."""


def _of_play(lines: list[Pair], chosen: set[int]) -> Iterator[Cause]:
    """What is done sooner; of buildings those that neither answer is about."""
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
    """By how many rounds it stands sooner in the first; never: after the last."""
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
    """In how many of 100 of these games it was built."""
    return round(100 * sum([kind in line.built for line in lines]) / len(lines))
