"""Count what a player builds and uses in many games against itself.

    python -m arena.usage --level hard --games 200

Each game says itself what it counts, in `arena.games`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol, cast

from arena.command import (
    add_processes,
    add_seed,
    add_table,
    asked_game,
    at_least,
    table_of,
)
from arena.crew import spread
from arena.game import ArenaGame, Options
from arena.match import A
from tabletop.table.output import put
from toolchain.steps import fail


class Counts(Protocol):
    """The counts of a game: the module `usage` of its package."""

    def play(self, level: str, options: Options, seed: int) -> Any:
        """The counts of one game of that level against itself."""
        ...

    def table(self, counted: Sequence[Any]) -> str:
        """The counts of all games, for people."""
        ...


def counts_of(game: ArenaGame) -> Counts:
    """The counts of a game; one without any ends in a sentence."""
    return cast(Counts, game.part("usage") or fail(f"{game.title} counts no use."))


def parser(game: ArenaGame) -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--level", default=A, choices=game.levels)
    made.add_argument("--games", type=at_least(1), default=1000)
    add_seed(made)
    add_processes(made)
    add_table(made, game)
    return made


def main(arguments: list[str] | None = None) -> None:
    """Play the games the command line asks for."""
    game = asked_game(arguments)
    told = parser(game).parse_args(arguments)
    counts = counts_of(game)
    work = partial(counts.play, told.level, table_of(told, game))
    deals = range(told.seed, told.seed + told.games)
    put(counts.table([*spread(work, deals, told.processes)]))


if __name__ == "__main__":
    main()
