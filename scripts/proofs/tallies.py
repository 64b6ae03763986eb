"""Plays the games of a proof on all cores, and adds up their counts."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from multiprocessing import Pool
from typing import Final, NamedTuple, TypeVar

SAMPLE: Final = 100
"""The games for one in the sample."""
CHUNK: Final = 25

Line = TypeVar("Line")
"""The options of a line of the table."""


class Tally(NamedTuple):
    """The counts of some games."""

    games: int = 0
    looked_at: int = 0
    answers: int = 0
    rounds: int = 0
    longest: int = 0
    unfinished: int = 0
    """The games that only the last round ended."""
    empty_games: int = 0
    """The games with an empty pile, in a game that has one."""
    empty_answers: int = 0

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        longest = max(self.longest, other.longest)
        both = (a + b for a, b in zip(self, other, strict=True))
        return Tally(*both)._replace(longest=longest)


class Broken(Exception):
    """Something does not hold that always should."""


def arguments(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the number of games and of processes."""
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--jobs", type=int, help="processes; default: every core")


def parts(line: Line, games: int) -> Iterator[tuple[Line, range]]:
    """The seeds of a line's games in small parts."""
    for first in range(0, games, CHUNK):
        yield line, range(first, min(games, first + CHUNK))


def share(games: int, lines: int, place: int) -> int:
    """The games of the line at that place, if the lines share them."""
    return games // lines + (place < games % lines)


def _some(
    play: Callable[[Line, int], Tally], task: tuple[Line, range]
) -> tuple[Line, Tally]:
    """The games of some seeds."""
    line, seeds = task
    total = Tally()
    for seed in seeds:
        total = total.plus(play(line, seed))
    return line, total


def run(
    play: Callable[[Line, int], Tally],
    tasks: Iterable[tuple[Line, range]],
    report: Callable[[dict[Line, Tally]], Iterable[str]],
    jobs: int | None,
) -> int:
    """Play and print; the exit code."""
    work = list(tasks)
    tallies = dict.fromkeys((line for line, _ in work), Tally())
    try:
        with Pool(jobs) as pool:
            for line, part in pool.imap_unordered(partial(_some, play), work):
                tallies[line] = tallies[line].plus(part)
    except Broken as broken:
        print(f"{broken}.", file=sys.stderr)
        return 1
    print("\n".join(report(tallies)))
    return 0


def with_total(tallies: dict[Line, Tally]) -> list[tuple[Line | str, Tally]]:
    """The lines with their counts, and last all together."""
    total = Tally()
    for part in tallies.values():
        total = total.plus(part)
    return [*tallies.items(), ("all", total)]
