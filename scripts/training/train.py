"""Learn the players' weights from games against themselves.

    python -m training --minutes 60
    python -m training --minutes 60 --game puerto_rico

The sets of weights, such as those of 2, 3 and 4 seats, take turns, a generation each. A
folder stores everything: the same command resumes. At the end the best weights are
written; `--until 07:30` and `--minutes` say when that is.
"""

from __future__ import annotations

import argparse
import sys
from datetime import datetime, timedelta
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from arena.crew import spread
from arena.game import FIRST
from toolchain.steps import BUILD, fail
from training.learner import Learner, ids, learner_of
from training.runs import Plan, Run, Spread

MODULES = ("training",)
"""The packages that the workers of a cluster need in addition."""


GENERATION = ("generation", "games", "rounds", "won", "kept")
"""The titles of the cells of a generation."""
SOFTEN = "begin from this part of each released weight, so that more is tried"


class Time:
    """When to stop."""

    def __init__(self, end: datetime) -> None:
        self.end = end

    @property
    def up(self) -> bool:
        """Whether it is time."""
        return datetime.now() >= self.end


def runs(folder: Path, learner: Learner[Any]) -> list[Run]:
    """The runs of all sets, as far as they have come."""
    return [Run(folder / f"{one.stem}.json", learner, one) for one in learner.sets]


def soften(found: list[Run], part: float) -> None:
    """Let runs that have not begun start from the released weights, made milder."""
    for run in found:
        if not run.generations:
            run.best = {
                name: [[weight * part for weight in row] for row in rows]
                for name, rows in run.learner.learned(run.set).items()
            }


def those(found: list[Run], stems: list[str] | None) -> list[Run]:
    """The runs of these sets; all without any."""
    known = {run.set.stem: run for run in found}
    if unknown := sorted(set(stems or ()) - set(known)):
        fail(f"There is no set {unknown[0]}: there are {', '.join(known)}.")
    return [known[stem] for stem in stems or known]


def lend(found: list[Run]) -> None:
    """Let a run that has not begun start from the one with fewer seats or sets."""
    by_stem = {run.set.stem: run for run in found}
    for run in found:
        if run.set.after and run.is_blank:
            run.best = by_stem[run.set.after].best


def borrow(found: list[Run]) -> None:
    """Let runs that have not begun have the released weights."""
    for run in found:
        if run.is_blank:
            run.best = run.learner.learned(run.set)


def keep(found: list[Run], folder: Path, released: bool) -> None:
    """Write the best weights; if they are released, for the players too."""
    content = found[0].learner.pack([run.best for run in found])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "weights.bin").write_bytes(content)
    if released:
        release(found, content)


def release(found: list[Run], content: bytes) -> None:
    """Let the players use the weights, once every set has learned something."""
    for run in found:
        if run.is_blank:
            title = run.set.title
            fail(f"Nothing is released: the set for {title} has learned nothing.")
    found[0].learner.released.write_bytes(content)


def train(found: list[Run], plan: Plan, time: Time, spread: Spread) -> None:
    """Take the runs through their generations in turn until it is time."""
    with Progress(console=Console(stderr=True)) as bar:
        for run in cycle(found):
            if time.up:
                return
            lend(found)
            title = f"{run.set.title}, generation {len(run.generations) + 1}"
            games = plan.steps * plan.parts * plan.games
            task = bar.add_task(title, total=games)
            for played in run.advance(plan, spread):
                bar.advance(task, played)
                if time.up:
                    return
            bar.remove_task(task)


def fit_values(
    found: list[Run], told: argparse.Namespace, time: Time, spread: Spread
) -> None:
    """Let every run learn its value from scratch, until the time is over."""
    with Progress(console=Console(stderr=True)) as bar:
        for run in found:
            task = bar.add_task(f"{run.set.title}, value", total=told.value)
            for played in run.fit_value(told.value, told.seed, spread, told.by):
                bar.advance(task, played)
                if time.up:
                    return


def table(found: list[Run]) -> str:
    """The results of all generations, as a Markdown table."""
    heads = [*found[0].learner.heads, *GENERATION]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for run in found:
        cells = " | ".join(run.set.cells)
        for number, one in enumerate(run.generations, 1):
            lines.append(
                f"| {cells} | {number} | {one.games} | {one.rounds:.1f} "
                f"| {one.share:.1%} | {'yes' if one.kept else 'no'} |"
            )
    lines += ["", "| value of | games | moments | error |", "|---" * 4 + "|"]
    for run in found:
        for games, moments, error in run.value_fits:
            lines.append(f"| {run.set.title} | {games} | {moments} | {error:.4f} |")
    return "\n".join(lines)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--game", default=FIRST, choices=ids())
    made.add_argument("--minutes", type=float, help="how long to learn")
    made.add_argument("--until", metavar="HH:MM", help="when to stop")
    made.add_argument("--soften", type=float, metavar="PART", help=SOFTEN)
    made.add_argument("--value", type=int, metavar="GAMES", help="learn the value")
    made.add_argument("--by", default="", metavar="LEVEL", help="from its games")
    made.add_argument("--sets", nargs="+", metavar="SET", help="whose value; all")
    made.add_argument("--folder", type=Path, help="build/training, or one in it")
    made.add_argument("--release", action="store_true", help="let the players use it")
    made.add_argument("--processes", type=int, default=-1, help="-1: all cores")
    made.add_argument("--dask", metavar="ADDRESS", help="of a cluster's scheduler")
    for name, default in Plan._field_defaults.items():
        made.add_argument(f"--{name}", type=type(default), default=default)
    return made


def usual_folder(game: str) -> Path:
    """The folder that stores the runs of a game by default."""
    return BUILD / "training" / ("" if game == FIRST else game)


def end_of(told: argparse.Namespace, now: datetime) -> datetime:
    """When to stop: an hour from now unless told otherwise."""
    if told.until is None:
        return now + timedelta(minutes=60 if told.minutes is None else told.minutes)
    try:
        clock = datetime.strptime(told.until, "%H:%M").time()
    except ValueError:
        fail(f"“{told.until}” is no time of day: write it like 07:30.")
    end = datetime.combine(now.date(), clock)
    return end if end > now else end + timedelta(days=1)


def main(arguments: list[str] | None = None) -> None:
    """Learn as the command line says."""
    told = parser().parse_args(arguments)
    plan = Plan(*(getattr(told, name) for name in Plan._fields))
    work = partial(spread, processes=told.processes, dask=told.dask, modules=MODULES)
    folder = told.folder or usual_folder(told.game)
    found = runs(folder, learner_of(told.game))
    time = Time(end_of(told, datetime.now()))
    chosen = those(found, told.sets)
    if told.soften is not None:
        soften(found, told.soften)
    try:
        if told.value is None:
            train(found, plan, time, work)
        else:
            borrow(found)
            fit_values(chosen, told, time, work)
    except KeyboardInterrupt:
        print("Stopped; the same command resumes the runs.", file=sys.stderr)
    print(table(found))
    keep(found, folder, told.release)


if __name__ == "__main__":
    main()
