"""Messages in and replies out, for any game."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from duel import DUEL, Game

from tabletop.page.bridge import Bridge
from tabletop.table.registry import Registry

NEW = {
    "type": "new",
    "game": "duel",
    "options": {"seats": 2, "seed": 3},
    "players": [{"name": "Ada", "kind": "person"}, {"name": "", "kind": "random"}],
}
ANSWER = {"type": "answer", "seat": 0, "ply": 0, "answer": []}
HINT = {"type": "hint", "seat": 0, "ply": 0}

Reply = dict[str, Any]


class Page:
    """The page's side of a bridge."""

    def __init__(self, *messages: object) -> None:
        self.bridge = Bridge(Registry(DUEL))
        self.replies = [self.send(message) for message in messages]

    def send(self, message: object) -> Reply:
        text = message if isinstance(message, str) else json.dumps(message)
        reply: Reply = json.loads(self.bridge.request(text))
        return reply

    def thoughts(self) -> Iterator[Reply]:
        while text := self.bridge.think(0):
            yield json.loads(text)


def test_two_bridges_have_a_table_each() -> None:
    assert Page(NEW).send(ANSWER)["table"]["view"]["plays"] == [[]]
    assert Page().send(ANSWER)["error"]["id"] == "no_game"


def test_a_game_goes_from_message_to_message_to_its_end() -> None:
    page = Page(NEW)
    for ply in (0, 2, 4):
        shown = page.send({**ANSWER, "ply": ply})
        for shown in page.thoughts():  # noqa: B007
            pass
    assert shown["table"]["over"]


def test_a_hand_is_shown_to_whoever_has_taken_the_device() -> None:
    page = Page({**NEW, "players": [{"kind": "person"}, {"kind": "person"}]})
    assert page.replies[0]["table"]["view"]["hand"] is None
    assert page.send(ANSWER)["error"]["id"] == "device_not_taken"
    assert page.send({"type": "take_device", "seat": 0})["table"]["view"]["hand"]
    assert page.send(ANSWER)["table"]["view"]["hand"] is None


def test_a_slow_computer_is_told_of() -> None:
    players = [{"kind": "search"}, {"kind": "person"}]
    page = Page({**NEW, "players": players})
    first = json.loads(page.bridge.think(0))
    assert (first["type"], first["seat"]) == ("thinking", 0)


@pytest.mark.slow
def test_a_hint_comes_in_slices() -> None:
    page = Page(NEW)
    assert page.send(HINT) == {"type": "hint", "done": 0, "advice": []}
    *_, last = page.thoughts()
    assert last["done"] == 1
    assert last["advice"][0]["answer"]


def test_a_look_back_comes_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", 2)
    page = Page({"type": "load", "text": json.dumps(finished().save())})
    replies = [page.send({"type": "look_back"}), *page.thoughts()]
    assert {reply["type"] for reply in replies} == {"look_back"}
    assert sum(len(reply["decisions"]) for reply in replies) == 6
    assert len(replies[-1]["luck"]) == 2


def finished() -> Game:
    game = Game()
    while question := game.question:
        game.answer(question.options[:2])
    return game


@pytest.mark.parametrize(
    ("message", "id"),
    [
        *((text, "bad_message") for text in ("", "[]", "{}", '{"type":"new"}')),
        *(
            (text, "bad_number")
            for text in ('{"type":NaN}', '{"type":"new","x":1e999}')
        ),
        ('{"type":["new"]}', "bad_message"),
        ({**NEW, "game": "chess"}, "no_such_game"),
        ({**NEW, "serious": None}, "bad_switch"),
        ({**NEW, "players": None}, "bad_players"),
        ({**ANSWER, "seat": "0"}, "bad_message"),
        ({**ANSWER, "answer": None}, "not_an_answer"),
        ({**ANSWER, "ply": 1}, "stale_answer"),
        ({**HINT, "seat": 1}, "not_a_person"),
        ({"type": "look_back"}, "not_over"),
        ({"type": "undo", "seat": 0}, "nothing_to_undo"),
        ({"type": "load"}, "not_a_save"),
        ({"type": "load", "text": "{"}, "not_a_save"),
        ({"type": "load", "text": '{"format":"duel-table"'}, "damaged_save"),
        ({"type": "load", "text": "[]"}, "not_a_save"),
    ],
)
def test_a_message_that_cannot_be_followed_changes_nothing(
    message: object, id: str
) -> None:
    page = Page(NEW)
    assert page.send(message)["error"]["id"] == id
    assert page.bridge.table is not None
    assert page.bridge.table.game.ply == 0


def test_numbers_may_have_a_point() -> None:
    assert Page().send({**NEW, "x": 0.5})["type"] == "view"


def test_every_message_has_a_name() -> None:
    asked = {"answer", "take_device", "undo", "hint", "look_back", "replay"}
    shared = {"open_code", "read_code", "codes", "puzzle", "judge", "par"}
    begun = {"new", "day", "lesson", "read_on", "load", "branch", "play_puzzle"}
    seated = {"set_apart", "reseat", "undo_asks"}
    devices = {"show_device", "answer_device", "undo_device"}
    advised = {"hint_device", "look_back_device", "replay_device"}
    named = {*begun, *asked, *shared, *seated, *devices, *advised}
    assert Page().bridge.messages == named
