"""A game as the arena plays it; each has a module in `arena.games`, named by its id."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias

from arena import games
from tabletop.bots.players import Player
from tabletop.rules.game_def import GameDef
from tabletop.table.registry import GameType
from toolchain.games import GAMES
from toolchain.steps import fail

FIRST: Final = GAMES[0].id
"""The game of a command that names none."""

Makes: TypeAlias = Callable[[str, int | None], Player[Any]]
"""Makes the player of a level, with a number of iterations if it searches."""


class ArenaGame(NamedTuple):
    """A game: its id, its entry for tables, and the function that makes its players."""

    id: str
    type: GameType[Any, Any]
    player: Makes

    @property
    def rules(self) -> GameDef[Any]:
        """Its rules."""
        rules: GameDef[Any] = self.type.game.rules
        return rules

    @property
    def levels(self) -> list[str]:
        """Its levels, the weakest first."""
        return [*self.type.levels]


def ids() -> list[str]:
    """The ids of all games, the first game first."""
    found = [module.name for module in pkgutil.iter_modules(games.__path__)]
    return sorted(found, key=lambda id: (id != FIRST, id))


def game_of(id: str = FIRST) -> ArenaGame:
    """The game of that id; one there is not ends in a sentence."""
    if id not in ids():
        fail(f"There is no game “{id}”: there are {', '.join(ids())}.")
    found: ArenaGame = import_module(f"arena.games.{id}").GAME
    return found
