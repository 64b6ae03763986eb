"""A host thinks for other devices: hints, the look back, the replay."""

import json
from typing import Any

import pytest
from hosting import Host, two_phones

from short_game import short_game
from table_people import table as at_table
from tabletop.advice.review import report


def hint(host: Host, seat: int = 1) -> Any:
    """The hint for that seat, thought to its end."""
    for _ in range(400):
        found = host.ask("hint_device", seat=seat, ply=host.game.ply)
        if found["type"] == "error" or found["done"] == 1:
            return found
    raise AssertionError("this hint does not end")


@pytest.fixture
def asked() -> Host:
    """A host that asks an own phone."""
    host = two_phones()
    host.reach(1)
    return host


@pytest.fixture
def ended() -> Host:
    """A host whose game is over."""
    host = two_phones()
    table = at_table("person", "person", game=short_game())
    host.id = table.id
    host.say({"type": "load", "text": json.dumps(table.save())})
    return host


def test_a_hint_for_a_device_comes_in_slices_and_ends_with_its_answers(
    asked: Host,
) -> None:
    first = asked.ask("hint_device", seat=1, ply=asked.game.ply)
    assert first["type"] == "hinted" and first["done"] < 1 and not first["advice"]
    assert hint(asked)["advice"]


def test_a_hint_for_a_device_does_not_show_on_the_page_of_the_host(asked: Host) -> None:
    hint(asked)
    assert asked.news() is None
    assert asked.bridge.table and asked.bridge.table.hint is None


def test_only_the_seat_that_is_asked_and_has_a_phone_gets_a_hint(asked: Host) -> None:
    assert hint(asked, 2)["error"]["id"] == "wrong_seat"
    asked.reach(0)
    assert hint(asked, 0)["error"]["id"] == "other_device"


def test_a_strict_game_has_no_hints_at_a_device() -> None:
    host = two_phones(serious=True)
    host.reach(1)
    assert hint(host)["error"]["id"] == "serious_game"


def test_each_device_gets_every_finding_of_a_look_back_once(
    ended: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "ITERATIONS", 8)
    found: dict[int, list[int]] = {1: [], 2: []}
    done = 0.0
    while done < 1:
        for device, plies in found.items():
            told = ended.ask("look_back_device", device=device)
            plies += [one["ply"] for one in told["decisions"]]
        done = told["done"]
    last = ended.ask("look_back_device", device=1)
    found[1] += [one["ply"] for one in last["decisions"]]
    assert sorted(found[1]) == sorted(found[2]) == [*range(last["of"])]
    again = ended.ask("look_back_device", device=1, again=True)
    assert len(again["decisions"]) == last["of"]


def test_a_device_sees_each_moment_of_a_game_that_is_over_without_its_save(
    ended: Host,
) -> None:
    moment = ended.ask("replay_device", ply=2, seat=1)
    assert moment["type"] == "moment" and moment["table"]["save"] == {"id": ended.id}
    assert moment["ply"] == 2 and moment["decided"]["answer"]


def test_neither_look_back_nor_replay_comes_before_the_end(asked: Host) -> None:
    assert asked.why("look_back_device", device=1) == "not_over"
    assert asked.why("replay_device", ply=0, seat=1) == "not_over"
