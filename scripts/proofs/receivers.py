"""The receivers of changed saves, positions, codes and messages, at any game.

Each takes a value with a sound game, or refuses it by an error of the tree of errors.
"""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final
from unittest.mock import patch

from island_play import check as check_pieces
from proofs.invariants import complaints
from proofs.samples import TABLE_ID, new_message
from proofs.with_toys import GAMES
from tabletop.advice.review.look_back import LookBack
from tabletop.base.errors import TabletopError
from tabletop.page.bridge import Bridge
from tabletop.record.game import Game
from tabletop.table.codes import game_code, table_of
from tabletop.table.table import Table


def _check_cards(state: Any) -> None:
    wrong = list(complaints(state, Random(1)))
    assert not wrong, wrong


CHECKS: Final[Mapping[str, Callable[[Any], None]]] = {
    "sanjuan": _check_cards,
    "puerto_rico": check_pieces,
}
"""By game: whether every card or piece lies in one place."""


def check_sound(game: Game[Any]) -> None:
    """Check that each thing lies in one place, and that the game's own save loads."""
    if check := CHECKS.get(game.rules.name):
        check(game._state)
    assert type(game).load(game.save()).digest() == game.digest(), "saved otherwise"


def load_save(name: str, given: Any) -> None:
    """Load the value as a game or as a table."""
    kind = GAMES.named(name)
    if isinstance(given, dict) and given.get("format") == kind.table_format:
        check_sound(Table.load(kind, given).game)
    else:
        check_sound(kind.game.load(given))


def look_back(name: str, given: Any) -> None:
    """Prepare a look back, without any search."""
    kind = GAMES.named(name)
    LookBack(kind.game.load(given), kind.advisor)


def set_up(name: str, given: Any) -> None:
    """Set up a position."""
    check_sound(GAMES.named(name).game.from_position(given))


def open_code(name: str, code: str) -> None:
    """Open a code; its game must be sound, and have a code itself."""
    table = table_of(GAMES, code)
    check_sound(table.game)
    again = table_of(GAMES, game_code(table))
    assert again.game.digest() == table.game.digest(), "told otherwise"


def open_forged(name: str, code: str) -> None:
    """Open a code whose check an attacker has forged."""
    check = code.rpartition("~c")[2]
    with patch("tabletop.table.codes._check", return_value=check):
        open_code(name, code)


def open_bridge(name: str) -> Bridge:
    """A bridge with a game that waits for a person."""
    bridge = Bridge(GAMES)
    assert "view" in json.loads(bridge.request(json.dumps(new_message(name))))["type"]
    assert bridge.table is not None
    bridge.table.id = TABLE_ID
    return bridge


def send(name: str, text: str) -> None:
    """Send a message; raise the error of its reply, which may not change the game."""
    bridge = open_bridge(name)
    table = bridge.table
    assert table is not None
    before = table.save()
    reply = json.loads(bridge.request(text))
    if reply["type"] != "error":
        bridge.think(0)
        return
    assert bridge.table is table and table.save() == before, "the game has changed"
    raise TabletopError(reply["error"]["id"], reply["error"]["args"])


def send_value(name: str, given: Any) -> None:
    """Send the value as a message, in JSON."""
    send(name, json.dumps(given))


def send_file(name: str, text: str) -> None:
    """Send a file that a person chose."""
    send(name, json.dumps({"type": "load", "text": text}))
