"""Variations by messages: begun, left, and resumed."""

import json
from typing import Any

import pytest

from browser import bridge
from hasty import look_back_in_haste
from messages import LOOK_BACK, NEW, answer, send, table, thoughts, why
from short_game import short_game


@pytest.fixture(autouse=True)
def no_table_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)
    monkeypatch.setattr(bridge.BRIDGE._session, "mainline", None)


def wish(ply: int, seat: int = 0, level: object = None) -> dict[str, Any]:
    return {"id": 9, "type": "branch", "ply": ply, "seat": seat, "level": level}


def loaded(save: object) -> dict[str, Any]:
    return table({"type": "load", "text": json.dumps(save)})


def test_a_branch_is_open_once_it_has_begun() -> None:
    shown = table(NEW)
    reply = send(wish(0))
    assert reply["branch"]
    assert reply["table"]["save"]["branched"]["of"] == shown["save"]["id"]
    again = table(answer(reply["table"]))
    assert again["save"]["id"] == reply["table"]["save"]["id"]


def test_a_branch_that_is_refused_leaves_the_table_open() -> None:
    assert why(wish(0)) == "no_game"
    shown = table(NEW)
    assert why(wish(0, level=[])) == "no_such_level"
    assert why(wish(1)) == "no_such_moment"
    assert table(answer(shown))["save"]["id"] == shown["save"]["id"]


def test_at_the_end_of_a_game_nothing_is_to_be_tried() -> None:
    shown = loaded(short_game().save())
    assert why(wish(shown["view"]["ply"])) == "game_over"


@pytest.mark.slow
def test_the_game_that_was_come_from_keeps_its_look_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    look_back_in_haste(monkeypatch)
    save = loaded(short_game().save())["save"]
    send(LOOK_BACK)
    *_, last = thoughts()
    assert last["done"] == 1
    loaded(send(wish(0))["table"]["save"])
    send(wish(0))
    loaded(save)
    assert send(LOOK_BACK)["done"] == 1


@pytest.mark.slow
def test_loading_a_game_again_keeps_its_look_back_after_a_what_if(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    look_back_in_haste(monkeypatch)
    save = loaded(short_game().save())["save"]
    send(wish(0))
    loaded(save)
    send(LOOK_BACK)
    *_, last = thoughts()
    assert last["done"] == 1
    loaded(save)
    assert send(LOOK_BACK)["done"] == 1
