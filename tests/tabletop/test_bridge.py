"""Messages in, replies out: a game played, undone, saved and loaded."""

import json

import pytest

from browser import bridge
from messages import (
    COMPUTER,
    HINT,
    LOOK_BACK,
    NEW,
    PERSON,
    answer,
    send,
    table,
    thoughts,
)
from sanjuan import Game
from sanjuan.rules.stages import ROLES
from short_game import short_game
from tabletop.base.tasks import Thinking


@pytest.fixture(autouse=True)
def no_table_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)


# ---------------------------------------------------------------- play


def test_a_new_game_is_shown_to_the_person_who_begins() -> None:
    shown = table(NEW)
    assert shown["viewer"] == 0
    assert shown["seed"] == 7
    assert shown["view"]["question"]["name"] == "role"


def test_without_a_seed_one_is_picked() -> None:
    options = {**NEW["options"], "seed": None}
    assert table({**NEW, "options": options})["seed"] >= 0


def test_an_answer_moves_the_table_on() -> None:
    shown = table(answer(table(NEW)))
    assert shown["view"]["ply"] == 1
    assert shown["view"]["roles_taken"] == ["builder"]


def test_nobody_thinks_before_there_is_a_game_or_while_a_person_is_asked() -> None:
    assert bridge.think(50) == ""
    send(NEW)
    assert bridge.think(50) == ""


def test_computers_answer_one_question_a_slice() -> None:
    send({**NEW, "players": [COMPUTER, COMPUTER]})
    replies = [reply for _, reply in zip(range(5), thoughts(), strict=False)]
    plies = [reply["table"]["view"]["ply"] for reply in replies]
    assert plies == [1, 2, 3, 4, 5]


def test_a_player_that_takes_its_time_says_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    send({**NEW, "players": [COMPUTER, PERSON]})
    assert bridge.BRIDGE.table is not None
    slow = Thinking(done for done in (0.25, 0.5))
    monkeypatch.setattr(bridge.BRIDGE.table.bots, "_thinking", slow)
    told = {"type": "thinking", "seat": 0, "done": 0.25, "waits": False}
    assert json.loads(bridge.think(0)) == told


def test_after_a_stop_nobody_thinks_until_the_table_is_taken_up_again() -> None:
    experts = [{**COMPUTER, "kind": "expert"}] * 2
    begun = {**NEW, "players": experts}
    send(begun)
    assert bridge.wants_help()
    bridge.stop()
    assert send({"id": 9, "type": "codes"})["type"] == "codes"
    assert (bridge.think(50), bridge.wants_help()) == ("", False)
    send(begun)
    assert bridge.think(50)
    assert bridge.wants_help()


@pytest.mark.slow
def test_a_hint_is_told_in_slices_until_it_is_there() -> None:
    send(NEW)
    assert send(HINT) == {"type": "hint", "done": 0, "advice": []}
    told = list(thoughts(0))
    done = [reply["done"] for reply in told]
    assert {reply["type"] for reply in told} == {"hint"}
    assert done == sorted(done)
    assert done[-1] == 1
    assert told[-1]["advice"][0]["names"][0] in ROLES
    assert bridge.think(50) == ""


@pytest.mark.slow
def test_a_look_back_is_told_in_slices_until_all_was_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", 2)
    game = short_game()
    send({"type": "load", "text": json.dumps(game.save())})
    told = [send(LOOK_BACK), *thoughts(0)]
    assert {reply["type"] for reply in told} == {"look_back"}
    assert sum(len(reply["decisions"]) for reply in told) == game.ply
    assert [told[0]["done"], told[-1]["done"]] == [0, 1]
    assert len(told[-1]["luck"]) == 2
    assert len(send(LOOK_BACK)["decisions"]) == game.ply


@pytest.mark.slow
def test_a_table_that_is_opened_again_goes_on_with_its_look_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", 2)
    save = table({"type": "load", "text": json.dumps(short_game().save())})["save"]
    send(LOOK_BACK)
    list(thoughts())
    send({"type": "load", "text": json.dumps(save)})
    assert send(LOOK_BACK)["done"] == 1
    send({"type": "load", "text": json.dumps({**save, "id": "an-other-one"})})
    assert send(LOOK_BACK)["done"] == 0


def test_a_game_that_is_loaded_has_no_hint() -> None:
    saved = table(NEW)["save"]
    send(HINT)
    send({"type": "load", "text": json.dumps(saved)})
    assert bridge.think(50) == ""


@pytest.mark.slow
def test_a_game_of_computers_alone_comes_to_its_end() -> None:
    send({**NEW, "players": [COMPUTER, COMPUTER]})
    last = list(thoughts(0))[-1]["table"]
    assert last["over"]
    assert last["winners"]
    assert last["viewer"] is None


@pytest.mark.slow
def test_a_person_can_play_a_whole_game() -> None:
    shown = table(NEW)
    while not shown["over"]:
        shown = table(answer(shown))
        for reply in thoughts(0):
            shown = reply["table"]
    assert shown["view"]["round"] > 3


def test_undo_goes_back_to_the_persons_question() -> None:
    before = table(NEW)
    send(answer(before))
    after = table({"type": "undo", "seat": 0})
    assert after["view"] == before["view"]


def test_a_save_can_be_loaded_as_text() -> None:
    send(NEW)
    saved = table(answer(table(NEW)))["save"]
    send({**NEW, "options": {"seats": 2, "seed": 8}})
    assert table({"type": "load", "text": json.dumps(saved)})["save"] == saved


def test_a_save_can_be_looked_at_without_being_kept() -> None:
    load = {"type": "load", "text": json.dumps(Game(seats=3, seed=5).save())}
    assert send({**load, "visit": True})["visit"]
    assert "visit" not in send(load)


def test_a_save_of_a_mere_game_can_be_loaded() -> None:
    save = json.dumps(Game(seats=3, seed=5).save())
    shown = table({"type": "load", "text": save})
    assert shown["players"][0]["kind"] == "person"
    assert len(shown["players"]) == 3
