"""A training run: generations of one set of weights, which have to win gating matches.

A file stores all of it after every generation, and a run resumes from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from training.adam import TablesAdam
from training.gating import share_of_wins
from training.learner import Learner, Set, Tables
from training.parts import Parts
from training.policy_gradient import PolicyGradient
from training.value_fit import Samples, fit, no_samples, play

Spread: TypeAlias = Callable[[Callable[[int], Any], Iterable[int]], Iterator[Any]]
"""Does work for every number, on many cores."""


PART: Final = 500
"""Games for the value that are played in one go."""


class Plan(NamedTuple):
    """The settings of a run.

    A generation is `steps` of Adam, each by the mean of `parts` gradients of `games`
    games; its gating match is of `gating` deals. The learning rate shrinks from `rate`
    by `decay` a generation, not below `floor`.
    """

    steps: int = 40
    parts: int = 4
    games: int = 30
    gating: int = 200
    rate: float = 0.05
    decay: float = 0.85
    floor: float = 0.006
    seed: int = 1


class Generation(NamedTuple):
    """The result of a generation: its share of wins against the best before it."""

    games: int
    rounds: float
    share: float
    kept: bool


class ValueFit(NamedTuple):
    """The result of fitting the value: its samples, and the error on held-out ones."""

    games: int
    samples: int
    error: float


class Run:
    """The weights of one set."""

    def __init__(self, file: Path, learner: Learner[Any], of: Set) -> None:
        self.file = file
        self.learner = learner
        self.set = of
        self.best: Tables = learner.blank()
        self.generations: list[Generation] = []
        self.value_fits: list[ValueFit] = []
        if file.exists():
            self._read()

    @property
    def is_blank(self) -> bool:
        """Whether nothing was learned yet."""
        return self.best == self.learner.blank()

    def _read(self) -> None:
        kept = json.loads(self.file.read_text(encoding="utf-8"))
        self.best = kept["best"]
        self.generations = [Generation(*one) for one in kept["generations"]]
        self.value_fits = [ValueFit(*one) for one in kept["value_fits"]]

    def _write(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {
            "best": self.best,
            "generations": self.generations,
            "value_fits": self.value_fits,
        }
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(kept), encoding="utf-8")
        new.replace(self.file)

    def advance(self, plan: Plan, spread: Spread) -> Iterator[int]:
        """One more generation; yield the games of every step."""
        number = len(self.generations)
        rate = max(plan.floor, plan.rate * plan.decay**number)
        adam = TablesAdam(self.best)
        rounds = 0.0
        for step in range(plan.steps):
            first = ((plan.seed * 1000 + number) * 1000 + step) * 1000
            work = partial(learn, self.learner, adam.tables, self.set, plan.games)
            learned = list(spread(work, range(first, first + plan.parts)))
            adam.step([gradient for gradient, _ in learned], rate)
            rounds += sum(length for _, length in learned) / plan.parts
            yield plan.games * plan.parts
        self._gate(adam.tables, plan, spread, rounds / plan.steps)

    def fit_value(
        self, games: int, seed: int, spread: Spread, level: str = ""
    ) -> Iterator[int]:
        """Learn the value from scratch, from at least that many games in whole parts.

        Yields the games of every part. Files keep the parts for the next time.
        """
        samples, size = no_samples(), min(games, PART)
        numbers = range(seed * 10**6, seed * 10**6 + ceil(games / size))
        for more in self._parts(numbers, size, spread, level):
            samples.extend(more)
            yield size
        rows, error = fit(samples, self.set.seats, self.learner.shape, seed)
        self.best = {**self.best, "value": rows}
        moments = len(samples.won) // self.set.seats
        self.value_fits.append(ValueFit(len(numbers) * size, moments, error))
        self._write()

    def _parts(
        self, numbers: range, size: int, spread: Spread, level: str
    ) -> Iterator[Samples]:
        """The samples of parts in order, from their files or from games played now."""
        kept = Parts(self.file.with_suffix(""), self._facts(size, level))
        work = partial(play, self.learner, self.best, self.set, size, level=level)
        fresh = spread(work, [number for number in numbers if number not in kept])
        for number in numbers:
            if number not in kept:
                kept.add(number, next(fresh))
            yield kept.read(number)

    def _facts(self, size: int, level: str) -> dict[str, object]:
        """All on which the games for a value depend."""
        policy = {name: rows for name, rows in self.best.items() if name != "value"}
        released = self.learner.released.read_bytes().hex() if level else ""
        return {"games": size, "policy": policy, "level": level, "weights": released}

    def _gate(self, new: Tables, plan: Plan, spread: Spread, rounds: float) -> None:
        """Keep the new weights as the best if they win at least their part."""
        options = self.learner.gate(self.set)
        deals = range(10**9, 10**9 + plan.gating)
        match = partial(share_of_wins, self.learner, new, self.best, options)
        shares = list(spread(match, deals))
        share = sum(shares) / len(shares)
        kept = self.is_blank or share * self.set.seats >= 1
        games = plan.steps * plan.parts * plan.games
        self.generations.append(Generation(games, rounds, share, kept))
        if kept:
            self.best = new
        self._write()


def learn(
    learner: Learner[Any], tables: Tables, of: Set, games: int, seed: int
) -> tuple[Tables, float]:
    """The mean gradient of a few games of self-play, and how long they were."""
    rng = Random(seed)
    played = PolicyGradient(learner, tables, rng)
    for game in range(games):
        played.play(learner.options(of, rng), seed * 1000 + game)
    return played.gradient(), played.rounds / games
