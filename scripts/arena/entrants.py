"""Makes entrants: a level, a player of the pool, `module:Class`, or a file `bot.py`.

`@` and a number after the name fix the iterations of a player that searches.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any, TypeAlias

from arena.game import ArenaGame
from arena.guest import FILE, Guest
from arena.guest_process import public_players
from tabletop.bots.players import Player
from toolchain.steps import fail

Entrant: TypeAlias = Player[Any]
Maker: TypeAlias = Callable[..., Entrant]


def pool(game: ArenaGame) -> dict[str, type[Entrant]]:
    """The frozen players of a game by name."""
    return _pool(f"arena.pool.{game.id}")


@cache
def _pool(package: str) -> dict[str, type[Entrant]]:
    spec = find_spec(package)
    places = (spec and spec.submodule_search_locations) or []
    return {
        _snake(found.__name__): found
        for module in pkgutil.iter_modules(places)
        for found in public_players(import_module(f"{package}.{module.name}"))
    }


def at_a_glance(game: ArenaGame) -> list[str]:
    """The players of the pool that do not look ahead: thousands of games are quick."""
    return [name for name, made in pool(game).items() if not issubclass(made, Guest)]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def names(game: ArenaGame) -> list[str]:
    """Every name that stands for a player, weakest levels first, then the pool."""
    return [*game.levels, *pool(game)]


def entrant(name: str, game: ArenaGame) -> Entrant:
    """A new player of that name; one there is not ends in a sentence."""
    if FILE.fullmatch(name):
        return Guest(name, game.rules)
    plain, _, iterations = name.partition("@")
    if iterations and not (iterations.isdecimal() and int(iterations)):
        fail(f"“{name}” says no number of iterations: write {plain}@200.")
    number = int(iterations) if iterations else None
    if plain in game.levels:
        return game.player(plain, number)
    maker: Maker = pool(game).get(plain) or _own(plain, game)
    if number and not _takes(maker, number):
        fail(f"{plain} takes no number of iterations.")
    made = maker(number) if number else maker()
    if not isinstance(made, Player):
        fail(f"{name} is no subclass of {game.rules.name}.Player.")
    return made


def _takes(maker: Maker, number: int) -> bool:
    try:
        signature(maker).bind(number)
    except TypeError:
        return False
    return True


def module_of(name: str) -> str:
    """The module of a `module:Class`; of any other player nothing."""
    module, colon, _ = name.partition(":")
    return module if colon and not FILE.fullmatch(name) else ""


def _own(name: str, game: ArenaGame) -> type[Entrant]:
    """The class of a `module:Class`."""
    module, colon, made = name.partition(":")
    if not colon:
        fail(f"There is no player “{name}”: there are {', '.join(names(game))}.")
    try:
        found: type[Entrant] = getattr(import_module(module), made)
    except (ImportError, AttributeError) as error:
        fail(f"“{name}” cannot be loaded: {error}.")
    return found
