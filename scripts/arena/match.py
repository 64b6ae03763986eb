"""Let two players meet in many games, and print how often the first one wins.

    python -m arena.match medium greedy --games 1000
    python -m arena.match search random --game puerto_rico --seats 3

Each deal is played once for every way to place A, all other seats being B; a shared win
counts in parts. A player is a level, one of the game's `arena.pool`, or `module:Class`,
a subclass of the game's `Player`; `expert@200` fixes the iterations of one that
searches. A file records the deals, so the same command resumes a stopped match.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from functools import partial
from math import comb
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from arena.command import add_table, add_work, asked_game, at_least, table_of
from arena.crew import spread
from arena.entrants import entrant, module_of
from arena.figures import Sprt
from arena.game import ArenaGame
from arena.playing import Deal, Setup, play_deal
from arena.record import Record, usual_place
from arena.report import report
from tabletop.table.output import put
from toolchain.steps import fail

A: Final = "medium"
B: Final = "random"
"""The players of a match that names none."""


class Match:
    """A match that resumes from its file."""

    def __init__(self, setup: Setup, file: Path | None = None) -> None:
        for name in setup[:2]:
            entrant(name, setup.entry)
        self.setup = setup
        self.record = Record(file or usual_place(setup), setup)
        self.played = 0
        self.seconds = 0.0

    def deals(
        self, numbers: range, processes: int, dask: str | None = None
    ) -> Iterator[Deal]:
        """Those deals in order, from the file or played now."""
        missing = [number for number in numbers if number not in self.record.deals]
        began = time.perf_counter()
        modules = [found for name in self.setup[:2] if (found := module_of(name))]
        fresh = spread(
            partial(play_deal, self.setup), missing, processes, dask, modules
        )
        for number in numbers:
            if number not in self.record.deals:
                self._keep(next(fresh), time.perf_counter() - began)
            yield self.record.deals[number]

    def _keep(self, deal: Deal, seconds: float) -> None:
        self.record.add(deal)
        self.played += sum(game.decisions for game in deal.games)
        self.seconds = seconds

    @property
    def speed(self) -> float:
        """Decisions a second in the new games; 0 if all deals came from the file."""
        return self.played / self.seconds if self.played else 0.0


def watched(deals: Iterator[Deal], total: int, each: int) -> Iterator[Deal]:
    """The deals, while a bar on stderr counts their games and A's share of the wins."""
    won = 0.0
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("playing", total=total * each)
        for number, deal in enumerate(deals, 1):
            won += deal.share
            share = f"{number * each} games, A wins {won / number:.1%}"
            bar.update(task, advance=each, description=share)
            yield deal


def judged(deals: Iterable[Deal], sprt: Sprt | None) -> Iterator[Deal]:
    """The deals, until the sequential test has settled."""
    for deal in deals:
        yield deal
        if sprt:
            sprt.add(deal.share)
            if sprt.accepted is not None:
                return


def parser(game: ArenaGame) -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("players", nargs="*", metavar="PLAYER", help="A, then B")
    made.add_argument("--a", help="A, medium by default")
    made.add_argument("--b", help="B, random by default")
    for side in "ab":
        made.add_argument(
            f"--iterations-{side}", type=int, help="for one that searches"
        )
    made.add_argument("--team", type=int, default=1, help="how many seats A has")
    made.add_argument(
        "--games", type=at_least(1), default=1000, help="rounded up to deals"
    )
    made.add_argument(
        "--sprt",
        type=float,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="stop as soon as either share of wins is 19 times likelier than the other",
    )
    made.add_argument("--file", type=Path, help="the file that records the deals")
    add_table(made, game)
    add_work(made)
    return made


def numbers(games: int, seats: int, team: int, seed: int) -> range:
    """The deals that make at least that many games."""
    return range(seed, seed - (-games // comb(seats, team)))


def _setup(told: argparse.Namespace, game: ArenaGame) -> Setup:
    options = table_of(told, game)
    seats = options["seats"]
    if not 0 < told.team < seats:
        fail(f"A cannot have {told.team} of {seats} seats: leave B one at least.")
    a, b = _players(told)
    fixed = _fixed(a, told.iterations_a), _fixed(b, told.iterations_b)
    return Setup(*fixed, options, told.team, game.id)


def _players(told: argparse.Namespace) -> tuple[str, str]:
    """The names of A and B, by place or by flag."""
    flagged = [told.a, told.b]
    if len(told.players) > len(flagged) - sum(map(bool, flagged)):
        fail("A match has two players: name A and B once.")
    left = iter(told.players)
    a, b = (one or next(left, None) for one in flagged)
    return a or A, b or B


def _fixed(name: str, iterations: int | None) -> str:
    return name if iterations is None else f"{name}@{iterations}"


def _sprt(told: argparse.Namespace) -> Sprt | None:
    if told.sprt is None:
        return None
    low, high = told.sprt
    if not 0 < low < high < 1:
        fail("The two shares of --sprt lie between 0 and 1, the lower one first.")
    return Sprt(low, high)


def main(arguments: list[str] | None = None) -> None:
    """Play the match the command line asks for."""
    game = asked_game(arguments)
    told = parser(game).parse_args(arguments)
    setup, sprt = _setup(told, game), _sprt(told)
    match = Match(setup, told.file)
    wanted = numbers(told.games, setup.seats, setup.team, told.seed)
    deals = judged(match.deals(wanted, told.processes, told.dask), sprt)
    done: list[Deal] = []
    try:
        done.extend(watched(deals, len(wanted), len(setup.placings())))
    except KeyboardInterrupt:
        print("Stopped; the same command resumes.", file=sys.stderr)
    if done:
        put(report(setup, done, sprt, match.speed))


if __name__ == "__main__":
    main()
