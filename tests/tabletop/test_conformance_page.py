"""A page plays any game through its bridge alone: every part of a table works."""

import json
from typing import Any

import pytest
from every_game import GAMES, KINDS

from tabletop.bots.search.budget import Budget
from tabletop.page.bridge import Bridge
from tabletop.table.registry import GameType

Reply = dict[str, Any]


class Page:
    """A page that knows no game: all that it knows is in the replies."""

    def __init__(self, kind: GameType[Any, Any]) -> None:
        self.bridge = Bridge(GAMES)
        defaults = {one.name: one.default for one in kind.game.rules.options}
        seats = defaults["seats"]
        assert isinstance(seats, int)
        rivals = [{"kind": "random"}] * (seats - 1)
        players = [{"name": "Ada", "kind": "person"}, *rivals]
        options = {"seats": seats, "seed": 5}
        new = {"type": "new", "game": kind.name, "options": options}
        self.table = self.send(**new, players=players)["table"]
        self.wait()

    def send(self, **message: Any) -> Reply:
        reply: Reply = json.loads(self.bridge.request(json.dumps(message)))
        assert reply["type"] != "error", reply
        self.table = reply.get("table", None) or self.table
        return reply

    def wait(self) -> Reply:
        """Let all thinking end; return the last reply."""
        last: Reply = {}
        while text := self.bridge.think(50):
            last = json.loads(text)
            self.table = last.get("table", self.table)
        return last

    def decide(self) -> list[int]:
        """Answer as the view of the person asks; return the answer."""
        view = self.table["view"]
        asked = view["question"]
        answer = asked["options"][: max(asked["low"], min(1, asked["high"]))]
        self.send(type="answer", seat=asked["seat"], ply=view["ply"], answer=answer)
        self.wait()
        return list(answer)

    @property
    def at(self) -> dict[str, int]:
        view = self.table["view"]
        return {"seat": view["question"]["seat"], "ply": view["ply"]}

    def play_to_the_end(self) -> None:
        while not self.table["over"]:
            self.decide()


@pytest.fixture(params=KINDS, ids=lambda kind: kind.name)
def page(request: Any, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A new table of each game, with searches in haste."""
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", 2)
    monkeypatch.setattr(request.param.advisor, "budget", Budget(4))
    return Page(request.param)


@pytest.mark.slow
def test_a_whole_game_with_a_replay_and_a_look_back(page: Page) -> None:
    page.play_to_the_end()
    assert page.table["winners"]
    assert page.table["view"]["question"] is None
    for ply in (0, page.table["view"]["ply"] - 1):
        shown = page.send(type="replay", ply=ply, seat="decider")
        assert shown["table"]["view"]["ply"] == ply
        assert shown["decided"]["answer"] is not None
    told = page.send(type="look_back")
    while not told["decisions"]:
        told = json.loads(page.bridge.think(1))
    assert told["decisions"][0]["candidates"]
    again = page.send(type="load", text=json.dumps(page.table["save"]))
    assert again["table"]["over"]


@pytest.mark.slow
def test_a_table_tells_what_the_house_draws_of_any_game(page: Page) -> None:
    kind, shown = GAMES.named(page.table["game"]), page.table
    assert (shown["game"], shown["actor"], shown["era"]) == (kind.name, 0, 1)
    assert {*shown["options"]} == {one.name for one in kind.game.rules.options}
    assert shown["margin"] is None
    page.play_to_the_end()
    shown = page.table
    assert shown["actor"] is None
    assert (shown["margin"] is None) == (len(shown["winners"]) > 1)
    told = {one["mark"] for one in shown["events"] if "mark" in one}
    assert told == {*kind.marks.values()}


def test_undo_and_a_hint(page: Page) -> None:
    before = page.table
    page.send(type="hint", **page.at)
    told = page.wait()
    assert (told["done"], bool(told["advice"])) == (1, True)
    page.decide()
    page.send(type="undo", seat=0)
    assert page.table["view"] == before["view"]


def test_a_code_opens_the_same_table(page: Page) -> None:
    page.decide()
    before, codes = page.table["view"], page.send(type="codes", plies=[0])
    assert codes["moments"]
    assert page.send(type="open_code", code=codes["game"])["table"]["view"] == before


@pytest.mark.slow
def test_a_variation_of_a_running_and_of_a_finished_game(page: Page) -> None:
    page.decide()
    at = page.at
    page.send(type="branch", **at, level=None)
    page.wait()
    page.play_to_the_end()
    page.send(type="branch", seat=0, ply=0, level="random")
    page.wait()
    page.decide()
    assert page.table["save"]["branched"]


def test_a_decision_is_a_puzzle(page: Page) -> None:
    asked = page.table["view"]["question"]
    code = page.send(type="codes")["game"]
    shown = page.send(type="puzzle", code=code)["table"]["view"]
    assert shown["question"] == asked
    page.send(type="judge", code=code, answer=asked["options"][: asked["low"] or 1])
    judged = page.wait()
    assert judged["done"] == 1
    assert judged["answers"][judged["given"]]["names"]
    assert page.send(type="play_puzzle", code=code)["table"]["save"]["branched"]
