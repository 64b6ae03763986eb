"""Messages that cannot be followed: the reply is an error, and nothing changes."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser import bridge
from messages import (
    COMPUTER,
    HINT,
    LOOK_BACK,
    NEW,
    PERSON,
    Reply,
    answer,
    send,
    table,
    why,
)
from strategies import json_values, spoilt

UNDO = {"type": "undo", "seat": 0}
ANSWER = {"type": "answer", "ply": 0, "seat": 0, "answer": [0]}


@pytest.fixture(autouse=True)
def no_table_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "null", "[]", "7", '"new"', "{}", '{"type":"stop"}'),
        *('{"type":["new"]}', "9" * 5000),
    ],
)
def test_what_is_no_message_is_answered_with_an_error(text: str) -> None:
    reply = json.loads(bridge.request(text))
    assert reply == {"type": "error", "error": {"id": "bad_message", "args": {}}}


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('{"type":NaN}', "bad_number"),
        ('{"type":"new","x":1e999}', "bad_number"),
        ("[" * 5000, "too_deep"),
        ('"' + "x" * 3_000_000, "too_large"),
    ],
    ids=["no number", "infinity", "deep", "large"],
)
def test_a_message_is_measured_before_it_is_read(text: str, id: str) -> None:
    reply = json.loads(bridge.request(text))
    assert reply == {"type": "error", "error": {"id": id, "args": {}}}


@pytest.mark.parametrize("kind", ["answer", "undo", "hint", "look_back"])
def test_before_a_game_there_is_nothing_to_answer_or_undo(kind: str) -> None:
    assert why({"type": kind, "seat": 0, "ply": 0, "answer": [0]}) == "no_game"


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"options": None}, "bad_message"),
        ({"options": {"seats": 1}}, "bad_seats"),
        ({"options": {"seats": 2, "edition": "third"}}, "bad_edition"),
        ({"options": {"seats": 2, "choose_four": 1}}, "bad_switch"),
        ({"options": {"seats": 2, "seed": "x"}}, "bad_seed"),
        ({"serious": 1}, "bad_switch"),
        ({"options": {"seats": 2, "colour": "red"}}, "no_such_option_name"),
        ({"players": None}, "bad_players"),
        ({"players": [PERSON]}, "bad_players"),
        ({"players": [PERSON, "Diego"]}, "bad_player"),
        ({"players": [PERSON, {"name": 3, "kind": "person"}]}, "bad_name"),
        ({"players": [PERSON, {"name": "x" * 41, "kind": "person"}]}, "bad_name"),
        ({"players": [PERSON, {"name": "x", "kind": "oracle"}]}, "no_such_level"),
        ({"players": [PERSON, {"name": "x"}]}, "no_such_level"),
    ],
)
def test_a_new_game_that_cannot_be_is_refused(change: Reply, id: str) -> None:
    assert why({**NEW, **change}) == id


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"ply": 1}, "stale_answer"),
        ({"seat": 1}, "not_a_person"),
        ({"seat": True}, "bad_message"),
        ({"ply": None}, "bad_message"),
        ({"answer": None}, "not_an_answer"),
        ({"answer": ["0"]}, "not_an_answer"),
        ({"answer": []}, "too_few"),
        ({"answer": [0, 1]}, "too_many"),
        ({"answer": [7]}, "not_offered"),
    ],
)
def test_a_bad_answer_changes_nothing(change: Reply, id: str) -> None:
    shown = table(NEW)
    assert why({**answer(shown), **change}) == id
    assert table(answer(shown))["view"]["ply"] == 1


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"ply": 1}, "stale_answer"),
        ({"ply": True}, "bad_message"),
        ({"seat": None}, "bad_message"),
        ({"seat": 1}, "not_a_person"),
    ],
)
def test_a_hint_is_only_for_the_question_that_is_asked(change: Reply, id: str) -> None:
    send(NEW)
    assert why({**HINT, **change}) == id
    assert bridge.think(50) == ""


def test_a_game_that_goes_on_is_not_looked_back_on() -> None:
    shown = table(NEW)
    assert why(LOOK_BACK) == "not_over"
    assert bridge.think(50) == ""
    assert table(answer(shown))["view"]["ply"] == 1


def test_an_answer_for_a_computer_is_refused_when_it_is_asked() -> None:
    shown = table({**NEW, "players": [COMPUTER, PERSON]})
    message = {"type": "answer", "ply": 0, "seat": 0, "answer": [0]}
    assert why(message) == "not_a_person"
    assert shown["viewer"] == 1


@pytest.mark.parametrize("seat", [None, "0", 0.0, True])
def test_undo_names_a_seat(seat: Any) -> None:
    send(NEW)
    assert why({"type": "undo", "seat": seat}) == "bad_message"


def test_undo_without_a_decision_is_refused() -> None:
    send(NEW)
    assert why(UNDO) == "nothing_to_undo"


@pytest.mark.parametrize("seat", [1, -1, 9])
def test_nobody_undoes_for_a_seat_where_no_person_sits(seat: int) -> None:
    send({**NEW, "players": [PERSON, COMPUTER]})
    assert why({"type": "undo", "seat": seat}) == "not_a_person"


@pytest.mark.parametrize("message", [HINT, UNDO])
def test_a_serious_game_has_neither_undo_nor_hints(message: Reply) -> None:
    shown = table({**NEW, "serious": True})
    assert shown["serious"]
    send(answer(shown))
    assert why(message) == "serious_game"


@pytest.mark.parametrize("text", [None, 3, "", "{", "[]", "null"])
def test_what_is_no_save_is_refused_and_the_game_goes_on(text: Any) -> None:
    shown = table(NEW)
    assert why({"type": "load", "text": text}) == "not_a_save"
    assert why({"type": "load"}) == "not_a_save"
    assert table(answer(shown))["view"]["ply"] == 1


@pytest.mark.parametrize(
    ("text", "id"),
    [("[" * 2600, "too_deep"), (" " * 1_000_001, "too_large")],
    ids=["deep", "large"],
)
def test_a_file_is_measured_before_it_is_read(text: str, id: str) -> None:
    shown = table(NEW)
    assert why({"type": "load", "text": text}) == id
    assert table(answer(shown))["view"]["ply"] == 1


def test_a_version_of_4200_digits_is_a_number_no_save_has() -> None:
    save = '{"format": "sanjuan-game", "version": ' + "9" * 4200 + "}"
    assert why({"type": "load", "text": save}) == "bad_number"


@pytest.mark.parametrize("lost", [1, 30, 200])
def test_a_save_that_lost_its_end_is_called_damaged(lost: int) -> None:
    text = json.dumps(table(NEW)["save"])[:-lost]
    assert why({"type": "load", "text": text}) == "damaged_save"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"format": "sanjuan-table", "id": "5f2a7c01', "id"),
        ('{"format": "sanjuan-table", "id": ?, "salt": ""}', "id"),
        ('{"format": "sanjuan-table", "id": ' + "9" * 5000 + "}", "id"),
        ('"sanjuan-table"?', "format"),
    ],
    ids=["cut", "no value", "endless number", "no key"],
)
def test_a_save_that_is_no_json_says_after_which_key(text: str, key: str) -> None:
    reply = send({"type": "load", "text": text})
    assert reply["error"] == {"id": "damaged_save", "args": {"key": key}}


@given(json_values)
def test_no_json_value_breaks_the_bridge(value: Any) -> None:
    text = bridge.request(json.dumps(value))
    assert json.loads(text)["error"]["id"] in ("bad_message", "bad_number")


@given(
    spoilt(NEW) | spoilt(UNDO) | spoilt(ANSWER) | spoilt(HINT), json_values, st.text()
)
def test_no_spoilt_message_breaks_the_bridge(
    message: Any, value: Any, text: str
) -> None:
    for broken in (message, {"type": "load", "text": value}, {"type": "new", text: 1}):
        assert send(broken)["type"] in ("view", "hint", "error")
