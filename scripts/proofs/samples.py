"""Saves, positions, codes and messages as the game writes them, to be changed."""

import json
from functools import cache
from typing import Any, Final

from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from tabletop.base.rng import GUESTS, stream
from tabletop.table.codes import deal_code, game_code
from tabletop.table.integrity import Integrity
from tabletop.table.table import Table

PLIES: Final = (0, 6, 25, 60)
"""The number of answers in the games."""
TABLE_ID: Final = "0123456789abcdef"
"""The id of the table of `open_bridge`, which messages about devices name."""


def played(plies: int, **options: Any) -> Game:
    """A game some random answers on."""
    game, rng = Game(**options), stream(options["seed"], GUESTS[0])
    while game.question is not None and game.ply < plies:
        game.answer(game.question.sample(rng))
    return game


@cache
def games() -> list[Game]:
    """Games of all editions and numbers of seats; the last is over."""
    kinds = [(e, x) for e in ("first", "second") for x in (False, True)]
    begun = [
        played(plies, seats=2 + n % 3, edition=e, expansion=x, seed=n)
        for plies in PLIES
        for n, (e, x) in enumerate(kinds)
    ]
    return [*begun, Game.from_position(position(begun[4])), played(10_000, seed=5)]


def position(game: Game) -> Any:
    """A position the game has been at, a role to choose."""
    roles = (one for one, _ in game.replay() if one.asked().name == "role")
    return next(roles, game).position()


@cache
def saves() -> list[str]:
    """Saves of games and of tables, as text."""
    tables = [Table.load(SAN_JUAN, game.save()) for game in games()]
    for table in tables[::2]:
        table.integrity = Integrity(serious=True)
    made = [*(game.save() for game in games()), *(table.save() for table in tables)]
    return [json.dumps(one) for one in made]


@cache
def positions() -> list[str]:
    """Positions, whole ones and sketches, as text."""
    sketch = {
        "seats": [{"hand": ["smithy"], "buildings": ["well"]}, {"tucked": 2}],
        "round": 4,
    }
    found = [position(game) for game in games() if game.ply > 1]
    return [json.dumps(one) for one in (sketch, *found)]


@cache
def codes() -> list[str]:
    """Codes of deals and of whole games."""
    tables = [Table.load(SAN_JUAN, game.save()) for game in games()]
    written = (deal_code, game_code, game_code)
    return [write(table) for table in tables for write in written]


def device_messages() -> list[dict[str, Any]]:
    """One message of each kind about devices."""
    at, of = {"seat": 0, "ply": 0, "viewer": 0}, {"table": TABLE_ID}
    return [
        {"type": "set_apart", **of, "seats": [0]},
        {"type": "show_device", **of, "device": 1, "viewer": 0, "since": 0},
        {"type": "answer_device", **of, **at, "answer": [0]},
        {"type": "undo_device", **of, **at},
        {"type": "undo_asks", **of, "seat": 0},
        {"type": "hint_device", **of, "seat": 0, "ply": 0},
        {"type": "look_back_device", **of, "device": 1, "ply": 0, "again": True},
        {"type": "replay_device", **of, "ply": 0, "seat": 0},
        {"type": "reseat", **of, "seat": 1, "player": {"name": "", "kind": "hard"}},
    ]


@cache
def messages() -> list[str]:
    """One message of each kind, as a page sends them to the table of `open_bridge`."""
    who = [{"name": "Ada", "kind": "person"}, {"name": "", "kind": "easy"}]
    at = {"seat": 0, "ply": 0}
    new = {"type": "new", "options": {"seats": 2, "seed": 7}, "players": who}
    found: list[dict[str, Any]] = [new, {"type": "load", "text": saves()[0]}]
    found += [{"type": "answer", **at, "answer": [0]}, {"type": "hint", **at}]
    found += [{"type": "undo", "seat": 0}, {"type": "look_back"}]
    early, *_, late = saves()
    found += [{"type": "load", "text": early, "kept": late}]
    found += [{"type": "take_device", "seat": 0}, {"type": "codes"}]
    found += [{"type": kind, "code": codes()[0]} for kind in ("open_code", "read_code")]
    found += [{"type": kind, "date": "2026-11-23"} for kind in ("day", "par")]
    played = codes()[1]
    found += [{"type": kind, "code": played} for kind in ("puzzle", "play_puzzle")]
    found += [{"type": "judge", "code": played, "answer": [0]}]
    found += [{"type": "codes", "plies": [0, 1]}]
    found += device_messages()
    return [json.dumps(one) for one in found]
