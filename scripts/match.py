"""Let two players meet in many games, and print how often the first one wins.

Each deal is played once with A in every seat, all others being B; a shared win counts
in parts. A player is a level or `module:Class`, a subclass of `sanjuan.Player`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "py"), str(Path.cwd())]

import sanjuan  # noqa: E402
from sanjuan.chance import stream  # noqa: E402

CHUNK = 8
"""Games handed to a process at a time."""
THOUGHTS = 1 << 14
"""Numbers of the players' random streams begin here, far from those of the shuffles."""
Z = 1.96
"""Standard deviations to either side of a 95 % interval."""


class Setup(NamedTuple):
    """Who meets, and under which options."""

    a: str
    b: str
    seats: int = 2
    edition: str = "first"
    expansion: bool = False
    choose_four: bool = False


class Result(NamedTuple):
    """One game: A's part of the win, its points, the best other's, and the length."""

    won: float
    points: int
    rival: int
    rounds: int
    decisions: int


# ---------------------------------------------------------------- playing


def player(name: str) -> sanjuan.Player:
    """The player of that level, or of that `module:Class`."""
    if ":" not in name:
        return sanjuan.player(name)
    module, _, made = name.partition(":")
    found = getattr(import_module(module), made)()
    if not isinstance(found, sanjuan.Player):
        raise TypeError(f"{name} is no sanjuan.Player")
    return found


def play(setup: Setup, deal: int, place: int) -> Result:
    """One game of that deal with A in that place; players see views, nothing else."""
    game = sanjuan.Game(*setup[2:], seed=deal)
    a, b = player(setup.a), player(setup.b)
    chances = [stream(deal, THOUGHTS + seat) for seat in range(setup.seats)]
    while (question := game.question) is not None:
        seat = question.seat
        chooser = a if seat == place else b
        game.answer(chooser.choose(game.view(seat), chances[seat]))
    return _result(game, place)


def _result(game: sanjuan.Game, place: int) -> Result:
    points = [score.total for score in game.scores()]
    winners = game.winners()
    return Result(
        (place in winners) / len(winners),
        points.pop(place),
        max(points),
        game.view(None)["round"],
        game.ply,
    )


def _play(job: tuple[Setup, int, int]) -> Result:
    return play(*job)


def jobs(setup: Setup, games: int, seed: int) -> list[tuple[Setup, int, int]]:
    """Every deal with A in each place in turn; the number of games is rounded up."""
    deals = -(-games // setup.seats)
    return [
        (setup, seed + deal, place)
        for deal in range(deals)
        for place in range(setup.seats)
    ]


def play_all(todo: list[tuple[Setup, int, int]], processes: int) -> Iterator[Result]:
    """The results in order, from that many processes at once."""
    if processes == 1:
        yield from map(_play, todo)
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield from pool.map(_play, todo, chunksize=CHUNK)


# ---------------------------------------------------------------- telling


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins by Wilson's formula."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return middle - reach, middle + reach


def report(setup: Setup, results: list[Result], seconds: float) -> str:
    """The table of a match."""
    won, points, rivals, rounds, decisions = zip(*results, strict=True)
    share = fmean(won)
    low, high = wilson(share, len(results))
    rows = {
        "games": f"{len(results)}, {setup.seats} seats, {_options(setup)}",
        f"{setup.a} wins": f"{share:.1%} (par {1 / setup.seats:.0%})",
        "95 % interval": f"{low:.1%} to {high:.1%}",
        "points": f"{fmean(points):.1f}, best other {fmean(rivals):.1f}",
        "margin": f"{fmean(points) - fmean(rivals):+.1f}",
        "winner's points": f"{fmean(map(max, points, rivals)):.1f}",
        "rounds": f"{fmean(rounds):.1f} ({min(rounds)} to {max(rounds)})",
        "decisions": f"{sum(decisions)}, {sum(decisions) / seconds:.0f} a second",
    }
    head = f"{setup.a} against {setup.b}"
    wide = max(map(len, rows)) + 2
    return "\n".join([head, *(f"  {name:{wide}}{rows[name]}" for name in rows)])


def _options(setup: Setup) -> str:
    words = [f"{setup.edition} edition"]
    words += ["New Buildings"] * setup.expansion + ["choose-four"] * setup.choose_four
    return ", ".join(words)


def watched(results: Iterable[Result], total: int) -> list[Result]:
    """The results, while a line on stderr tells how many there are."""
    done: list[Result] = []
    for result in results:
        done.append(result)
        if sys.stderr.isatty() or len(done) == total:
            print(f"\r{len(done)} of {total} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    return done


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=__doc__)
    made.add_argument("--a", default="medium", help="a level, or module:Class")
    made.add_argument("--b", default="random", help="a level, or module:Class")
    made.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    made.add_argument("--games", type=int, default=1000)
    made.add_argument("--seed", type=int, default=1, help="the first deal")
    made.add_argument("--edition", default="first", choices=("first", "second"))
    made.add_argument("--expansion", action="store_true", help="with New Buildings")
    made.add_argument("--choose-four", action="store_true")
    made.add_argument("--processes", type=int, default=os.cpu_count())
    return made


def main(arguments: list[str] | None = None) -> None:
    """Play the match the command line asks for."""
    told = parser().parse_args(arguments)
    options = told.edition, told.expansion, told.choose_four
    setup = Setup(told.a, told.b, told.seats, *options)
    todo = jobs(setup, told.games, told.seed)
    began = time.perf_counter()
    results = watched(play_all(todo, told.processes), len(todo))
    print(report(setup, results, time.perf_counter() - began))


if __name__ == "__main__":
    main()
