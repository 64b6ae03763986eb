"""San Juan's policy and value, and where their gradients go.

Rows are twice as long here as in play: the second half gathers the gradient, so that
learning runs through the same features as playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sanjuan.ai.learned.features import Active, Features
from sanjuan.ai.learned.policy import Logits, Policy
from sanjuan.ai.learned.tables import WIDTH, Tables
from sanjuan.ai.learned.value import Inputs, Value
from sanjuan.rules.options import Options
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop.base.rng import Chance
from tabletop.rules.question import Answer
from training import learner
from training.learner import Choose


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
