"""A refused message leaves the table, its devices and all thinking as they were."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

import pytest
from every_game import GAMES, KINDS

from proofs.samples import TABLE_ID, messages, new_message
from tabletop.page.bridge import Bridge
from tabletop.page.log import Log
from tabletop.record.game import Game
from tabletop.table.registry import Registry
from tabletop.table.table import Table

WRONG: Final = (None, True, -1, 99, "x", [None])
OURS: Final = ("tabletop.page", "tabletop.table", "tabletop.advice.review")
NAMES: Final = [kind.name for kind in KINDS]


def parts_of(value: Any) -> Mapping[str, Any]:
    """The attributes of an object; a log's `since` is a claim of the page alone."""
    slots = [
        name for kind in type(value).__mro__ for name in vars(kind).get("__slots__", ())
    ]
    names = {**getattr(value, "__dict__", {}), **dict.fromkeys(slots)}
    return {
        name: getattr(value, name, None)
        for name in names
        if not (isinstance(value, Log) and name == "_since")
    }


def state_of(value: Any, seen: tuple[int, ...] = ()) -> Any:
    """Everything that a bridge holds, as values that can be compared."""
    if isinstance(value, Game):
        return [*value.answers], value.seed
    if id(value) in seen or callable(value) or isinstance(value, Registry):
        return None
    inside = (*seen, id(value))
    if isinstance(value, Mapping):
        return {str(key): state_of(one, inside) for key, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [state_of(one, inside) for one in value]
    if type(value).__module__.startswith(OURS):
        parts = {name: state_of(one, inside) for name, one in parts_of(value).items()}
        return {"is": type(value).__name__, **parts}
    plain = isinstance(value, str | int | float | None)
    return value if plain else type(value).__name__


def spoilt(text: str) -> Iterator[str]:
    """The message with a wrong value at each key, without it, and as another type."""
    message = json.loads(text)
    for key in message:
        without = {name: one for name, one in message.items() if name != key}
        yield json.dumps(without)
        yield from (json.dumps({**message, key: one}) for one in WRONG)
    if "again" not in message:
        yield json.dumps({**message, "again": 7, "since": -1})


def send(bridge: Bridge, message: object) -> Any:
    """The reply to a message."""
    text = message if isinstance(message, str) else json.dumps(message)
    return json.loads(bridge.request(text))


@cache
def saved(name: str, is_over: bool) -> Any:
    """The save of a table of people, at its beginning or at its end."""
    begun, rng = new_message(name), Random(1)
    players = [{**one, "kind": "person"} for one in begun["players"]]
    table = Table.new(GAMES.named(name), begun["options"], players, False)
    while is_over and table.game.question:
        table.game.answer(table.game.question.sample(rng))
    return table.save()


def at_table(name: str, moment: str) -> Bridge:
    """A bridge whose people all have own phones but the first, at that moment."""
    bridge = Bridge(GAMES)
    if moment != "without a table":
        save = saved(name, moment == "over")
        bridge.table = table = Table.load(GAMES.named(name), save)
        table.id = TABLE_ID
        table.hotseat.set_apart(range(1, table.game.seats))
    send(bridge, {"type": "none"})  # the lazy modules are there
    return bridge


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "moment"), [*product(NAMES, ("without a table", "begun", "over"))]
)
def test_a_refused_message_changes_nothing(name: str, moment: str) -> None:
    bridge = at_table(name, moment)
    for sample in messages(name):
        for text in (*spoilt(sample), sample):
            before = state_of(bridge)
            if send(bridge, text)["type"] == "error":
                assert state_of(bridge) == before, text
            else:
                bridge = at_table(name, moment)


def test_the_state_of_a_bridge_has_a_look_back_and_the_devices() -> None:
    bridge = at_table("duel", "over")
    at = {"table": TABLE_ID, "device": 1}
    before = state_of(bridge)
    assert send(bridge, {"type": "show_device", **at, "viewer": 1})["type"] == "shown"
    shown = state_of(bridge)
    assert send(bridge, {"type": "look_back_device", **at})["type"] == "found"
    assert before != shown != state_of(bridge)
