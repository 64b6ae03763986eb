"""One batch of self-play, and what it teaches: a gradient for every weight.

Rows are twice as long here as in play: the second half gathers the gradient, so that
learning runs through the same columns as playing.
"""

from __future__ import annotations

from math import tanh
from random import Random
from typing import NamedTuple

from sanjuan import stages
from sanjuan.ai.columns import Choice, Columns
from sanjuan.ai.points import points
from sanjuan.ai.policy import Weighed, softmax
from sanjuan.ai.tables import SHAPES, Tables
from sanjuan.ai.value import Term, Value, shares
from sanjuan.options import Options
from sanjuan.phases.start import begin, fresh
from sanjuan.questions import Answer, Question
from sanjuan.state import State

TRUST = 0.85
"""How far the outcome counts against the value of the turns between (lambda)."""
MARGIN = 0.3
"""Part of the reward that goes by points and not by winning."""


class Pick(NamedTuple):
    """One option taken: the columns, what could be taken how likely, what was."""

    seat: int
    moment: int
    choice: Choice
    left: list[int]
    stop: int
    chances: list[float]
    taken: int


def widened(tables: Tables) -> Tables:
    """The same weights with room for their gradients."""
    return {
        name: [row + [0.0] * len(row) for row in rows] for name, rows in tables.items()
    }


def narrowed(tables: Tables) -> Tables:
    """The weights without the room."""
    return {
        name: [row[: SHAPES[name][1]] for row in rows] for name, rows in tables.items()
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
        state = fresh(options, seed)
        begin(state)
        state.run()
        picks: list[Pick] = []
        moments: list[list[list[Term]]] = []
        while (question := state.question) is not None:
            if question.stage == stages.ROLE:
                moments.append([value.terms(state, s) for s in range(options.seats)])
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

    def _learn(
        self, state: State, picks: list[Pick], moments: list[list[list[Term]]]
    ) -> None:
        seats = len(state.seats)
        won = shares(state)
        if MARGIN:
            marks = [points(state, seat) for seat in range(seats)]
        values = []
        for terms in moments:
            strengths = []
            for seat in range(seats):
                total = 0.0
                for row, place, amount in terms[seat]:
                    total += row[place] * amount
                strengths.append(total)
            values.append(softmax(strengths, 1.0))
        extra = [
            MARGIN * tanh((marks[s] - max(marks[:s] + marks[s + 1 :])) / 12)
            for s in range(seats)
        ]
        target = won
        returns = [won] * (len(values) + 1)
        for moment in range(len(values) - 1, -1, -1):
            returns[moment] = target
            target = [
                TRUST * t + (1 - TRUST) * v
                for t, v in zip(target, values[moment], strict=True)
            ]
        # the value learns towards the lambda return of its moment
        for moment, terms in enumerate(moments):
            for seat in range(seats):
                error = returns[moment][seat] - values[moment][seat]
                for row, place, amount in terms[seat]:
                    row[place + len(row) // 2] += error * amount
        before = values[0] if values else won
        for pick in picks:
            now = max(0, pick.moment - 1)
            base = values[now][pick.seat] if values else before[pick.seat]
            gain = returns[now][pick.seat] - base + extra[pick.seat]
            self._push(pick, gain)

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
