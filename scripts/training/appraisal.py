"""Learning the value: who wins from such a table, when all follow the policy?

Games stray at first, by moves drawn by chance, so that many kinds of tables come up;
from then on every seat follows its policy, and the role choices there are samples.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from scipy.sparse import csr_matrix

from sanjuan.ai.learned.policy import Policy
from sanjuan.ai.learned.tables import UNITS, VALUE_ROWS, WIDTH, Tables
from sanjuan.ai.learned.value import Facts, Value
from sanjuan.ai.players import LONG, UNREST
from sanjuan.rules import stages
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.scoring import winners
from sanjuan.rules.state import State
from tabletop.questions import Answer
from tabletop.scoring import shares
from training.deals import some_options

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"

STRAYING: Final = (0.5, 1.0, 1.5)
"""Heats of the moves that are drawn by chance."""
LATEST: Final = 14
"""By that round every game has stopped straying."""
MIDST: Final = 0.3
"""How many of the role choices in the midst of a round are taken as samples."""
BATCH: Final = 2048
RATE: Final = 0.01
DECAY: Final = 1e-4
EPOCHS: Final = 8
KEPT: Final = 0.08
"""Part of the samples that is kept to check what was learned."""
FOR_AND_AGAINST: Final = np.repeat([1.0, -1.0], UNITS)


class Samples(NamedTuple):
    """Facts of seats one after the other, those of one moment together.

    `rows` are the facts' rows, `lengths` how many belong to each; `much` counts each
    one's last row; `won` is the seat's share of the win.
    """

    rows: array[int]
    lengths: array[int]
    much: array[float]
    won: array[float]

    def add(self, facts: list[Facts], won: list[float]) -> None:
        """One moment of a game that these shares won."""
        for (rows, much), share in zip(facts, won, strict=True):
            self.rows.extend(rows)
            self.lengths.append(len(rows))
            self.much.append(much)
            self.won.append(share)

    def extend(self, others: Samples) -> None:
        """All the moments of the others too."""
        self.rows.extend(others.rows)
        self.lengths.extend(others.lengths)
        self.much.extend(others.much)
        self.won.extend(others.won)


def no_samples() -> Samples:
    """None yet."""
    return Samples(array("H"), array("H"), array("d"), array("d"))


# ---------------------------------------------------------------- games


def play(tables: Tables, seats: int, expansion: bool, games: int, seed: int) -> Samples:
    """What a few games show."""
    rng, samples = Random(seed), no_samples()
    for game in range(games):
        options = some_options(seats, expansion, rng)
        state = dealt(options, seed * 1000 + game)
        moments = list(_moments(state, Policy(tables, options), rng))
        for facts in moments:
            samples.add(facts, shares(winners(state), len(state.seats)))
    return samples


def _moments(state: State, policy: Policy, rng: Random) -> Iterator[list[Facts]]:
    """Play to the end; yield the seats' facts at role choices once nobody strays."""
    value = Value(policy.columns.tables, state.options)
    until, heat = rng.randrange(LATEST), rng.choice(STRAYING)
    while (question := state.question) is not None:
        if state.round < until:
            state.step(_drawn(policy, state, heat, rng))
            continue
        midst = bool(state.roles_taken)
        if question.stage == stages.ROLE and (not midst or rng.random() < MIDST):
            yield [value.facts(state, seat) for seat in range(len(state.seats))]
        state.step(_drawn(policy, state, UNREST * max(0, state.round - LONG), rng))


def _drawn(policy: Policy, state: State, heat: float, rng: Random) -> Answer:
    weighed = policy.weighed(state)
    if heat:
        weighed.shake(heat, rng)
    return weighed.best()


# ---------------------------------------------------------------- learning


class Fitted(NamedTuple):
    """The rows learned, and their error (cross-entropy) on samples kept back."""

    rows: list[list[float]]
    error: float


def fit(samples: Samples, seats: int, seed: int = 0) -> Fitted:
    """The rows that tell best who wins, by Adam on the cross-entropy."""
    rng = np.random.default_rng(seed)
    facts, won = _matrix(samples), np.array(samples.won).reshape(-1, seats)
    learnt = int(len(won) * (1 - KEPT))
    weights = rng.normal(0, 0.05, (VALUE_ROWS, WIDTH))
    weights[:, 0] = 0
    means, squares = np.zeros_like(weights), np.zeros_like(weights)
    steps = EPOCHS * (learnt // BATCH)
    for step in range(1, steps + 1):
        chosen = rng.integers(learnt, size=BATCH)
        places = (chosen[:, None] * seats + np.arange(seats)).ravel()
        slope = _slope(facts[places], won[chosen], weights) - DECAY * weights
        means += 0.1 * (slope - means)
        squares += 0.01 * (slope * slope - squares)
        stride = RATE * (1 - step / (steps + 1)) / (1 - 0.9**step)
        weights += stride * means / (np.sqrt(squares / (1 - 0.99**step)) + 1e-6)
    kept = _chances(_strengths(facts[learnt * seats :] @ weights), seats)
    error = -(won[learnt:] * np.log(kept + 1e-9)).sum(1).mean()
    return Fitted(weights.tolist(), float(error))


def _matrix(samples: Samples) -> csr_matrix:
    ends = np.cumsum(samples.lengths)
    counts = np.ones(len(samples.rows))
    counts[ends - 1] = samples.much
    starts = np.concatenate([[0], ends])
    shape = len(ends), VALUE_ROWS
    return csr_matrix((counts, np.array(samples.rows, np.int32), starts), shape)


def _strengths(units: Numbers) -> Numbers:
    strengths: Numbers = units[:, 0] + np.maximum(units[:, 1:], 0) @ FOR_AND_AGAINST
    return strengths


def _chances(strengths: Numbers, seats: int) -> Numbers:
    table = strengths.reshape(-1, seats)
    powers = np.exp(table - table.max(1, keepdims=True))
    chances: Numbers = powers / powers.sum(1, keepdims=True)
    return chances


def _slope(facts: csr_matrix, won: Numbers, weights: Numbers) -> Numbers:
    units = facts @ weights
    missing = (won - _chances(_strengths(units), won.shape[1])).ravel() / len(won)
    slopes = np.empty_like(units)
    slopes[:, 0] = missing
    slopes[:, 1:] = missing[:, None] * FOR_AND_AGAINST * (units[:, 1:] > 0)
    slope: Numbers = facts.T @ slopes
    return slope
