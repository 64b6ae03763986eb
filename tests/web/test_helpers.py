"""Helpers: further workers that share the thinking on a game or a look back."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.games import GAMES
from sanjuan import Game, player
from short_game import long_game
from tabletop.page.bridge import Bridge
from web.prepared import over, shortened, table, text
from web.visitor import Visitor
from web.worker_talk import WorkerTalk

pytestmark = pytest.mark.pyodide

CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', {value: %d})"
LEAST = 8
LONG = 120_000

HELP = """() => {
  const { port1, port2 } = new MessageChannel();
  window.given = [];
  window.helper = port1;
  port1.onmessage = ({ data }) => window.given.push(data);
  window.worker.postMessage("helper", [port2]);
  port1.postMessage("ready");
}"""
"""Makes the page the helper of a worker."""


TIMES = """([type, times]) =>
  window.heard.filter((one) => one.type === type).length >= times"""
"""Whether the worker has sent that many messages of the type."""

TOLD = """(ply) => {
  const decisions = window.heard.flatMap((one) => one.decisions ?? []);
  return decisions.some((one) => one.ply === ply);
}"""
"""Whether the worker has reported that decision."""


@cache
def ending() -> Game:
    """A game of a few decisions, from one of the last roles of another game."""
    whole = over()
    left = next(n for n in count(LEAST) if shortened(whole, n).asked().name == "role")
    game = Game.from_position(shortened(whole, left).position())
    medium = player("medium")
    while game.question:
        game.answer(medium.choose(game.view(game.question.seat), Random(game.ply)))
    return game


def looked_at(page: Page, site: str, cores: int, game: Game) -> Page:
    """A page that shows that game, on that many cores."""
    page.add_init_script(CORES % cores)
    visitor = Visitor(page)
    visitor.arrive(site)
    visitor.come_to(game)
    return page


def left_alone(page: Page) -> bool:
    """Whether the first worker is soon the only one."""
    for _ in range(100):
        if len(page.workers) == 1:
            return True
        page.wait_for_timeout(50)
    return False


def begin(page: Page) -> None:
    page.get_by_role("button", name="Look back", exact=True).click()


@pytest.fixture(scope="module")
def started(browser: Browser, site: str, dist: Path) -> Iterator[WorkerTalk]:
    """A ready worker, for all these tests one after the other."""
    (script,) = (dist / "assets").glob("worker-*.js")
    page = browser.new_page()
    talk = WorkerTalk(page, site, f"assets/{script.name}")
    talk.load()
    yield talk
    page.close()


@pytest.fixture
def talk(started: WorkerTalk) -> WorkerTalk:
    """That worker during a long look back, with all other messages forgotten."""
    started.say({"id": 0, "type": "stop"})
    assert started.is_quiet()
    started.say({"id": 1, "type": "load", "text": text(table(long_game()))})
    started.hear("view", 1)
    started.forget()
    started.say({"id": 2, "type": "look_back"})
    started.hear("look_back", 2)
    return started


@pytest.mark.long
def test_helpers_come_for_a_look_back_and_go_after_it(page: Page, site: str) -> None:
    looked_at(page, site, cores=3, game=ending())
    assert len(page.workers) == 1
    with page.expect_worker(), page.expect_worker():
        begin(page)
    expect(page.locator(".how-far")).to_contain_text("All", timeout=LONG)
    assert left_alone(page)


def test_helpers_go_when_a_look_back_is_stopped(page: Page, site: str) -> None:
    looked_at(page, site, cores=2, game=long_game())
    with page.expect_worker():
        begin(page)
    page.get_by_role("button", name="Stop", exact=True).click()
    assert left_alone(page)


def test_one_core_has_no_helper(page: Page, site: str) -> None:
    looked_at(page, site, cores=1, game=ending())
    begin(page)
    page.locator("[data-action=show-all]").click()
    expect(page.locator("[data-decision]")).not_to_have_count(0)
    assert len(page.workers) == 1


def test_helpers_that_fail_are_asked_for_once_more(talk: WorkerTalk) -> None:
    for told in (1, 3):
        talk.page.wait_for_function(TIMES, arg=["help", told])
        talk.page.evaluate(HELP)
        talk.page.evaluate("window.helper.postMessage('')")
    talk.page.wait_for_function(TIMES, arg=["help", 4])
    talk.forget()
    talk.page.wait_for_function(TIMES, arg=["look_back", 3])
    assert not any(one["type"] == "help" for one in talk.heard())


@pytest.mark.first
def test_what_a_helper_finds_is_taken(talk: WorkerTalk) -> None:
    """The helper is our own Python: it finds the same as one in a browser."""
    assert talk.hear("help")["wanted"] is True
    talk.page.evaluate(HELP)
    talk.page.wait_for_function("window.given.length === 2")
    job = talk.page.evaluate("window.given[0]")
    told = Bridge(GAMES).do_job(job)
    talk.page.evaluate("(told) => window.helper.postMessage(told)", told)
    talk.page.wait_for_function("window.given.length === 3")
    talk.page.wait_for_function(TOLD, arg=json.loads(job)["ply"])


def test_helpers_are_wanted_until_the_look_back_is_left(talk: WorkerTalk) -> None:
    """A side request leaves the look back as it is."""
    talk.hear("help")
    talk.say({"id": 3, "type": "codes"})
    talk.say({"id": 4, "type": "replay", "ply": 1, "seat": None})
    talk.hear("replay", 4)
    told = [one["wanted"] for one in talk.heard() if one["type"] == "help"]
    assert told == [True]
    talk.say({"id": 5, "type": "stop"})
    talk.page.wait_for_function("window.heard.at(-1)?.wanted === false")


def test_a_refused_request_ends_the_look_back_and_its_helpers(talk: WorkerTalk) -> None:
    """The page leaves the look back, too."""
    talk.hear("help")
    talk.say({"id": 3, "type": "load", "text": "nothing"})
    talk.hear("error", 3)
    talk.page.wait_for_function("window.heard.at(-1)?.wanted === false")
    assert talk.is_quiet()


PARTS: Final = 20
"""The parts of searches that a helper does: those of some decisions."""
LAST: Final = 16
"""The number of last answers that the computers give again."""

OVER: Final = """() => window.heard.findLast(({ type }) => type === "view")
  ?.table.view.question === null"""
"""Whether the last table is at its end."""


WANTED: Final = """window.heard.findLast(({ type }) => type === "help")?.wanted"""
"""Whether the worker wants help; it may still say that it wants none any more."""


@pytest.mark.first
def test_experts_decide_the_same_with_a_helper(started: WorkerTalk) -> None:
    """The helper is our own Python."""
    begun = shortened(over(), 60)
    save = text(table(begun, "expert", "expert"))
    started.forget()
    started.say({"id": 1, "type": "load", "text": save})
    started.page.wait_for_function(WANTED)
    started.page.evaluate(HELP)
    helper, done = Bridge(GAMES), 0
    while done < PARTS:
        for job in started.page.evaluate("window.given.splice(0)"):
            told = helper.do_job(job)
            started.page.evaluate("(told) => window.helper.postMessage(told)", told)
            done += 1
    there = played(started)
    assert there.digest() == decided_here(save, there.ply)


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.long)])
def test_experts_decide_here_as_in_the_browser(started: WorkerTalk, seats: int) -> None:
    """The test above shows the same with two seats."""
    begun = shortened(over(seats), LAST)
    save = text(table(begun, *["expert"] * seats))
    started.forget()
    started.say({"id": 1, "type": "load", "text": save})
    started.page.wait_for_function(OVER, timeout=LONG)
    there = played(started)
    assert there.over
    assert there.digest() == decided_here(save, there.ply)


def decided_here(save: str, ply: int) -> str:
    """The digest of a table that its computers have played on to that ply."""
    alone = Bridge(GAMES)
    alone.request(json.dumps({"type": "load", "text": save}))
    while alone.table and alone.table.game.ply < ply:
        alone.think(50)
    assert alone.table
    game: Game = alone.table.game
    return game.digest()


def played(talk: WorkerTalk) -> Game:
    """The game of the worker's last table."""
    return Game.load(talk.hear("view")["table"]["save"]["game"])
