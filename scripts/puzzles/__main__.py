"""Find puzzles in games of the computer players, and write the file of the page.

    make puzzles ARGS="--games 600 --processes 2"
    make puzzles ARGS=--check

A file records the finds game by game, so the same command resumes, and a larger
`--games` continues from there. `--check` judges the puzzles of the page in other worlds
and removes those whose answer is no longer the best. `--game` names another game.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track

from arena.crew import spread
from arena.game import FIRST
from puzzles import page_file
from puzzles.checking import still_holds
from puzzles.choosing import chosen
from puzzles.finding import found_in
from puzzles.game import PuzzleGame, ids, puzzles_of
from puzzles.record import Record, usual_place


def find(
    source: PuzzleGame, record: Record, games: range, seats: list[int], processes: int
) -> None:
    """Search the games with these numbers of seats that the record lacks."""
    wanted = (n for n in games if source.options_of(n)["seats"] in seats)
    missing = [number for number in wanted if number not in record.games]
    work = spread(partial(found_in, source), missing, processes)
    watched = track(work, "finding", len(missing), console=Console(stderr=True))
    for number, found in zip(missing, watched, strict=True):
        record.add(number, found)


def check(source: PuzzleGame, processes: int, path: Path) -> None:
    """Remove the puzzles that no longer hold from the page's file."""
    puzzles = page_file.read(path)
    work = spread(partial(still_holds, source), puzzles, processes)
    watched = track(work, "checking", len(puzzles), console=Console(stderr=True))
    kept = [one for one, holds in zip(puzzles, watched, strict=True) if holds]
    page_file.write(kept, path)
    print(f"{len(kept)} of {len(puzzles)} puzzles hold.")


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--game", default=FIRST, choices=ids())
    made.add_argument("--games", type=int, default=600, help="to look through in all")
    made.add_argument("--seats", type=int, nargs="+", help="of them, by default any")
    made.add_argument("--wanted", type=int, help="puzzles of the page")
    made.add_argument("--processes", type=int, default=-1, help="-1: all cores")
    made.add_argument("--record", type=Path, help="what was found")
    made.add_argument("--file", type=Path, help="of the page")
    made.add_argument("--check", action="store_true", help="judge the page's again")
    return made


def main(arguments: list[str] | None = None) -> None:
    """Find or check as the command line says."""
    told = parser().parse_args(arguments)
    source = puzzles_of(told.game)
    page, seats = told.file or source.page, told.seats or source.seats()
    if told.check:
        return check(source, told.processes, page)
    record = Record(told.record or usual_place(source.id))
    try:
        find(source, record, range(told.games), seats, told.processes)
    except KeyboardInterrupt:
        print("Stopped; the same command resumes.", file=sys.stderr)
    found = chosen(record.games, len(source.sets), told.wanted or source.wanted)
    puzzles = [page_file.facts(one) for one in found]
    page_file.write(puzzles, page)
    return print(f"{len(puzzles)} puzzles of {len(record.games)} games.")


if __name__ == "__main__":
    main()
