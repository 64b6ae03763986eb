"""A game's part of its puzzles: its module of `puzzles.games`, by its id."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Container, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from arena.game import ArenaGame, Options, game_of
from puzzles import games
from tabletop.table.registry import Registry
from toolchain.steps import fail


class PuzzleGame(NamedTuple):
    """A game whose decisions become puzzles.

    The `level` plays games of the `sets` of options in turn. Puzzles at the `common`
    stages get no bonus, those at `dull` ones are none; `hides_enough` says whether the
    worlds that fit a view differ enough. `tries` are the numbers of answers of levels
    that think little, which tell the grade. `page` is the file of the page, `wanted`
    the number of its puzzles.
    """

    id: str
    level: str
    sets: Sequence[Options]
    common: Container[int]
    dull: Container[int]
    hides_enough: Callable[[Any], bool]
    tries: Mapping[str, int]
    page: Path
    wanted: int

    @property
    def entry(self) -> ArenaGame:
        """The game."""
        return game_of(self.id)

    def options_of(self, number: int) -> Options:
        """The options of the game of that number."""
        return self.sets[number % len(self.sets)]

    def seats(self) -> list[int]:
        """The numbers of seats of its games."""
        return sorted({one["seats"] for one in self.sets})


def ids() -> list[str]:
    """The games with puzzles."""
    return [module.name for module in pkgutil.iter_modules(games.__path__)]


def puzzles_of(id: str) -> PuzzleGame:
    """The puzzles of that game; one without any ends in a sentence."""
    if id not in ids():
        fail(f"The game “{id}” has no puzzles: {', '.join(ids())} have.")
    found: PuzzleGame = import_module(f"puzzles.games.{id}").PUZZLES
    return found


def registry() -> Registry:
    """All games with puzzles, for their codes."""
    return Registry(*(game_of(id).type for id in ids()))
