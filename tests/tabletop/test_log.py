"""A page that keeps the log gets only the events that it lacks."""

import json
from typing import Any, Final

import pytest
from every_game import GAMES, KINDS

from messages import COMPUTER, PERSON
from random_play import played
from sanjuan.game_type import SAN_JUAN
from tabletop.page.bridge import Bridge
from tabletop.table.registry import GameType
from tabletop.table.replay import Replay
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table

Reply = dict[str, Any]

MOST: Final = 12_000
"""The most letters of a reply late in a long game."""


class Page:
    """A page that keeps the logs of the table on show and of its replay."""

    def __init__(self) -> None:
        self.bridge = Bridge(GAMES)
        self.logs = {"view": list[Any](), "replay": list[Any]()}
        self.since = {"view": 0, "replay": 0}
        self.reply: Reply = {}
        self.lengths: list[int] = []

    def send(self, **message: Any) -> Reply:
        log = "replay" if message["type"] == "replay" else "view"
        message = {"since": self.since[log], **message}
        self.hear(self.bridge.request(json.dumps(message)))
        return self.reply

    def hear(self, text: str) -> None:
        """Add the events of a reply to their log."""
        self.reply = json.loads(text)
        self.lengths.append(len(text))
        kind, shown = self.reply["type"], self.reply.get("table")
        if not shown:
            return
        earlier = [e for e in self.logs[kind] if e["ply"] < shown["events_from"]]
        self.logs[kind] = [*earlier, *shown["events"]]
        self.since[kind] = shown["view"]["ply"] + 1

    def wait(self) -> None:
        while text := self.bridge.think(50):
            self.hear(text)
            assert self.is_whole()

    def is_whole(self) -> bool:
        """Whether the log is the one that a page without a log would get."""
        return bool(self.table.facts()["events"] == self.logs["view"])

    @property
    def table(self) -> Table[Any, Any]:
        assert self.bridge.table is not None
        return self.bridge.table

    def decide(self) -> None:
        question, game = self.table.game.asked(), self.table.game
        answer = list(question.options[: max(question.low, min(1, question.high))])
        at = {"seat": question.seat, "ply": game.ply}
        if not self.table.hotseat.have_device(question.seat):
            self.send(type="take_device", seat=question.seat)
            assert self.is_whole()
        self.send(type="answer", **at, answer=answer)
        assert self.is_whole()
        self.wait()

    def begin(self, kind: GameType[Any, Any], people: int = 1) -> None:
        seats = kind.new({}).seats
        players = [PERSON] * people + [COMPUTER] * (seats - people)
        options = {"seats": seats, "seed": 5}
        self.send(type="new", game=kind.name, options=options, players=players)


@pytest.fixture
def page() -> Page:
    return Page()


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
        assert page.logs["replay"] == replay.at(ply, seat)[0]["events"]


def test_a_reply_has_no_event_twice(page: Page) -> None:
    page.begin(SAN_JUAN)
    page.decide()
    before = page.since["view"]
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


@pytest.mark.parametrize("since", [-1, 1.5, "2", None, True])
def test_a_log_that_ends_nowhere_is_refused(page: Page, since: object) -> None:
    page.begin(SAN_JUAN)
    before = page.table.game.ply
    page.send(type="undo", seat=0, since=since)
    assert page.reply["error"]["id"] == "bad_message"
    assert page.table.game.ply == before


@pytest.mark.slow
def test_a_reply_late_in_a_game_of_four_is_short(page: Page) -> None:
    rivals = [SeatInfo("Diego", "random")] * 3
    late = Table(SAN_JUAN, played(290, seats=4, seed=8), [SeatInfo("Marisol"), *rivals])
    page.send(type="load", text=json.dumps(late.save()))
    assert page.lengths.pop() > 2 * MOST
    while not page.table.game.over:
        page.decide()
    assert max(page.lengths) <= MOST
