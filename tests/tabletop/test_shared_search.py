"""A computer's search with helpers: it decides the same as without them."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from duel import DUEL

from browser.games import GAMES
from sanjuan import Game
from sanjuan.ai import levels
from strategies import paths, replaced
from tabletop.base.errors import TabletopError
from tabletop.page.bridge import Bridge
from tabletop.table import bots_at_table
from tabletop.table.registry import Registry

SEED = 6
OPTIONS = {"seats": 2, "edition": "first", "seed": SEED}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let even the search of `hard` count as long."""
    monkeypatch.setattr(bots_at_table, "LONG", 5)


class Helped:
    """The bridge of a page with two computers, and helpers that work on request."""

    def __init__(self, helpers: int, level: str = "hard") -> None:
        self.bridge = Bridge(GAMES)
        players = [{"name": name, "kind": level} for name in "ab"]
        options = {**OPTIONS, "expansion": False, "choose_four": False}
        message = {"type": "new", "options": options, "players": players}
        self.bridge.request(json.dumps(message))
        self.helpers = [Bridge(GAMES) for _ in range(helpers)]
        self.sent: list[tuple[Bridge, str]] = []
        for _ in range(helpers):
            self.bridge.add_helper()

    def work(self) -> None:
        """Do all jobs that the bridge has sent."""
        for helper, job in self.sent:
            self.bridge.take(helper.do_job(job))
        self.sent.clear()

    def think(self) -> Any:
        """Think for a moment; return the last reply."""
        told = json.loads(self.bridge.think(0))
        while parts := self.bridge.parts():
            self.sent += [(self.helpers[n], part) for n, part in json.loads(parts)]
            told = json.loads(self.bridge.think(0))
        return told

    @property
    def game(self) -> Game:
        assert self.bridge.table
        game: Game = self.bridge.table.game
        return game

    def play(self, answers: int) -> list[Any]:
        """Play that many answers, with helpers at work whenever the bridge waits."""
        while self.game.ply < answers:
            if self.think().get("waits"):
                self.work()
        return self.game.save()["answers"]


def waiting(helped: Helped) -> Helped:
    """The page once the bridge can only wait."""
    while not helped.think().get("waits"):
        pass
    return helped


def answers(helped: Helped) -> Iterator[int]:
    for _, job in helped.sent:
        yield from json.loads(job)["part"][0]


@pytest.mark.slow
@pytest.mark.parametrize("helpers", [1, 2, 5])
def test_with_helpers_the_same_is_decided(helpers: int) -> None:
    assert Helped(helpers).play(12) == Helped(0).play(12)


@pytest.mark.slow
def test_playouts_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """One worker plays all playouts, in the worlds that follow those of the search."""
    quick = levels.MASTER._replace(iterations=60, playouts=20)
    monkeypatch.setattr(levels, "MASTER", quick)
    assert Helped(2, "master").play(6) == Helped(0, "master").play(6)


def test_of_two_likely_answers_each_has_one() -> None:
    helped = waiting(Helped(1))
    assert {0, 1} - {*answers(helped)} in ({0}, {1})


def test_no_answer_is_given_to_two() -> None:
    given = [*answers(waiting(Helped(3)))]
    assert len(given) == len({*given})


def test_it_waits_for_what_is_missing_and_for_nothing_else() -> None:
    helped = waiting(Helped(1))
    before = helped.game.ply
    assert [helped.think()["waits"] for _ in range(3)] == [True] * 3
    helped.work()
    assert not helped.think().get("waits")
    assert helped.game.ply == before


def test_where_helpers_are_lost_it_thinks_anew_without_them() -> None:
    helped = waiting(Helped(2))
    helped.bridge.take_back()
    helped.sent.clear()
    assert helped.play(6) == Helped(0).play(6)


def test_what_comes_of_a_search_that_is_left_changes_nothing() -> None:
    helped = waiting(Helped(1))
    late = [helper.do_job(job) for helper, job in helped.sent]
    helped.bridge.take_back()
    for told in late:
        helped.bridge.take(told)
    helped.sent.clear()
    assert helped.play(6) == Helped(0).play(6)


def spoilt(text: str, *wrong: object) -> Iterator[str]:
    """A job of a search, or what came of it, with these values in each place."""
    whole = json.loads(text)
    for place in paths(whole)[1:]:
        for value in (None, "x", [], [[]], [[[1.0], [0.5]]], {}, *wrong):
            if place[0] in ("part", "found"):
                yield json.dumps(replaced(whole, place, value))


def test_spoilt_parts_of_a_search_are_refused_with_a_sentence() -> None:
    helped = waiting(Helped(1))
    ((helper, job),) = helped.sent
    late = Bridge(GAMES)
    second = json.dumps({"number": 1, "part": json.loads(job)["part"]})
    assert refused(late.do_job, [second]) == 1
    empty = json.dumps({**json.loads(job), "part": [[], 1]})
    texts = [one for one in spoilt(job, -1, 2**50, True) if one != empty]
    assert refused(late.do_job, texts) == len(texts)
    texts = [*spoilt(helper.do_job(job), True)]
    assert refused(helped.bridge.take, texts) == len(texts)
    helped.work()
    assert not helped.think().get("waits")


def refused(act: Callable[[str], object], texts: Iterable[str]) -> int:
    """The number of texts that are refused with a sentence."""
    count = 0
    for text in texts:
        try:
            act(text)
        except TabletopError as error:
            assert not str(error).startswith("error-")
            count += 1
    return count


def test_a_search_that_leaves_something_to_chance_is_not_shared() -> None:
    bridge = Bridge(Registry(DUEL))
    players = [{"name": name, "kind": "search"} for name in "ab"]
    message = {"type": "new", "options": {"seed": SEED}, "players": players}
    bridge.request(json.dumps(message))
    bridge.add_helper()
    table = bridge.table
    assert table
    while table.game.ply == 0:
        bridge.think(0)
        assert not bridge.parts()


def test_what_is_quickly_decided_is_decided_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots_at_table, "LONG", 200)
    helped = Helped(1)
    helped.play(4)
    assert not helped.sent


@pytest.mark.parametrize(("level", "wanted"), [("expert", True), ("medium", False)])
def test_help_is_wanted_where_somebody_searches_long(level: str, wanted: bool) -> None:
    assert Helped(0, level).bridge.wants_help() == wanted


def test_nobody_needs_help_before_a_game_and_after_it() -> None:
    helped = Helped(0, "medium")
    assert not Bridge(GAMES).wants_help()
    while helped.bridge.think(50):
        pass
    assert not helped.bridge.wants_help()
