"""One batch of self-play, and what it teaches: a gradient for every weight.

Rows are twice as long here as in play: the second half gathers the gradient, so that
learning runs through the same columns as playing.
"""

from __future__ import annotations

from math import log, tanh
from random import Random
from typing import NamedTuple

from sanjuan.ai.learned.columns import Choice, Columns
from sanjuan.ai.learned.points import points
from sanjuan.ai.learned.policy import Weighed, softmax
from sanjuan.ai.learned.tables import WIDTH, Tables
from sanjuan.ai.learned.value import Facts, Value
from sanjuan.rules import stages
from sanjuan.rules.options import Options
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import winners
from sanjuan.rules.state import State
from tabletop.questions import Answer
from tabletop.scoring import shares

TRUST = 0.85
"""How far the outcome counts against the value of the turns between (lambda)."""
MARGIN = 0.3
"""Part of the reward that goes by points and not by winning."""
LEAST = 1e-6
"""In place of chances that were cut to nothing."""
OPENNESS = 0.01
"""Reward for a choice that was open, by its surprise over that to be expected."""


class Pick(NamedTuple):
    """One option taken: the columns, what could be taken how likely, what was."""

    seat: int
    moment: int
    choice: Choice
    left: list[int]
    stop: int
    chances: list[float]
    taken: int


class Moment(NamedTuple):
    """A role choice: the chances the value saw, and the facts of every seat."""

    chances: list[float]
    facts: list[Facts]


def widened(tables: Tables) -> Tables:
    """The same weights with room for their gradients."""
    return {
        name: [row + [0.0] * len(row) for row in rows] for name, rows in tables.items()
    }


class Lesson:
    """Self-play under one set of options, and its gradient."""

    def __init__(self, tables: Tables, rng: Random) -> None:
        self.tables = widened(tables)
        self.rng = rng
        self.sides: dict[Options, tuple[Columns, Value]] = {}
        self.rounds = self.games = 0

    def play(self, options: Options, seed: int) -> None:
        """Play one game and learn from it."""
        if options not in self.sides:
            self.sides[options] = (
                Columns(self.tables, options),
                Value(self.tables, options),
            )
        columns, value = self.sides[options]
        state = dealt(options, seed)
        picks: list[Pick] = []
        moments: list[Moment] = []
        while (question := state.question) is not None:
            if question.stage == stages.ROLE:
                facts = [value.facts(state, seat) for seat in range(options.seats)]
                moments.append(Moment(value.chances(state), facts))
            choice = columns.of(state, question)
            state.step(self._sample(question, choice, picks, len(moments)))
        self._learn(state, picks, moments)
        self.rounds += state.round
        self.games += 1

    def _sample(
        self, question: Question, choice: Choice, picks: list[Pick], moment: int
    ) -> Answer:
        weighed = Weighed(question, choice)
        weights, stops = weighed.weights, weighed.stops
        left = list(range(len(weights)))
        taken: list[int] = []
        while len(taken) < question.high and left:
            stop = -1
            odds = [weights[place] for place in left]
            if stops and len(taken) >= question.low:
                stop = min(len(taken), len(stops) - 1)
                odds.append(stops[stop])
            if len(odds) == 1:
                taken.append(left.pop())
                continue
            chances = softmax(odds, 1.0)
            point, drawn = self.rng.random(), 0
            for drawn, chance in enumerate(chances):  # noqa: B007
                point -= chance
                if point < 0:
                    break
            picks.append(
                Pick(question.seat, moment, choice, left[:], stop, chances, drawn)
            )
            if drawn == len(left):
                break
            taken.append(left.pop(drawn))
        return tuple(sorted([question.options[place] for place in taken]))

    def _learn(self, state: State, picks: list[Pick], moments: list[Moment]) -> None:
        seats = len(state.seats)
        won = shares(winners(state), seats)
        marks = [points(state, seat) for seat in range(seats)]
        values = [moment.chances for moment in moments]
        extra = [
            MARGIN * tanh((marks[s] - max(marks[:s] + marks[s + 1 :])) / 12)
            for s in range(seats)
        ]
        target = won
        returns = [won] * (len(values) + 1)
        for number in range(len(values) - 1, -1, -1):
            returns[number] = target
            target = [
                TRUST * t + (1 - TRUST) * v
                for t, v in zip(target, values[number], strict=True)
            ]
        self._correct(moments, returns)
        before = values[0] if values else won
        for pick in picks:
            now = max(0, pick.moment - 1)
            base = values[now][pick.seat] if values else before[pick.seat]
            gain = returns[now][pick.seat] - base + extra[pick.seat]
            self._push(pick, gain + OPENNESS * surprise(pick))

    def _correct(self, moments: list[Moment], returns: list[list[float]]) -> None:
        """Let the first numbers of the value learn each moment's lambda return."""
        rows = self.tables["value"]
        for (chances, facts), wanted in zip(moments, returns, strict=False):
            for seat, (numbers, much) in enumerate(facts):
                error = wanted[seat] - chances[seat]
                for number in numbers[:-1]:
                    rows[number][WIDTH] += error
                rows[numbers[-1]][WIDTH] += error * much

    def _push(self, pick: Pick, gain: float) -> None:
        sign = pick.choice.sign
        deltas = [-gain * chance for chance in pick.chances]
        deltas[pick.taken] += gain
        count = len(pick.left)
        for row, places in pick.choice.columns:
            half = len(row) // 2
            for place, delta in zip(pick.left, deltas, strict=False):
                row[half + places[place]] += sign * delta
        if pick.stop >= 0:
            for row, places in pick.choice.stops:
                row[len(row) // 2 + places[pick.stop]] += deltas[count]

    def gradient(self) -> Tables:
        """The mean gradient of a game, all cities' rows dealt out to their parts."""
        for columns, _ in self.sides.values():
            for key, total in columns.cities.items():
                half = len(total) // 2
                for row in columns.parts[key]:
                    for place in range(half, 2 * half):
                        if total[place]:
                            row[place] += total[place]
        return {
            name: [[g / self.games for g in row[len(row) // 2 :]] for row in rows]
            for name, rows in self.tables.items()
        }


def surprise(pick: Pick) -> float:
    """How much less likely what was taken had been than is usual (entropy's slope)."""
    surprise = 0.0
    for place, chance in enumerate(pick.chances):
        told = -log(max(chance, LEAST))
        surprise += told * ((place == pick.taken) - chance)
    return surprise
