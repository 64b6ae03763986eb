"""The words of each game of the site: of its questions, events, parts and options."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, get_args

from toolchain.games import GAMES

ORDINARY: Final = {
    *("archive", "built", "card", "cover", "ends", "fields", "guarded", "guest"),
    *("hand", "keep", "kept", "library", "load", "loaded", "mine", "moved", "numbers"),
    *(
        "offer",
        "passed",
        "place",
        "placed",
        "revealed",
        "rivals",
        "role",
        "scored",
        "scores",
    ),
    *("settled", "stored", "tile", "won", "game_over"),
}
"""Names of parts that are words for anything, too: code of the house may hold them."""
WORD: Final = re.compile(r"[A-Za-z_]+")


def words_in(texts: Iterable[str]) -> set[str]:
    """The names of parts and options of games in some code, but for ordinary words."""
    words = {word for text in texts for word in WORD.findall(text)}
    return words & (told() | options()) - ORDINARY


@cache
def parts_of(id: str) -> set[str]:
    """The names of questions, events, roles, goods, tiles and buildings of a game."""
    (game,) = [one for one in GAMES if one.id == id]
    return {*_parts(game.catalogue()), *_events(game.name)}


def _events(package: str) -> Iterator[str]:
    """The names of its events, which are no part of a catalogue."""
    knowledge = import_module(f"{package}.knowledge")
    for module in iter_modules(knowledge.__path__, f"{knowledge.__name__}."):
        yield from get_args(getattr(import_module(module.name), "EventName", None))


def _parts(known: Any) -> Iterator[str]:
    yield from known["asked"]
    yield from known["roles"]
    yield from known["goods"]
    yield from (tile for tile in known["tiles"] if len(tile) > 1)
    yield from (building["id"] for building in known["buildings"])


@cache
def told() -> set[str]:
    """The names of the parts of any game."""
    return set().union(*(parts_of(game.id) for game in GAMES))


@cache
def options() -> set[str]:
    """The names of the options of any game, and of their sets."""
    declared = [one for game in GAMES for one in game.catalogue()["options"]]
    return {*(str(one["name"]) for one in declared), *_sets(declared)}


def _sets(declared: Any) -> Iterator[str]:
    for one in declared:
        yield from (value for value in one.get("values", ()) if "_" in str(value))
