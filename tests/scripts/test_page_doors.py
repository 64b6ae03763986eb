"""The page's handling of valid and invalid messages and addresses."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, product
from typing import Any, Final

import pytest

from proofs.mutations import places
from proofs.page_doors import (
    Unheard,
    addresses,
    backups,
    bring_back,
    bring_back_value,
    go_to,
    hear,
    host_messages,
)

SOUND: Any = json.loads(host_messages()[0])


def test_every_sound_message_is_heard() -> None:
    for text in host_messages():
        hear(json.loads(text))


@pytest.mark.parametrize(
    "change", [{"v": 2}, {"id": float("nan")}, {"type": "toString"}, {"data": []}]
)
def test_a_message_of_another_shape_is_refused_by_a_reason(change: Any) -> None:
    with pytest.raises(Unheard, match="it"):
        hear({**SOUND, **change})


def test_every_sound_address_begins_a_game() -> None:
    for text in addresses():
        go_to(text)


def test_what_is_wrong_in_an_address_is_told() -> None:
    with pytest.raises(Unheard, match="cannot use"):
        go_to("seats=5")


def test_a_backup_is_drawn() -> None:
    for text in backups():
        bring_back(text)


ODD: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0.5, 2**53, 8_640_000_000_000_001, 1e308, [], {}, "", "x" * 999),
    *("\u2069\u202eevil", "\u2800\u3164", "__proto__", "toString", {"valueOf": 1}),
    *([1] * 201, {"a": {"b": []}}, {"__proto__": 1, "toString": 2}, "2026-12-00"),
)


def odd_ones(value: Any) -> Iterator[Any]:
    """Copies of the value, one for each field and each odd value."""
    text = json.dumps(value)
    for number, odd in product(range(len(places(value))), ODD):
        given = json.loads(text)
        holder, key = places(given)[number]
        holder[key] = odd
        yield given


@pytest.mark.slow
@pytest.mark.parametrize("of", ["finished", "tables"])
def test_every_field_of_a_kept_game_may_be_odd(of: str) -> None:
    kept = json.loads(backups()[0])
    bring_back_value({**kept, of: [*odd_ones(kept[of][0])]})


@pytest.mark.slow
def test_any_other_field_of_a_backup_may_be_odd() -> None:
    for given in islice(odd_ones(json.loads(backups()[1])), 0, None, 7):
        with suppress(Unheard):
            bring_back_value(given)


@pytest.mark.parametrize(
    "day", ["2026-11-99", "2026-12-00", "0000-00-00", "9999-12-31"]
)
def test_a_day_of_a_backup_may_be_none(day: str) -> None:
    given = json.loads(backups()[0])
    (played,) = given["days"]["days"].values()
    given["days"]["days"] = {day: played}
    bring_back_value(given)


def test_a_name_in_a_backup_turns_nothing() -> None:
    given = json.loads(backups()[0])
    for table in given["tables"]:
        table["players"][0]["name"] = "\u2069\u202eevil\u200b"
    for game in given["finished"]:
        game["seats"][0]["name"] = "\u2069\u202eevil\u200b"
    bring_back_value(given)
