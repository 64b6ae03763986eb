"""San Juan learns: 2, 3 and 4 seats, without and with New Buildings.

Rows are twice as long here as in play: the second half gathers the gradient, so that
learning runs through the same features as playing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from sanjuan.ai.learned import weights
from sanjuan.ai.learned.features import Active, Features
from sanjuan.ai.learned.points import points
from sanjuan.ai.learned.policy import Logits, Policy
from sanjuan.ai.learned.tables import UNITS, VALUE_ROWS, WIDTH, Tables, blank
from sanjuan.ai.learned.value import Inputs, Value
from sanjuan.ai.players import restless
from sanjuan.rules import stages
from sanjuan.rules.options import Options
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import winners
from sanjuan.rules.state import State
from tabletop.base.rng import Chance
from tabletop.rules.question import Answer
from tabletop.rules.scoring import shares
from toolchain.steps import ROOT
from training import learner
from training.learner import Choose, Method, Set, Shape

SECOND: Final = 0.35
"""Part of the games that is of the second edition."""
FOUR: Final = 0.25
"""Part of the games that begins with the choose-four start."""


class Player:
    """The policy under some weights."""

    def __init__(self, tables: Tables, options: Options) -> None:
        self.policy = Policy(tables, options)
        self.answer = self.policy.answer
        self._value = Value(tables, options)

    def draw(self, state: State, temperature: float, rng: Chance) -> Answer:
        """An answer by chance; at temperature 0 the likeliest."""
        logits = self.policy.logits(state)
        if temperature:
            logits.add_noise(temperature, rng)
        return logits.best()

    def inputs(self, state: State) -> list[learner.Inputs]:
        """The features of every seat for the value."""
        return _inputs(self._value, state)


class Choice(NamedTuple):
    """One option to take: the features, the options left, the place of stopping."""

    active: Active
    left: list[int]
    stop: int


class Side:
    """Policy and value with one set of options, over rows of double length."""

    def __init__(self, tables: Tables, options: Options) -> None:
        self.features = Features(tables, options)
        self._value = Value(tables, options)
        self._rows = tables["value"]
        self.chances = self._value.chances

    def pick(self, state: State, choose: Choose) -> Answer:
        """An answer, an option at a time."""
        question = state.question
        assert question is not None
        active = self.features.of(state, question)
        logits = Logits(question, active)
        left = list(range(len(logits.options)))
        taken: list[int] = []
        while len(taken) < question.high and left:
            stop = _stop(question, logits, len(taken))
            if stop < 0 and len(left) == 1:
                taken.append(left.pop())
                continue
            choice = Choice(active, left[:], stop)
            drawn = choose(_open_ones(logits, left, stop), choice)
            if drawn == len(left):
                break
            taken.append(left.pop(drawn))
        return logits.answer(taken)

    def inputs(self, state: State) -> list[learner.Inputs]:
        """The features of every seat for the value."""
        return _inputs(self._value, state)

    def push(self, choice: Choice, deltas: Sequence[float]) -> None:
        """Let each logit of a choice go that way."""
        sign = choice.active.sign
        for row, places in choice.active.options:
            half = len(row) // 2
            for place, delta in zip(choice.left, deltas, strict=False):
                row[half + places[place]] += sign * delta
        if choice.stop >= 0:
            for row, places in choice.active.stops:
                row[len(row) // 2 + places[choice.stop]] += deltas[-1]

    def correct(
        self, inputs: Sequence[learner.Inputs], errors: Sequence[float]
    ) -> None:
        """Let the value's logit of each seat go that way; hidden units stay."""
        rows = self._rows
        for (numbers, scale), error in zip(inputs, errors, strict=True):
            for number in numbers[:-1]:
                rows[number][WIDTH] += error
            rows[numbers[-1]][WIDTH] += error * scale


class Gradients:
    """The gradients of all tables, under all options that were played."""

    def __init__(self, tables: Tables) -> None:
        self._tables = widened(tables)
        self._sides: dict[Options, Side] = {}

    def side(self, options: Options) -> Side:
        """Policy and value with these options."""
        if options not in self._sides:
            self._sides[options] = Side(self._tables, options)
        return self._sides[options]

    def total(self) -> Tables:
        """The gradients, all cities' rows dealt out to their parts."""
        for side in self._sides.values():
            for key, total in side.features.cities.items():
                for row in side.features.parts[key]:
                    _add_gradient(row, total)
        return {
            name: [row[len(row) // 2 :] for row in rows]
            for name, rows in self._tables.items()
        }


def widened(tables: Tables) -> Tables:
    """The same weights with room for their gradients."""
    return {
        name: [row + [0.0] * len(row) for row in rows] for name, rows in tables.items()
    }


def _inputs(value: Value, state: State) -> list[learner.Inputs]:
    seats = range(len(state.seats))
    found: list[Inputs] = [value.inputs(state, seat) for seat in seats]
    return [*found]


def _open_ones(logits: Logits, left: list[int], stop: int) -> list[float]:
    """The logits of the options left and, where one may stop, of stopping."""
    options = [logits.options[place] for place in left]
    return options if stop < 0 else [*options, logits.stops[stop]]


def _stop(question: Question, logits: Logits, taken: int) -> int:
    """The place of stopping after a number of options; -1 if that is not allowed."""
    if not logits.stops or taken < question.low:
        return -1
    return min(taken, len(logits.stops) - 1)


def _add_gradient(row: list[float], total: list[float]) -> None:
    for place in range(len(total) // 2, len(total)):
        if total[place]:
            row[place] += total[place]


# ---------------------------------------------------------------- the learner


def _sets() -> Iterator[Set]:
    for seats, extra in weights.SETS:
        stem, title = f"{seats}{'-new-buildings' * extra}", f"{seats} seats"
        after = f"{seats}" if extra else f"{seats - 1}"
        cells = (f"{seats}", "yes" if extra else "no")
        known = extra or seats > weights.SETS[0][0]
        yield Set(
            stem,
            f"{title}{', New Buildings' * extra}",
            seats,
            cells,
            after if known else "",
        )


class SanJuan:
    """What San Juan brings to learn."""

    title = "San Juan"
    heads: Sequence[str] = ("seats", "New Buildings")
    sets: Sequence[Set] = tuple(_sets())
    released: Path = ROOT / "py" / "sanjuan" / "ai" / "learned" / weights.FILE
    shape = Shape(VALUE_ROWS, UNITS)
    method = Method()

    def blank(self) -> Tables:
        """Tables of zeros."""
        return blank()

    def learned(self, of: Set) -> Tables:
        """The released weights."""
        return weights.learned(of.seats, _is_extra(of))

    def pack(self, sets: Sequence[Tables]) -> bytes:
        """The file of the weights of all sets."""
        return weights.pack(sets)

    def options(self, of: Set, rng: Random) -> Options:
        """Options for one more game: a mix of editions and starts."""
        edition = "second" if rng.random() < SECOND else "first"
        return Options(of.seats, edition, _is_extra(of), rng.random() < FOUR)

    def gate(self, of: Set) -> Options:
        """The options of the games of a gating match."""
        return Options(of.seats, expansion=_is_extra(of))

    def deal(self, options: Options, seed: int) -> State:
        """A new game at its first question, without a log."""
        return dealt(options, seed)

    def player(self, tables: Tables, options: Options) -> Player:
        """The policy under these weights."""
        return Player(tables, options)

    def gradients(self, tables: Tables) -> Gradients:
        """Gradients under these weights, all zero."""
        return Gradients(tables)

    def is_moment(self, state: State) -> bool:
        """Whether a role is chosen."""
        question = state.question
        return question is not None and question.stage == stages.ROLE

    def is_midst(self, state: State) -> bool:
        """Whether roles of the round are taken."""
        return bool(state.roles_taken)

    def calm(self, state: State) -> float:
        """The temperature after exploration: none, until the game is long."""
        return restless(0.0, state)

    def won(self, state: State) -> list[float]:
        """Each seat's share of the win."""
        return shares(winners(state), len(state.seats))

    def points(self, state: State) -> list[int]:
        """Each seat's points."""
        return [points(state, seat) for seat in range(len(state.seats))]


def _is_extra(of: Set) -> bool:
    return of.cells[1] == "yes"


LEARNER: Final = SanJuan()
