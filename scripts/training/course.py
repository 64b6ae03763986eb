"""A course: generations of one set of weights, each of which has to pass a trial.

All of it is kept in a file after every generation, and goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from sanjuan.ai.learned.tables import Tables, blank
from sanjuan.rules.options import Options
from training.appraisal import fit, no_samples, play
from training.deals import some_options
from training.descent import Adam
from training.lesson import Lesson
from training.trial import beats

Spread: TypeAlias = Callable[[Callable[[int], Any], Iterable[int]], Iterator[Any]]
"""Does work for every number, on many cores."""


PART: Final = 500
"""Games for the value that are played in one go."""


class Plan(NamedTuple):
    """How a course is run.

    A generation is `batches` steps, each from `lessons` lessons of `games` games; its
    trial is of `trials` deals. The step shrinks from `rate` by `cooling` a generation,
    not below `coolest`.
    """

    batches: int = 40
    lessons: int = 4
    games: int = 30
    trials: int = 200
    rate: float = 0.05
    cooling: float = 0.85
    coolest: float = 0.006
    seed: int = 1


class Generation(NamedTuple):
    """What became of a generation: its share of wins against the best before it."""

    games: int
    rounds: float
    share: float
    kept: bool


class Appraisal(NamedTuple):
    """How the value was learned: what from, and its error on samples kept back."""

    games: int
    samples: int
    error: float


class Course:
    """The weights for one number of seats, with or without New Buildings."""

    def __init__(self, file: Path, seats: int, expansion: bool) -> None:
        self.file = file
        self.seats = seats
        self.expansion = expansion
        self.best: Tables = blank()
        self.generations: list[Generation] = []
        self.appraisals: list[Appraisal] = []
        if file.exists():
            self._read()

    @property
    def name(self) -> str:
        """What it is for, in words."""
        return f"{self.seats} seats{', New Buildings' * self.expansion}"

    def _read(self) -> None:
        kept = json.loads(self.file.read_text(encoding="utf-8"))
        self.best = kept["best"]
        self.generations = [Generation(*one) for one in kept["generations"]]
        self.appraisals = [Appraisal(*one) for one in kept["appraisals"]]

    def _write(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {
            "best": self.best,
            "generations": self.generations,
            "appraisals": self.appraisals,
        }
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(kept), encoding="utf-8")
        new.replace(self.file)

    def advance(self, plan: Plan, spread: Spread) -> Iterator[int]:
        """One more generation; yield the games of every step."""
        number = len(self.generations)
        rate = max(plan.coolest, plan.rate * plan.cooling**number)
        adam = Adam(
            {name: [row[:] for row in rows] for name, rows in self.best.items()}
        )
        rounds = 0.0
        for batch in range(plan.batches):
            first = ((plan.seed * 1000 + number) * 1000 + batch) * 1000
            work = partial(teach, adam.tables, self.seats, self.expansion, plan.games)
            taught = list(spread(work, range(first, first + plan.lessons)))
            adam.step([gradient for gradient, _ in taught], rate)
            rounds += sum(length for _, length in taught) / plan.lessons
            yield plan.games * plan.lessons
        self._judge(adam.tables, plan, spread, rounds / plan.batches)

    def appraise(self, games: int, seed: int, spread: Spread) -> Iterator[int]:
        """Learn the value anew from whole parts of games, that many at least.

        Yields the games of every part.
        """
        samples, size = no_samples(), min(games, PART)
        parts = range(seed * 10**6, seed * 10**6 + ceil(games / size))
        work = partial(play, self.best, self.seats, self.expansion, size)
        for more in spread(work, parts):
            samples.extend(more)
            yield size
        rows, error = fit(samples, self.seats, seed)
        self.best = {**self.best, "value": rows}
        moments = len(samples.won) // self.seats
        self.appraisals.append(Appraisal(len(parts) * size, moments, error))
        self._write()

    def _judge(self, new: Tables, plan: Plan, spread: Spread, rounds: float) -> None:
        """Keep the new weights as the best if they win at least their part."""
        options = Options(self.seats, expansion=self.expansion)
        deals = range(10**9, 10**9 + plan.trials)
        shares = list(spread(partial(beats, new, self.best, options), deals))
        share = sum(shares) / len(shares)
        kept = not self.generations or share * self.seats >= 1
        games = plan.batches * plan.lessons * plan.games
        self.generations.append(Generation(games, rounds, share, kept))
        if kept:
            self.best = new
        self._write()


def teach(
    tables: Tables, seats: int, expansion: bool, games: int, seed: int
) -> tuple[Tables, float]:
    """The mean gradient of a few games of self-play, and how long they were."""
    rng = Random(seed)
    lesson = Lesson(tables, rng)
    for game in range(games):
        lesson.play(some_options(seats, expansion, rng), seed * 1000 + game)
    return lesson.gradient(), lesson.rounds / games
