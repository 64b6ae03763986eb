"""Fits the value: the chance of each seat to win when all follow the policy.

Games begin with exploration, moves drawn at a high temperature, so that many kinds of
tables come up; from then on every seat follows its policy, or plays as a level does,
and the moments there, such as choices of roles, are samples.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from scipy.sparse import csr_matrix

from arena.game import game_of
from tabletop.rules.question import Answer
from training.adam import Adam, Numbers
from training.learner import Inputs, Learner, Player, S, Set, Shape, Tables, is_open

MIDST: Final = 0.3
"""The share of the moments in the midst of a round that become samples."""
BATCH: Final = 2048
RATE: Final = 0.01
DECAY: Final = 1e-4
EPSILON: Final = 1e-6
EPOCHS: Final = 8
KEPT: Final = 0.08
"""The share of the samples that only measures the error."""


class Samples(NamedTuple):
    """Inputs of seats one after the other, those of one moment together.

    `rows` are the inputs' rows, `lengths` how many belong to each; `scales` is what
    each one's last row counts; `won` is the seat's share of the win.
    """

    rows: array[int]
    lengths: array[int]
    scales: array[float]
    won: array[float]

    def add(self, inputs: Sequence[Inputs], won: list[float]) -> None:
        """One moment of a game that these shares won."""
        for (rows, scale), share in zip(inputs, won, strict=True):
            self.rows.extend(rows)
            self.lengths.append(len(rows))
            self.scales.append(scale)
            self.won.append(share)

    def extend(self, others: Samples) -> None:
        """All the moments of the others too."""
        self.rows.extend(others.rows)
        self.lengths.extend(others.lengths)
        self.scales.extend(others.scales)
        self.won.extend(others.won)


def no_samples() -> Samples:
    """None yet."""
    return Samples(array("H"), array("H"), array("d"), array("d"))


# ---------------------------------------------------------------- games


Decide: TypeAlias = Callable[[Any], Answer]
"""Answers for the seat asked."""


def play(
    learner: Learner[S], tables: Tables, of: Set, games: int, seed: int, level: str = ""
) -> Samples:
    """The samples of a few games of the policy, or of a level after exploration."""
    rng, samples = Random(seed), no_samples()
    for game in range(games):
        options = learner.options(of, rng)
        state = learner.deal(options, seed * 1000 + game)
        player = learner.player(tables, options)
        decide = (
            by_level(learner.id, level, rng) if level else _calm(learner, player, rng)
        )
        moments = list(_moments(learner, state, player, rng, decide))
        for inputs in moments:
            samples.add(inputs, learner.won(state))
    return samples


def by_level(game: str, level: str, rng: Random) -> Decide:
    """A level of a game answers by what the seat asked may know."""
    entry = game_of(game)
    player, rules = entry.player(level, None), entry.rules

    def decide(state: Any) -> Answer:
        return player.choose(rules.view(state, state.question.seat, 0), rng)

    return decide


def _calm(learner: Learner[S], player: Player[S], rng: Random) -> Decide:
    return lambda state: player.draw(state, learner.calm(state), rng)


def _moments(
    learner: Learner[S], state: S, player: Player[S], rng: Random, decide: Decide
) -> Iterator[list[Inputs]]:
    """Play to the end; yield all seats' inputs at moments after exploration."""
    method = learner.method
    until, temperature = rng.randrange(method.latest), rng.choice(method.exploration)
    while is_open(learner, state):
        if state.round < until:
            state.step(player.draw(state, temperature, rng))
            continue
        midst = learner.is_midst(state)
        if learner.is_moment(state) and (not midst or rng.random() < MIDST):
            yield player.inputs(state)
        state.step(decide(state))


# ---------------------------------------------------------------- learning


class Fitted(NamedTuple):
    """The rows learned, and their error (cross-entropy) on held-out samples."""

    rows: list[list[float]]
    error: float


def fit(samples: Samples, seats: int, shape: Shape, seed: int = 0) -> Fitted:
    """The rows that tell best who wins, by Adam on the cross-entropy."""
    rng = np.random.default_rng(seed)
    inputs, won = _matrix(samples, shape.rows), np.array(samples.won).reshape(-1, seats)
    learnt = int(len(won) * (1 - KEPT))
    weights = rng.normal(0, 0.05, (shape.rows, shape.width))
    weights[:, 0] = 0
    adam = Adam(weights, EPSILON)
    steps = EPOCHS * (learnt // BATCH)
    for step in range(1, steps + 1):
        chosen = rng.integers(learnt, size=BATCH)
        places = (chosen[:, None] * seats + np.arange(seats)).ravel()
        slope = _slope(inputs[places], won[chosen], weights) - DECAY * weights
        adam.step(slope, RATE * (1 - step / (steps + 1)))
    kept = _chances(_logits(inputs[learnt * seats :] @ weights), seats)
    error = -(won[learnt:] * np.log(kept + 1e-9)).sum(1).mean()
    return Fitted(weights.tolist(), float(error))


def _matrix(samples: Samples, rows: int) -> csr_matrix:
    ends = np.cumsum(samples.lengths)
    counts = np.ones(len(samples.rows))
    counts[ends - 1] = samples.scales
    starts = np.concatenate([[0], ends])
    shape = len(ends), rows
    return csr_matrix((counts, np.array(samples.rows, np.int32), starts), shape)


def _signs(units: Numbers) -> Numbers:
    """For each hidden unit: whether it counts for the seat, or against it."""
    signs: Numbers = np.repeat([1.0, -1.0], units.shape[1] // 2)
    return signs


def _logits(units: Numbers) -> Numbers:
    logits: Numbers = units[:, 0] + np.maximum(units[:, 1:], 0) @ _signs(units)
    return logits


def _chances(logits: Numbers, seats: int) -> Numbers:
    table = logits.reshape(-1, seats)
    powers = np.exp(table - table.max(1, keepdims=True))
    chances: Numbers = powers / powers.sum(1, keepdims=True)
    return chances


def _slope(inputs: csr_matrix, won: Numbers, weights: Numbers) -> Numbers:
    units = inputs @ weights
    missing = (won - _chances(_logits(units), won.shape[1])).ravel() / len(won)
    slopes = np.empty_like(units)
    slopes[:, 0] = missing
    slopes[:, 1:] = missing[:, None] * _signs(units) * (units[:, 1:] > 0)
    slope: Numbers = inputs.T @ slopes
    return slope
