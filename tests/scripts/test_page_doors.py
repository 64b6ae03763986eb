"""The page's handling of valid and invalid input from outside, at every game."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, islice, product, repeat
from typing import Any, Final

import pytest

from proofs.mutations import places
from proofs.page_doors import (
    Unheard,
    bring_back,
    bring_back_value,
    find_stored,
    go_to,
    hear,
)
from proofs.page_samples import (
    addresses,
    backup_of,
    backups,
    host_messages,
    records,
)
from proofs.with_toys import GAMES, KINDS

ALL: Final = [kind.name for kind in KINDS]
every_game: Final = pytest.mark.parametrize("game", ALL)


@every_game
def test_every_sound_message_is_heard(game: str) -> None:
    for text in host_messages(game):
        hear(game, json.loads(text))


@every_game
@pytest.mark.parametrize(
    "change", [{"v": 2}, {"id": float("nan")}, {"type": "toString"}, {"data": []}]
)
def test_a_message_of_another_shape_is_refused_by_a_reason(
    game: str, change: Any
) -> None:
    sound = json.loads(host_messages(game)[0])
    with pytest.raises(Unheard, match="it"):
        hear(game, {**sound, **change})


@every_game
def test_every_sound_address_begins_a_game(game: str) -> None:
    for text in addresses(game):
        go_to(game, text)


@every_game
def test_what_is_wrong_in_an_address_is_told(game: str) -> None:
    with pytest.raises(Unheard, match="cannot use"):
        go_to(game, "seats=9")


@every_game
def test_a_backup_is_drawn(game: str) -> None:
    for text in backups(game):
        bring_back(game, text)


ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 7, -1, 0.5, 2**53, 8_640_000_000_000_001, 1e308, [], {}, ""),
    *("x" * 999, "x", [7], [True], ["x"], [["x"]], {"0": "x"}, [None], [{}], "first"),
    *("\u2069\u202eevil", "\u2800\u3164", "__proto__", "toString", {"valueOf": 1}),
    *([1] * 201, {"a": {"b": []}}, {"__proto__": 1, "toString": 2}, "2026-12-00"),
    *(["__proto__"], ["constructor"], {"join": 1}, {"map": []}, {"length": 2}),
)


def odd_ones(value: Any) -> Iterator[Any]:
    """Copies of the value, one for each field and each odd value."""
    text = json.dumps(value)
    for number, odd in product(range(len(places(value))), ODD):
        given = json.loads(text)
        holder, key = places(given)[number]
        holder[key] = odd
        yield given


def with_odd_options(game: str, record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Copies of a record: each declared option is absent once, and has each odd value.

    The last copies have an option that no game declares, and odd values as options.
    """
    names = [one.name for one in GAMES.named(game).game.rules.options]
    own = record["options"]
    for name, odd in product([*names, "of_a_later_version", "__proto__"], ODD):
        yield {**record, "options": {**own, name: odd}}
    for name in own:
        yield {**record, "options": {n: own[n] for n in own if n != name}}
    yield from ({**record, "options": odd} for odd in ODD)


def numbered(ones: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """Records of finished games with ids of their own, and without their saves."""
    return [
        {**one, "id": f"game-{n}", "when": n, "save": ""} for n, one in enumerate(ones)
    ]


SOUND: Final = 12
"""Games enough for all of statistics."""


@every_game
def test_an_odd_option_of_a_finished_game_closes_nothing(game: str) -> None:
    """Whether a backup brings the record, or an earlier version has stored it."""
    one = records(game)["finished"]
    all_ones = numbered(chain(repeat(one, SOUND), with_odd_options(game, one)))
    bring_back_value(game, backup_of(game, all_ones, []))
    assert find_stored(game, {"games": all_ones, "open": []}) >= SOUND


@every_game
def test_an_option_that_a_finished_game_lacks_has_its_usual_value(game: str) -> None:
    one = records(game)["finished"]
    lacking = numbered(iter([{**one, "options": {}}]))
    assert find_stored(game, {"games": lacking, "open": []}) == 1


@every_game
def test_an_odd_option_of_an_open_game_closes_nothing(game: str) -> None:
    odd = [*with_odd_options(game, records(game)["table"])]
    bring_back_value(game, backup_of(game, [], odd))
    find_stored(game, {"games": [], "open": odd})


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("of", ["finished", "tables"])
def test_every_field_of_a_kept_game_may_be_odd(game: str, of: str) -> None:
    kept = {**json.loads(backups(game)[0])[of][0], "save": ""}
    given = {"finished": [], "tables": [], of: [*odd_ones(kept)]}
    bring_back_value(game, backup_of(game, **given))


@pytest.mark.slow
@every_game
def test_any_other_field_of_a_backup_may_be_odd(game: str) -> None:
    for given in islice(odd_ones(json.loads(backups(game)[2])), 0, None, 17):
        with suppress(Unheard):
            bring_back_value(game, given)


@every_game
@pytest.mark.parametrize(
    "day", ["2026-11-99", "2026-12-00", "0000-00-00", "9999-12-31"]
)
def test_a_day_of_a_backup_may_be_none(game: str, day: str) -> None:
    given = json.loads(backups(game)[0])
    own = given if "days" in given else given["games"][game]
    (played,) = own["days"]["days"].values()
    own["days"]["days"] = {day: played}
    bring_back_value(game, given)


@every_game
def test_a_name_in_a_backup_turns_nothing(game: str) -> None:
    given = json.loads(backups(game)[0])
    for table in given["tables"]:
        table["players"][0]["name"] = "\u2069\u202eevil\u200b"
    for finished in given["finished"]:
        finished["seats"][0]["name"] = "\u2069\u202eevil\u200b"
    bring_back_value(game, given)
