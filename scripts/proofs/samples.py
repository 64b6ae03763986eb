"""Saves, positions, codes and messages as any game writes them, to be changed.

Random games make all of them, so a game has its samples by being in the registry.
"""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from proofs.with_toys import GAMES, random_options
from tabletop.base.errors import PositionError
from tabletop.base.rng import GUESTS, stream
from tabletop.rules.options import SEED
from tabletop.table.codes import deal_code, game_code
from tabletop.table.integrity import Integrity
from tabletop.table.registry import GameType
from tabletop.table.seating import PERSON
from tabletop.table.table import Table

AnyTable: TypeAlias = Table[Any, Any]

PLIES: Final = (0, 6, 25, 60)
"""The number of answers in the games."""
KINDS: Final = 4
"""The sets of options of games of each length."""
WHOLE: Final = 10_000
TABLE_ID: Final = "0123456789abcdef"
"""The id of the table of `open_bridge`, which messages about devices name."""


def played(table: AnyTable, plies: int) -> AnyTable:
    """The table some random answers on."""
    game, rng = table.game, stream(table.game.seed, GUESTS[0])
    while game.question is not None and game.ply < plies:
        game.answer(game.question.sample(rng))
    return table


def usual(name: str, seed: int = 7, *, serious: bool = False) -> AnyTable:
    """A new table of a game with its usual options: a person and computer players."""
    return _begun(GAMES.named(name), {SEED: seed}, serious)


def _begun(
    kind: GameType[Any, Any], options: dict[str, object], serious: bool = False
) -> AnyTable:
    rivals, weakest = kind.new(options).seats - 1, next(iter(kind.levels))
    players = [{"name": "Ada", "kind": PERSON}, *[{"kind": weakest}] * rivals]
    return Table.new(kind, options, players, serious)


@cache
def tables(name: str) -> list[AnyTable]:
    """Tables of many options and numbers of seats; the last is over."""
    kind = GAMES.named(name)
    sets = [dict(random_options(kind, Random(n))) for n in range(KINDS)]
    begun = [played(_begun(kind, one), plies) for plies in PLIES for one in sets]
    found = _position(begun[KINDS].game)
    set_up = [] if found is None else [kind.game.from_position(found)]
    over = played(usual(name, 5), WHOLE)
    return [*begun, *(Table.load(kind, game.save()) for game in set_up), over]


def _position(game: Any) -> Any:
    """The first position of the game that can be set up; None: it knows none."""
    if not hasattr(game, "from_position"):
        return None
    moments = (moment.position() for moment, _ in game.replay())
    return next((one for one in moments if _can_set_up(game, one)), None)


def _can_set_up(game: Any, position: Any) -> bool:
    try:
        game.from_position(position)
    except PositionError:
        return False
    return True


def _sketched(game: Any, position: Any) -> Any:
    """The position without the keys that may be left out."""
    sketch = dict(position)
    for key in position:
        without = {name: one for name, one in sketch.items() if name != key}
        sketch = without if _can_set_up(game, without) else sketch
    return sketch


@cache
def saves(name: str) -> list[str]:
    """Saves of games and of tables, as text."""
    loaded = [Table.load(one.game_type, one.game.save()) for one in tables(name)]
    for table in loaded[::2]:
        table.integrity = Integrity(serious=True)
    made = [*(one.game.save() for one in loaded), *(one.save() for one in loaded)]
    return [json.dumps(one) for one in made]


@cache
def positions(name: str) -> list[str]:
    """Positions, whole ones and sketches, as text; none of a game without positions."""
    games = [one.game for one in tables(name) if one.game.ply > 1]
    whole = [(game, one) for game in games if (one := _position(game)) is not None]
    sketches = [_sketched(*one) for one in whole[:3]]
    return [json.dumps(one) for one in (*sketches, *(one for _, one in whole))]


@cache
def codes(name: str) -> list[str]:
    """Codes of deals and of whole games."""
    written = (deal_code, game_code, game_code)
    return [write(table) for table in tables(name) for write in written]


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
        {"type": "reseat", **of, "seat": 1, "player": {"name": "", "kind": PERSON}},
    ]


def new_message(name: str) -> dict[str, Any]:
    """The message that begins the table of `open_bridge`."""
    players = [one.facts() for one in usual(name).seating]
    options = {"seats": len(players), SEED: 7}
    return {"type": "new", "game": name, "options": options, "players": players}


@cache
def messages(name: str) -> list[str]:
    """One message of each kind, as a page sends them to the table of `open_bridge`."""
    return [json.dumps(one) for one in (*_at_table(name), *device_messages())]


def _at_table(name: str) -> Iterator[dict[str, Any]]:
    at, (early, *_, late) = {"seat": 0, "ply": 0}, saves(name)
    dealt, played = codes(name)[:2]
    yield new_message(name)
    yield {"type": "load", "text": early}
    yield {"type": "load", "text": early, "kept": late}
    yield {"type": "answer", **at, "answer": [0]}
    yield {"type": "hint", **at}
    yield {"type": "undo", "seat": 0}
    yield {"type": "look_back"}
    yield {"type": "take_device", "seat": 0}
    yield from ({"type": kind, "code": dealt} for kind in ("open_code", "read_code"))
    dated = {"game": name, "date": "2026-11-23"}
    yield from ({"type": kind, **dated} for kind in ("day", "par"))
    yield from ({"type": kind, "code": played} for kind in ("puzzle", "play_puzzle"))
    yield {"type": "judge", "code": played, "answer": [0]}
    yield {"type": "codes"}
    yield {"type": "codes", "plies": [0, 1]}
