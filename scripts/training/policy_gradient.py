"""The policy gradient of self-play: in which direction every weight should go.

Rows are twice as long here as in play: the second half gathers the gradient, so that
learning runs through the same features as playing.
"""

from __future__ import annotations

from math import log, tanh
from random import Random
from typing import Final, NamedTuple

from sanjuan.ai.learned.features import Active, Features
from sanjuan.ai.learned.points import points
from sanjuan.ai.learned.policy import Logits
from sanjuan.ai.learned.tables import WIDTH, Tables
from sanjuan.ai.learned.value import Inputs, Value
from sanjuan.rules import stages
from sanjuan.rules.options import Options
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import winners
from sanjuan.rules.state import State
from tabletop.base.rng import softmax
from tabletop.rules.question import Answer
from tabletop.rules.scoring import shares

LAMBDA: Final = 0.85
"""The weight of the outcome against the value of the turns between (TD lambda)."""
MARGIN: Final = 0.3
"""The part of the reward that is for points instead of winning."""
MARGIN_SCALE: Final = 12
"""The lead in points that earns nearly all of that part."""
LEAST: Final = 1e-6
"""In place of chances that were cut to nothing."""
ENTROPY_BONUS: Final = 0.01
"""The weight of the entropy bonus."""

Chances = list[float]


class Pick(NamedTuple):
    """One option taken: the features, the likelihood of each option, and the choice."""

    seat: int
    moment: int
    active: Active
    left: list[int]
    stop: int
    chances: Chances
    taken: int


class Moment(NamedTuple):
    """A role choice: the chances the value saw, and the inputs of every seat."""

    chances: Chances
    inputs: list[Inputs]


def widened(tables: Tables) -> Tables:
    """The same weights with room for their gradients."""
    return {
        name: [row + [0.0] * len(row) for row in rows] for name, rows in tables.items()
    }


class PolicyGradient:
    """Self-play under one set of weights, and its gradient."""

    def __init__(self, tables: Tables, rng: Random) -> None:
        self.tables = widened(tables)
        self.rng = rng
        self.sides: dict[Options, tuple[Features, Value]] = {}
        self.rounds = self.games = 0

    def play(self, options: Options, seed: int) -> None:
        """Play one game and learn from it."""
        features, value = self._side(options)
        state = dealt(options, seed)
        picks: list[Pick] = []
        moments: list[Moment] = []
        while (question := state.question) is not None:
            if question.stage == stages.ROLE:
                moments.append(_moment(value, state))
            active = features.of(state, question)
            state.step(self._sample(question, active, picks, len(moments)))
        self._learn(state, picks, moments)
        self.rounds += state.round
        self.games += 1

    def _side(self, options: Options) -> tuple[Features, Value]:
        if options not in self.sides:
            side = Features(self.tables, options), Value(self.tables, options)
            self.sides[options] = side
        return self.sides[options]

    # ------------------------------------------------------------ sampling

    def _sample(
        self, question: Question, active: Active, picks: list[Pick], moment: int
    ) -> Answer:
        """Draw an answer, an option at a time, by the policy."""
        logits = Logits(question, active)
        left = list(range(len(logits.options)))
        taken: list[int] = []
        while len(taken) < question.high and left:
            stop = _stop(question, logits, len(taken))
            if stop < 0 and len(left) == 1:
                taken.append(left.pop())
                continue
            chances = softmax(_open_ones(logits, left, stop))
            drawn = self._draw(chances)
            made = question.seat, moment, active, left[:], stop, chances, drawn
            picks.append(Pick(*made))
            if drawn == len(left):
                break
            taken.append(left.pop(drawn))
        return logits.answer(taken)

    def _draw(self, chances: Chances) -> int:
        """A place, as likely as its chance."""
        point = self.rng.random()
        for place, chance in enumerate(chances):
            point -= chance
            if point < 0:
                return place
        return len(chances) - 1

    # ------------------------------------------------------------ learning

    def _learn(self, state: State, picks: list[Pick], moments: list[Moment]) -> None:
        won = shares(winners(state), len(state.seats))
        values = [moment.chances for moment in moments]
        returns = lambda_returns(values, won)
        margins = _margins(state)
        self._correct(moments, returns)
        for pick in picks:
            now, seat = max(0, pick.moment - 1), pick.seat
            advantage = returns[now][seat] - values[now][seat] + margins[seat]
            self._push(pick, advantage + ENTROPY_BONUS * entropy_slope(pick))

    def _correct(self, moments: list[Moment], returns: list[Chances]) -> None:
        """Let the logits of the value learn each moment's lambda return."""
        rows = self.tables["value"]
        for (chances, inputs), wanted in zip(moments, returns, strict=True):
            for seat, (numbers, scale) in enumerate(inputs):
                error = wanted[seat] - chances[seat]
                for number in numbers[:-1]:
                    rows[number][WIDTH] += error
                rows[numbers[-1]][WIDTH] += error * scale

    def _push(self, pick: Pick, advantage: float) -> None:
        """Make choices with an advantage likelier."""
        sign = pick.active.sign
        deltas = [-advantage * chance for chance in pick.chances]
        deltas[pick.taken] += advantage
        for row, places in pick.active.options:
            half = len(row) // 2
            for place, delta in zip(pick.left, deltas, strict=False):
                row[half + places[place]] += sign * delta
        if pick.stop >= 0:
            for row, places in pick.active.stops:
                row[len(row) // 2 + places[pick.stop]] += deltas[-1]

    def gradient(self) -> Tables:
        """The mean gradient of a game, all cities' rows dealt out to their parts."""
        for features, _ in self.sides.values():
            for key, total in features.cities.items():
                for row in features.parts[key]:
                    _add_gradient(row, total)
        return {
            name: [[g / self.games for g in row[len(row) // 2 :]] for row in rows]
            for name, rows in self.tables.items()
        }


def _moment(value: Value, state: State) -> Moment:
    seats = range(len(state.seats))
    return Moment(value.chances(state), [value.inputs(state, seat) for seat in seats])


def _open_ones(logits: Logits, left: list[int], stop: int) -> list[float]:
    """The logits of the options left and, where one may stop, of stopping."""
    options = [logits.options[place] for place in left]
    return options if stop < 0 else [*options, logits.stops[stop]]


def _stop(question: Question, logits: Logits, taken: int) -> int:
    """The place of stopping after a number of options; -1 if that is not allowed."""
    if not logits.stops or taken < question.low:
        return -1
    return min(taken, len(logits.stops) - 1)


def _margins(state: State) -> list[float]:
    """The addition to each seat's return for its points beside the best rival's."""
    marks = [points(state, seat) for seat in range(len(state.seats))]
    return [
        MARGIN * tanh((own - max(marks[:seat] + marks[seat + 1 :])) / MARGIN_SCALE)
        for seat, own in enumerate(marks)
    ]


def _add_gradient(row: list[float], total: list[float]) -> None:
    for place in range(len(total) // 2, len(total)):
        if total[place]:
            row[place] += total[place]


def lambda_returns(values: list[Chances], won: Chances) -> list[Chances]:
    """The lambda return of each moment: later values and the outcome, mixed."""
    returns, target = [], won
    for value in reversed(values):
        returns.append(target)
        mixed = zip(target, value, strict=True)
        target = [LAMBDA * later + (1 - LAMBDA) * now for later, now in mixed]
    return returns[::-1]


def entropy_slope(pick: Pick) -> float:
    """By how much the choice was less likely than choices are on average."""
    slope = 0.0
    for place, chance in enumerate(pick.chances):
        surprise = -log(max(chance, LEAST))
        slope += surprise * ((place == pick.taken) - chance)
    return slope
