"""Makes entrants: a level, a player of the pool, `module:Class`, or a file `bot.py`.

`@` and a number after the name fix the iterations of a player that searches.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import signature

import sanjuan
from arena import pool
from arena.guest import FILE, Guest
from arena.guest_process import public_players
from sanjuan.ai import LEVELS
from toolchain.steps import fail

Maker = Callable[..., sanjuan.Player]


@cache
def frozen() -> dict[str, type[sanjuan.Player]]:
    """The players of the pool by name."""
    modules = pkgutil.iter_modules(pool.__path__)
    return {
        _snake(found.__name__): found
        for module in modules
        for found in public_players(import_module(f"arena.pool.{module.name}"))
    }


def at_a_glance() -> list[str]:
    """The players of the pool that do not look ahead: thousands of games are quick."""
    return [name for name, made in frozen().items() if not issubclass(made, Guest)]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def names() -> list[str]:
    """Every name that stands for a player, weakest levels first, then the pool."""
    return [*LEVELS, *frozen()]


def entrant(name: str) -> sanjuan.Player:
    """A new player of that name; one there is not ends in a sentence."""
    if FILE.fullmatch(name):
        return Guest(name)
    plain, _, iterations = name.partition("@")
    if iterations and not (iterations.isdecimal() and int(iterations)):
        fail(f"“{name}” says no number of iterations: write {plain}@200.")
    number = int(iterations) if iterations else None
    if plain in LEVELS:
        return sanjuan.player(plain, number)
    maker: Maker = frozen().get(plain) or _own(plain)
    if number and not _takes(maker, number):
        fail(f"{plain} takes no number of iterations.")
    made = maker(number) if number else maker()
    if not isinstance(made, sanjuan.Player):
        fail(f"{name} is no subclass of sanjuan.Player.")
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


def _own(name: str) -> type[sanjuan.Player]:
    """The class of a `module:Class`."""
    module, colon, made = name.partition(":")
    if not colon:
        fail(f"There is no player “{name}”: there are {', '.join(names())}.")
    try:
        found: type[sanjuan.Player] = getattr(import_module(module), made)
    except (ImportError, AttributeError) as error:
        fail(f"“{name}” cannot be loaded: {error}.")
    return found
