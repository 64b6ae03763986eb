"""Shared deals and games by messages: made, opened and refused."""

import json
from typing import Any

import pytest

from browser import bridge
from messages import NEW, PERSON, answer, send, table, why
from short_game import short_game

CODES = {"id": 5, "type": "codes"}
DEAL = "sanjuan-1.seats-2.edition-first.you.random.7"


@pytest.fixture(autouse=True)
def no_table_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)


def opened(code: str) -> dict[str, Any]:
    return send({"id": 6, "type": "open_code", "code": code})


def refused(code: object) -> Any:
    """The error that refuses a code when it is only read, or None."""
    return send({"id": 7, "type": "read_code", "code": code})["error"]


def test_a_table_tells_its_codes_and_stays_as_it_is() -> None:
    table(answer(table(NEW)))
    codes = send(CODES)
    assert codes["deal"].startswith(f"{DEAL}~c")
    assert codes["game"].startswith(f"{DEAL}~n")
    assert send(CODES) == codes


def test_a_serious_game_tells_none_before_its_end() -> None:
    assert why(CODES) == "no_game"
    send({**NEW, "serious": True})
    assert why(CODES) == "serious_code"


def test_a_deal_begins_and_is_to_be_kept() -> None:
    send(NEW)
    reply = opened(send(CODES)["deal"])
    assert reply["table"]["view"]["ply"] == 0
    assert "visit" not in reply


def test_a_game_opens_as_a_visit_under_another_identity() -> None:
    saved = table({"type": "load", "text": json.dumps(short_game().save())})["save"]
    reply = opened(send(CODES)["game"])
    assert reply["visit"]
    assert reply["table"]["save"]["game"] == saved["game"]
    assert reply["table"]["save"]["id"] != saved["id"]


def test_what_is_refused_leaves_the_table_open() -> None:
    before = table(NEW)
    code = send(CODES)["deal"]
    wrong = opened(code.replace(".7~", ".8~"))
    assert wrong["error"]["id"] == "altered_code"
    assert table(answer(before))["save"]["id"] == before["save"]["id"]


def test_a_code_is_read_without_being_opened() -> None:
    before = table(NEW)
    code = send(CODES)["deal"]
    assert refused(code) is None
    assert refused(code[:-1])["id"] == "damaged_code"
    assert refused(None)["id"] == "not_a_code"
    assert table(answer(before))["save"]["id"] == before["save"]["id"]


def test_a_new_game_may_say_which_deal_it_was_taken_from() -> None:
    send(NEW)
    code = send(CODES)["deal"]
    named = [{**PERSON, "name": "Zoë"}, NEW["players"][1]]
    taken = {**NEW, "players": named, "serious": True, "code": code}
    assert table(taken)["serious"]
    assert why({**taken, "code": code.replace("random", "easy")}) == "altered_code"
