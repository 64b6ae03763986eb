"""Puerto Rico learns: 2 to 5 seats, each with and without the sets of buildings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from puerto_rico.ai.learned import weights
from puerto_rico.ai.learned.policy import Pick, Policy
from puerto_rico.ai.learned.tables import POLICY_SIZE, UNITS, VALUE_ROWS, WIDTH
from puerto_rico.ai.learned.value import Value
from puerto_rico.ai.learned.weights import Weights
from puerto_rico.ai.players import restless
from puerto_rico.rules import stages
from puerto_rico.rules.options import SETS, Options
from puerto_rico.rules.phases.start import begin, fresh
from puerto_rico.rules.scoring import ranks
from puerto_rico.rules.state import State
from tabletop.base.rng import Chance
from tabletop.rules.question import Answer
from tabletop.rules.scoring import shares, winners
from toolchain.steps import ROOT
from training import learner
from training.learner import Choose, Inputs, Method, Set, Shape, Tables

BASE: Final = 0.6
"""Part of the games of the base game alone."""
DRAFTED: Final = 0.25
"""Part of the games with more sets in which the seats choose the buildings."""
CALM: Final = 0.25
"""The temperature after exploration: policies alike wait for each other for ever."""


class Player:
    """The policy under some weights."""

    def __init__(self, tables: Tables) -> None:
        self.policy = Policy(tables["policy"][0])
        self.answer = self.policy.answer
        self._value = Value(tables["value"])

    def draw(self, state: State, temperature: float, rng: Chance) -> Answer:
        """An answer by chance; at temperature 0 the likeliest."""
        if not temperature:
            return self.policy.answer(state)
        return self.policy.draw(state, temperature, rng)

    def inputs(self, state: State) -> list[Inputs]:
        """The features of every seat for the value."""
        return _inputs(self._value, state)


class Side:
    """Policy and value, and their gradients; options change no weight."""

    def __init__(self, tables: Tables) -> None:
        self._policy = Policy(tables["policy"][0])
        self._value = Value(tables["value"])
        self.chances = self._value.chances
        self.gradient = [0.0] * POLICY_SIZE
        self.slopes = [[0.0] * WIDTH for _ in range(VALUE_ROWS)]

    def pick(self, state: State, choose: Choose) -> Answer:
        """An answer, an option at a time."""
        return self._policy.pick(state, choose)

    def inputs(self, state: State) -> list[Inputs]:
        """The features of every seat for the value."""
        return _inputs(self._value, state)

    def push(self, choice: Pick, deltas: Sequence[float]) -> None:
        """Let each logit of a choice go that way."""
        for place, delta in enumerate(deltas):
            for number in choice.weights(place):
                self.gradient[number] += delta

    def correct(self, inputs: Sequence[Inputs], errors: Sequence[float]) -> None:
        """Let the value's logit of each seat go that way, through its units."""
        for (numbers, scale), error in zip(inputs, errors, strict=True):
            slope = self._slope(numbers, scale, error)
            for number in numbers[:-1]:
                _add(self.slopes[number], slope, 1.0)
            _add(self.slopes[numbers[-1]], slope, scale)

    def _slope(self, numbers: list[int], scale: float, error: float) -> list[float]:
        """The slopes of the sums of a seat: those of units below zero are none."""
        sums = [0.0] * WIDTH
        for number in numbers[:-1]:
            _add(sums, self._value.rows[number], 1.0)
        _add(sums, self._value.rows[numbers[-1]], scale)
        signs = [error] * (1 + UNITS) + [-error] * UNITS
        pairs = zip(sums[1:], signs[1:], strict=True)
        return [error, *(sign if total > 0 else 0.0 for total, sign in pairs)]


def _add(row: list[float], other: Sequence[float], times: float) -> None:
    for place, one in enumerate(other):
        row[place] += times * one


def _inputs(value: Value, state: State) -> list[Inputs]:
    return [value.inputs(state, seat) for seat in range(len(state.seats))]


class Gradients:
    """The gradients of policy and value."""

    def __init__(self, tables: Tables) -> None:
        self._side = Side(tables)

    def side(self, options: Options) -> Side:
        """Policy and value."""
        return self._side

    def total(self) -> Tables:
        """The gradients."""
        return {"policy": [self._side.gradient], "value": self._side.slopes}


# ---------------------------------------------------------------- the learner


def _set(seats: int) -> Set:
    first = seats == weights.SEATS[0]
    after = "" if first else f"{seats - 1}"
    return Set(f"{seats}", f"{seats} seats", seats, (f"{seats}",), after)


class PuertoRico:
    """Puerto Rico's part of the training."""

    id = "puerto_rico"
    title = "Puerto Rico"
    heads: Sequence[str] = ("seats",)
    sets: Sequence[Set] = tuple(map(_set, weights.SEATS))
    released: Path = ROOT / "py" / "puerto_rico" / "ai" / "learned" / weights.FILE
    shape = Shape(VALUE_ROWS, UNITS)
    method = Method(
        discount=0.9,
        margin_scale=15,
        exploration=(0.7, 1.0, 1.6),
        latest=16,
        longest=32,
    )

    def blank(self) -> Tables:
        """Weights of zero."""
        rows = [[0.0] * WIDTH for _ in range(VALUE_ROWS)]
        return {"policy": [[0.0] * POLICY_SIZE], "value": rows}

    def learned(self, of: Set) -> Tables:
        """The released weights."""
        policy, value = weights.learned(of.seats)
        return {"policy": [policy], "value": value}

    def pack(self, sets: Sequence[Tables]) -> bytes:
        """The file of the weights of all sets."""
        made = [Weights(tables["policy"][0], tables["value"]) for tables in sets]
        return weights.pack(dict(zip(weights.SEATS, made, strict=True)))

    def options(self, of: Set, rng: Random) -> Options:
        """Options for one more game: the base game, or some of the sets."""
        if rng.random() < BASE:
            return Options(of.seats)
        sets = tuple([one for one in SETS if rng.random() < 0.5])
        return Options(of.seats, sets=sets, draft=bool(sets) and rng.random() < DRAFTED)

    def gate(self, of: Set) -> Options:
        """The options of the games of a gating match."""
        return Options(of.seats)

    def deal(self, options: Options, seed: int) -> State:
        """A new game at its first question, without a log."""
        state = fresh(options, seed)
        begin(state)
        return state

    def player(self, tables: Tables, options: Options) -> Player:
        """The policy under these weights."""
        return Player(tables)

    def gradients(self, tables: Tables) -> Gradients:
        """Gradients under these weights, all zero."""
        return Gradients(tables)

    def is_moment(self, state: State) -> bool:
        """Whether a role is chosen."""
        question = state.question
        return question is not None and question.stage == stages.ROLE

    def is_midst(self, state: State) -> bool:
        """Whether roles of the round are taken."""
        return bool(state.taken)

    def calm(self, state: State) -> float:
        """The temperature after exploration, which rises in a long game."""
        return restless(CALM, state)

    def won(self, state: State) -> list[float]:
        """Each seat's share of the win, if the game ended now."""
        standing = ranks(state)
        return shares(winners(standing), len(standing))

    def points(self, state: State) -> list[int]:
        """Each seat's points, if the game ended now."""
        return [int(rank[0]) for rank in ranks(state)]


LEARNER: Final[learner.Learner[State]] = PuertoRico()
