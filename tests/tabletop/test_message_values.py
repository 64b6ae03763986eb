"""The bridge refuses a message if any of its values has the wrong type."""

import json
from collections.abc import Iterator
from functools import reduce
from operator import getitem
from typing import Any, get_args, get_type_hints, is_typeddict

import pytest

from browser.games import GAMES
from messages import LOOK_BACK, NEW, PERSON, Reply
from sanjuan import Game
from sanjuan.page.messages import Message, NewOptions
from short_game import short_game
from strategies import paths, replaced
from table_people import table as at_table
from tabletop.base.validation import is_of
from tabletop.page.beginnings import NewMessage
from tabletop.page.bridge import Bridge
from tabletop.table.codes import deal_code

WRONG: list[Any] = [1.0, 0.5, True, None, [], {}, "", -1, 2**53, "x" * 50_000, [[]]]

BEGUN = {
    "type": "new",
    "game": "sanjuan",
    "options": {**NEW["options"], "choose_four": False},
    "players": NEW["players"],
    "serious": False,
}
CASUAL = {**BEGUN, "players": [PERSON, PERSON]}
CODE = deal_code(at_table("person", "random", game=Game(seed=7)))
SAVE = json.dumps(at_table("person", "random", game=Game(seed=7)).save())
PEOPLE = at_table("person", "person", game=Game(seed=7)).save()
SHARED: list[Reply] = [{"type": "load", "text": json.dumps(PEOPLE)}]
APART: list[Reply] = [
    *SHARED,
    {"type": "set_apart", "table": PEOPLE["id"], "seats": [0, 1]},
]
DEVICE = {"table": PEOPLE["id"], "viewer": 0, "seat": 0}
OVER = {"type": "load", "text": json.dumps(short_game().save())}
PLAYED = at_table("person", "person", game=short_game()).save()
FINISHED: list[Reply] = [{"type": "load", "text": json.dumps(PLAYED)}]
STEP = {"say": "first", "next": True, "place": "hand", "show": ["market"]}
ASKED = {
    "say": "second",
    "stage": "role",
    "where": {"round": 1},
    "options": ["trader"],
    "welcome": [["builder"]],
    "otherwise": "not-yet",
    "objections": {"trader": "no-goods"},
}
LESSON = {
    "type": "lesson",
    "game": "sanjuan",
    "lesson": {
        "name": "values",
        "begin": {"options": {"seats": 2}, "seed": 7},
        "players": ["person", "person"],
        "script": [["smithy"]],
        "detail": "more",
        "hidden": ["market"],
        "steps": [STEP, ASKED],
    },
    "answers": [[4]],
    "done": [0],
}

SAMPLES: dict[str, tuple[list[Reply], Reply]] = {
    "new": ([], {**BEGUN, "code": CODE}),
    "day": ([], {"type": "day", "game": "sanjuan", "date": "2026-11-23"}),
    "lesson": ([], LESSON),
    "load": ([], {"type": "load", "text": SAVE, "kept": SAVE, "visit": True}),
    "open_code": ([], {"type": "open_code", "code": CODE}),
    "read_code": ([], {"type": "read_code", "code": CODE}),
    "codes": ([BEGUN], {"type": "codes", "plies": [0]}),
    "answer": ([BEGUN], {"type": "answer", "ply": 0, "seat": 0, "answer": [0]}),
    "read_on": ([{**LESSON, "answers": []}], {"type": "read_on", "step": 1}),
    "take_device": ([CASUAL], {"type": "take_device", "seat": 0}),
    "undo": (
        [CASUAL, {"type": "answer", "ply": 0, "seat": 0, "answer": [0]}],
        {"type": "undo", "seat": 0},
    ),
    "hint": ([BEGUN], {"type": "hint", "ply": 0, "seat": 0}),
    "look_back": ([OVER], {"type": LOOK_BACK["type"], "ply": 1}),
    "replay": ([OVER], {"type": "replay", "ply": 1, "seat": 1}),
    "branch": ([OVER], {"type": "branch", "ply": 1, "seat": 1, "level": "easy"}),
    "puzzle": ([], {"type": "puzzle", "code": CODE}),
    "judge": (
        [],
        {"type": "judge", "code": CODE, "losses": [0, 1, 2, 3, 4], "answer": [0]},
    ),
    "play_puzzle": ([], {"type": "play_puzzle", "code": CODE}),
    "par": ([], {"type": "par", "game": "sanjuan", "date": "2026-11-23"}),
    "set_apart": (
        SHARED,
        {"type": "set_apart", "table": PEOPLE["id"], "seats": [0, 1]},
    ),
    "reseat": (
        SHARED,
        {"type": "reseat", "table": PEOPLE["id"], "seat": 0, "player": PERSON},
    ),
    "show_device": (
        APART,
        {"type": "show_device", "table": PEOPLE["id"], "device": 1, "viewer": 0},
    ),
    "answer_device": (
        APART,
        {"type": "answer_device", **DEVICE, "ply": 0, "answer": [0]},
    ),
    "undo_device": (
        [*APART, {"type": "answer_device", **DEVICE, "ply": 0, "answer": [0]}],
        {"type": "undo_device", **DEVICE, "ply": 1},
    ),
    "undo_asks": (
        [*APART, {"type": "answer_device", **DEVICE, "ply": 0, "answer": [0]}],
        {"type": "undo_asks", "table": PEOPLE["id"], "seat": 0},
    ),
    "hint_device": (
        APART,
        {"type": "hint_device", "table": PEOPLE["id"], "seat": 0, "ply": 0},
    ),
    "look_back_device": (
        FINISHED,
        {
            "type": "look_back_device",
            "table": PLAYED["id"],
            "device": 1,
            "ply": 1,
            "again": True,
        },
    ),
    "replay_device": (
        FINISHED,
        {"type": "replay_device", "table": PLAYED["id"], "ply": 1, "seat": 1},
    ),
}
"""By type: the messages before it, and a message with every key but `since`."""


class New(NewMessage[NewOptions]):
    """The one generic message, with the options of San Juan."""


TYPES = [New, *filter(is_typeddict, get_args(Message))]
KINDS = {get_args(get_type_hints(one)["type"])[0]: one for one in TYPES}


class Page:
    """The page's side of a bridge."""

    def __init__(self, before: list[Reply]) -> None:
        self.bridge = Bridge(GAMES)
        for message in before:
            assert not refuses(self.send(message))

    def send(self, message: Reply) -> Reply:
        reply: Reply = json.loads(self.bridge.request(json.dumps(message)))
        return reply

    def state(self) -> Any:
        """The state that no refusal may change."""
        table = self.bridge.table
        return table and (id(table), table.save())


def spoilt(message: Reply) -> Iterator[Reply]:
    """The message with each wrong value in each place except its type."""
    for place in paths(message)[1:]:
        is_record = isinstance(at(message, place), dict)
        wrong = [one for one in WRONG if not (is_record and one == {})]
        if place != ("type",):
            yield from (replaced(message, place, one) for one in wrong)


def at(value: Any, place: tuple[Any, ...]) -> Any:
    return reduce(getitem, place, value)


def whole(kind: str, message: Reply) -> Reply:
    """The message with `since`, if messages of its kind have it."""
    return {
        **message,
        **({"since": 0} if "since" in get_type_hints(KINDS[kind]) else {}),
    }


def refuses(reply: Reply) -> bool:
    return reply["type"] == "error" or bool(reply.get("error"))


def test_there_is_a_sample_of_every_message_with_every_key() -> None:
    assert SAMPLES.keys() == KINDS.keys()
    for kind, (_, message) in SAMPLES.items():
        assert whole(kind, message).keys() == get_type_hints(KINDS[kind]).keys()
        assert is_of(whole(kind, message), KINDS[kind])


@pytest.mark.parametrize("kind", SAMPLES)
def test_a_message_is_followed_as_it_is(kind: str) -> None:
    before, message = SAMPLES[kind]
    assert not refuses(Page(before).send(message))


@pytest.mark.slow
@pytest.mark.parametrize("kind", SAMPLES)
def test_a_value_of_a_wrong_type_is_refused_and_changes_nothing(kind: str) -> None:
    before, message = SAMPLES[kind]
    page = Page(before)
    for changed in spoilt(whole(kind, message)):
        was, reply = page.state(), page.send(changed)
        if refuses(reply):
            assert page.state() == was
        else:
            assert is_of(changed, KINDS[kind]), changed
            page.bridge.think(0)
            page = Page(before)
