"""With Python in the frame: a game on a foreign page without storage, and two games."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from puerto_rico import Game
from puerto_rico.game_type import PUERTO_RICO
from serve import Handler, served
from tabletop.table.table import Table
from toolchain.browsers import installed_browser
from web.around import Around
from web.flags import FLAGS
from web.games.guest import Guest
from web.host_page import HostSite
from web.person import Person
from web.prepared import last_decision, table

pytestmark = pytest.mark.pyodide

REFUSED: Final = """if (window.parent !== window) {
  const refuse = () => { throw new DOMException("", "SecurityError"); };
  IDBFactory.prototype.open = refuse;
  CacheStorage.prototype.open = async () => refuse();
  LockManager.prototype.request = async () => refuse();
  ServiceWorkerContainer.prototype.register = async () => refuse();
  Object.defineProperty(window, "localStorage", { get: refuse });
}"""
"""Makes the browser refuse all storage to frames."""


def test_a_game_in_a_foreign_page_goes_on_from_there_though_nothing_may_be_stored(
    page: Page, host: HostSite, site: str
) -> None:
    page.add_init_script(REFUSED)
    around = Around(page, host, site)
    around.show('players="you,random" seed="3" autostart keep')
    person = in_frame(around)
    for _ in range(4):
        person.decide(person.look())
    before = person.look()
    game, ply = around.value("turn.id"), around.ply()
    expect(around.framed().locator("[data-action=unkept]")).to_have_count(0)
    page.reload()
    person = in_frame(around)
    assert person.look() == before
    assert (around.value("turn.id"), around.ply()) == (game, ply)
    around.attempt("load", table(last_decision()))
    assert person.play().over
    (end,) = around.heard("end")
    assert len(end["points"]) == 2
    page.reload()
    assert in_frame(around).look().over


LATE: Final = """(wait) => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...how) {
    const [real, late] = [open.apply(this, how), {}];
    const pass = (name) => () => {
      late.result = real.result;
      late[name]?.();
    };
    real.onupgradeneeded = pass("onupgradeneeded");
    real.onsuccess = () => setTimeout(pass("onsuccess"), wait);
    return late;
  };
}"""
"""A disk with this delay in milliseconds."""

PATIENT: Final = 5_500
"""Milliseconds after which the page counts a write as lost."""


@pytest.mark.parametrize(("wait", "told"), [(3_000, []), (9_000, ["storage_silent"])])
def test_a_framed_table_tells_a_slow_disk_from_one_that_refuses(
    page: Page, host: HostSite, site: str, wait: int, told: list[str]
) -> None:
    page.add_init_script(f"if (window.parent !== window) ({LATE})({wait})")
    around = Around(page, host, site)
    around.show('players="you,random" seed="3" autostart')
    around.asked()
    page.wait_for_timeout(PATIENT)
    assert [one["id"] for one in around.heard("error")] == told
    expect(around.framed().locator("[data-action=unkept]")).to_have_count(0)
    expect(around.framed().get_by_role("alert")).to_have_text("")


@pytest.mark.long
def test_a_foreign_page_hears_a_whole_game_of_puerto_rico_though_nothing_may_be_stored(
    page: Page, host: HostSite, site: str
) -> None:
    page.add_init_script(REFUSED)
    around = Around(page, host, site)
    around.show('game="puerto-rico" players="you,easy" seed="3" autostart keep')
    guest = Guest(frame_of(around))
    for _ in range(8):
        before = guest.answer()
    page.reload()
    guest = Guest(frame_of(around))
    assert guest.look() == before
    assert guest.play()["over"]
    game = saved_game(around)
    assert game.question is None
    (end,) = around.heard("end")
    assert end["points"] == [score.total for score in game.scores()]
    assert end["winners"] == list(game.winners())
    moves = [one["ply"] for one in around.heard("move")]
    assert moves == [*range(int(before["ply"]) + 1, game.ply + 1)]
    assert around.heard("save")[-1]["game"]["game"] == game.save()
    assert around.heard("error") == []


def saved_game(around: Around) -> Game:
    """The game that the host page receives from the table."""
    save = around.attempt("save")["done"]
    return Table.load(PUERTO_RICO, save).game


def in_frame(around: Around) -> Person:
    """A person at the first table; a frame answers the same questions as a page."""
    return Person(frame_of(around))


def frame_of(around: Around) -> Any:
    """The frame of the first table, once it shows a question or a screen."""
    around.framed().locator("[data-question], [data-screen]").wait_for(timeout=60_000)
    return around.page.frames[1]


# ------------------------------------------------------------ bytes over the network


class Counting(Handler):
    """Records the body of each answer: its path, and its size."""

    sent: list[tuple[str, int]]

    def __init__(self, *args: Any, sent: list[tuple[str, int]], **more: Any) -> None:
        self.sent = sent
        super().__init__(*args, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content = source.read()
        self.sent.append((self.path, len(content)))
        outputfile.write(content)


@pytest.fixture
def kept_profile(playwright: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """A profile on disk, as people have: only such a profile caches larger files."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=installed_browser(), args=FLAGS
    )
    yield context
    context.close()


def test_a_second_table_of_a_page_costs_nothing_of_the_net(
    kept_profile: BrowserContext, host: HostSite, dist: Path
) -> None:
    sent: list[tuple[str, int]] = []
    counting: Any = partial(Counting, sent=sent)
    page = kept_profile.new_page()
    page.add_init_script(REFUSED)
    with served(dist, "/games/", handler=counting) as site:
        around = Around(page, host, site)
        second = 'players="you,easy" autostart reveal="interaction" name="two"'
        around.show('players="you,easy" autostart name="one"', second)
        around.framed(0).locator("[data-question]").wait_for(timeout=60_000)
        around.framed(0).locator("body").evaluate("() => document.fonts.ready.then()")
        assert sum(size for _, size in sent) > 3_000_000
        sent.clear()
        page.get_by_role("button", name="Play").click()
        around.framed(1).locator("[data-question]").wait_for(timeout=60_000)
    assert sent == []
