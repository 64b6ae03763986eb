"""The command lines of proofs that compare games, or positions, with a new deal.

Such a proof has a function that looks at one game of that number.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from operator import add
from typing import Any, Final, TypeAlias, TypeVar

from arena.crew import spread

SHOWN: Final = 5
"""The most faults that are printed."""
GAMES: Final = 10**6
"""More games than any number of positions takes."""

Figures: TypeAlias = Counter[str]
Found: TypeAlias = tuple[Figures, list[str]]
"""The figures of some games, and their faults."""
C = TypeVar("C", bound=tuple[int, ...])
"""A named tuple of figures, whose first one is the number of positions."""


def command_line(doc: str | None) -> argparse.ArgumentParser:
    """The command line of a proof that has this docstring."""
    made = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--processes", type=int, default=-1, help="-1: all cores")
    return made


# ---------------------------------------------------------------- games


def added(looks: Iterable[Found]) -> Found:
    """The figures and the faults of all games."""
    figures, faults = Figures(), list[str]()
    for more, found in looks:
        figures += more
        faults += found
    return figures, faults


def print_found(found: Found, faults_are: str = "differences") -> None:
    """Print the figures; end the program with the first faults if there are any."""
    figures, faults = found
    for name, count in figures.items():
        print(f"{name}: {count:,}")
    print(f"{faults_are}: {len(faults)}")
    if faults:
        sys.exit("\n".join(faults[:SHOWN]))


def compare_games(
    doc: str | None,
    look: Callable[[int], Found],
    games: int,
    arguments: Sequence[str] | None,
) -> None:
    """Look at as many games as asked for; fail if any differs."""
    made = command_line(doc)
    made.add_argument("--games", type=int, default=games)
    asked = made.parse_args(arguments)
    print_found(added(spread(look, range(asked.games), asked.processes)))


# ---------------------------------------------------------------- positions


def position_line(doc: str | None, levels: Iterable[str]) -> argparse.ArgumentParser:
    """The command line of a proof about the decisions of a computer player."""
    made = command_line(doc)
    made.add_argument("--level", default="expert", choices=list(levels))
    made.add_argument("--iterations", type=int, default=20)
    made.add_argument("--positions", type=int, default=10_000)
    return made


def until_enough(look: Callable[[int], C], count: Callable[..., C], asked: Any) -> C:
    """The counts of as many games as have the positions asked for."""
    total: C | None = None
    for more in spread(look, range(GAMES), asked.processes):
        total = more if total is None else count(*map(add, total, more))
        if total[0] >= asked.positions:
            break
    assert total is not None
    return total
