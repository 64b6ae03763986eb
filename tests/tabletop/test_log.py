"""A page that keeps the log gets only the events that it lacks."""

import json
from typing import Any, Final

import pytest
from every_game import KINDS
from log_page import FormerPage, Page

from sanjuan.game_type import SAN_JUAN
from tabletop.table.registry import GameType
from tabletop.table.replay import Replay


@pytest.fixture(params=[Page, FormerPage])
def page(request: pytest.FixtureRequest) -> Page:
    made: Page = request.param()
    return made


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_log_is_whole_over_undo_a_what_if_and_a_load(
    page: Page, kind: GameType[Any, Any]
) -> None:
    page.begin(kind)
    page.decide()
    page.decide()
    page.send(type="undo", seat=0)
    assert page.is_whole()
    save = json.dumps(page.table.save())
    question, ply = page.table.game.asked(), page.table.game.ply
    page.send(type="branch", seat=question.seat, ply=ply, level=None)
    assert page.is_whole()
    page.decide()
    page.send(type="load", text=save)
    assert page.is_whole()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_log_is_that_of_whoever_has_the_device(
    page: Page, kind: GameType[Any, Any]
) -> None:
    page.begin(kind, people=2)
    for _ in range(6):
        page.decide()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_log_of_a_replay_is_whole_at_any_moment_and_for_any_viewer(
    page: Page, kind: GameType[Any, Any]
) -> None:
    page.begin(kind)
    page.decide()
    last = page.table.game.ply
    replay = Replay(page.table)
    for seat in (0, None, 0):
        check_moments(page, replay, seat, last)
    page.decide()
    assert page.is_whole()


def check_moments(
    page: Page, replay: Replay[Any, Any], seat: int | None, last: int
) -> None:
    """Look at moments to and fro, each with the whole log up to it."""
    for ply in (0, last, last - 1, last):
        page.send(type="replay", ply=ply, seat=seat)
        shown = replay.at(ply, seat)[0]
        assert page.logs["replay"][json.dumps(shown["events_for"])] == shown["events"]


def test_a_reply_has_no_event_twice(page: Page) -> None:
    page.begin(SAN_JUAN)
    page.decide()
    before = page.reply["table"]["view"]["ply"] + 1
    page.decide()
    assert page.reply["table"]["events_from"] >= before


def test_a_page_without_a_log_gets_all_events(page: Page) -> None:
    page.begin(SAN_JUAN)
    page.decide()
    at = {"seat": 0, "ply": page.table.game.ply}
    question = page.table.game.asked()
    message = {"type": "answer", **at, "answer": [*question.options[: question.low]]}
    reply = json.loads(page.bridge.request(json.dumps(message)))
    assert reply["table"]["events_from"] == 0
    assert reply["table"]["events"] == page.table.facts()["events"]
    while text := page.bridge.think(50):
        assert json.loads(text)["table"]["events_from"] == 0


WRONG: Final = [-1, 1.5, "2", None, True]


@pytest.mark.parametrize("since", [*WRONG, *({"0": one} for one in WRONG), [3]])
def test_a_log_that_ends_nowhere_is_refused(page: Page, since: object) -> None:
    page.begin(SAN_JUAN)
    before = page.table.game.ply
    page.send(type="undo", seat=0, since=since)
    assert page.reply["error"]["id"] == "bad_message"
    assert page.table.game.ply == before
