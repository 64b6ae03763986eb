"""The game in a host page: where it is stored, and which origins it answers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from puerto_rico.game_type import PUERTO_RICO
from sanjuan.game_type import SAN_JUAN
from tabletop.table.registry import Registry
from web.around import Around
from web.complaints import Complaints
from web.emptied import still
from web.host_page import HostSite, frame
from web.stand_in import stand_in
from web.test_framed import NO_STORAGE
from web.waiting import until
from web.words import ENGLISH

GAME: Final = 'players="you,easy" seed="5"'
BEGINS: Final = f"{GAME} autostart"
HOSTILE: Final = Path(__file__).with_name("hostile_messages.js")


# ------------------------------------------------------------ storage


@pytest.mark.first
def test_the_page_around_keeps_a_game_where_the_frame_may_not(
    around: Around, page: Page
) -> None:
    page.add_init_script(NO_STORAGE)
    around.show(f"{BEGINS} keep")
    around.asked()
    around.framed().locator("[data-choice]").first.click()
    around.framed().locator("[data-ply]:not([data-ply='0'])").wait_for()
    around.asked()
    before, game = around.ply(), around.value("turn.id")
    expect(around.framed().locator("[data-action=unkept]")).to_have_count(0)
    page.reload()
    around.asked()
    assert (around.ply(), around.value("turn.id")) == (before, game)


MINE = """addEventListener("save", (event) => {
  event.preventDefault();
  window.mine = event.detail.game;
})"""


NO_STORES: Final = """if (window.parent !== window)
  for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, {
      get() { throw new DOMException("", "SecurityError"); },
    });
"""


@pytest.fixture
def islands(browser: Browser, host: HostSite, site: str) -> Iterator[Around]:
    """A site with a table of Puerto Rico in its page."""
    both = Registry(SAN_JUAN, PUERTO_RICO)
    context = stand_in(still(browser), games=both)
    yield Around(context.new_page(), host, site)
    context.close()


def test_the_page_around_keeps_puerto_rico_where_the_frame_has_no_stores(
    islands: Around,
) -> None:
    around, page = islands, islands.page
    page.add_init_script(NO_STORES)
    around.show(f'game="puerto-rico" {BEGINS} keep')
    around.asked()
    around.framed().locator("[data-option]").first.click()
    around.framed().locator("[data-ply]:not([data-ply='0'])").wait_for()
    around.asked()
    before, game = around.ply(), around.value("turn.id")
    page.reload()
    around.asked()
    assert (around.ply(), around.value("turn.id")) == (before, game)


@pytest.mark.parametrize("wish", [{"edition": "second"}, {"play": "zzz"}])
def test_puerto_rico_refuses_wishes_that_mean_nothing_there(
    islands: Around, wish: dict[str, str]
) -> None:
    islands.show(f'game="puerto-rico" {BEGINS}')
    islands.asked()
    before = islands.value("turn.id")
    assert islands.attempt("start", wish)["id"] == "bad_wish"
    assert islands.value("turn.id") == before


@pytest.mark.first
def test_a_page_that_keeps_a_game_itself_says_so(around: Around, page: Page) -> None:
    page.add_init_script(NO_STORAGE)
    around.show(f"{GAME} keep")
    around.value(MINE)
    around.attempt("start")
    around.asked()
    assert page.evaluate("[mine.id, localStorage.length]") == [
        around.value("turn.id"),
        0,
    ]
    expect(around.framed().locator("[data-action=unkept]")).to_have_count(0)


@pytest.mark.first
def test_what_the_page_around_cannot_keep_either_is_told(
    around: Around, page: Page
) -> None:
    page.add_init_script(NO_STORAGE)
    page.add_init_script("Storage.prototype.setItem = () => { throw Error('full'); }")
    around.show(f"{BEGINS} keep")
    around.asked()
    expect(around.framed().get_by_role("alert")).to_contain_text(
        ENGLISH("error-not-kept")
    )


TOO_LARGE: Final = """try {
  localStorage["san-juan"] = " ".repeat(1e6 + 1);
} catch {}"""


@pytest.mark.first
def test_a_kept_text_that_is_no_game_for_its_size_is_told(
    around: Around, page: Page
) -> None:
    page.add_init_script(TOO_LARGE)
    around.show(f"{GAME} keep")
    around.framed().get_by_role("heading", level=1).wait_for()
    until(page, "heard.some(({ type }) => type === 'error')")
    assert around.heard("error")[0]["id"] == "too_large"


@pytest.mark.first
def test_two_tables_play_two_games(around: Around) -> None:
    around.show(f'{BEGINS} name="one"', f'{BEGINS} name="two" lang="de"')
    for place in range(2):
        around.asked(place)
    around.framed(0).locator("[data-choice]").first.click()
    around.framed(0).locator("[data-ply]:not([data-ply='0'])").wait_for()
    expect(around.framed(1).locator("[data-ply]")).to_have_attribute("data-ply", "0")
    assert len({one["id"] for one in around.heard("start")}) == 2


# ------------------------------------------------------------ origins

KNOCK = """async () => {
  const frame = document.querySelector("iframe").contentWindow;
  const { port1, port2 } = new MessageChannel();
  window.replies = [];
  port1.onmessage = ({ data }) => replies.push(data);
  const hello = { ns: "san-juan", v: 1, id: 0, type: "hello", data: { versions: [1] } };
  frame.postMessage(hello, "*", [port2]);
  window.port = port1;
}"""


@pytest.mark.first
def test_a_page_that_is_not_on_the_list_gets_no_reply(
    around: Around, complaints: Complaints
) -> None:
    complaints.expect("its origin is not on the list of this site")

    def friends(way: Route) -> None:
        way.fulfill(json=["https://friends.example"])

    around.page.route("**/embed-origins.json", friends)
    around.host.show(around.page, frame(f"{around.site}?players=you,easy&start"))
    around.asked()
    around.page.evaluate(KNOCK)
    around.page.wait_for_timeout(300)
    assert around.page.evaluate("replies") == []


@pytest.mark.first
def test_hostile_messages_change_nothing_and_get_no_reply(
    around: Around, complaints: Complaints
) -> None:
    complaints.expect("was not heard")
    complaints.expect("could not be cloned")
    around.host.show(around.page, frame(f"{around.site}?players=you,easy&start"))
    around.asked()
    around.page.add_script_tag(path=HOSTILE)
    before = read_frame(around)
    around.page.evaluate(
        """() => {
          const frame = document.querySelector("iframe").contentWindow;
          for (const one of HOSTILE) frame.postMessage(one, "*");
          for (const one of OUT_OF_PLACE) frame.postMessage(one, "*");
        }"""
    )
    around.page.evaluate(KNOCK)
    around.page.wait_for_function("replies.length >= 3")
    told = around.page.evaluate("replies.length")
    around.page.evaluate(
        "[...HOSTILE, ...OUT_OF_PLACE].forEach((one) => port.postMessage(one))"
    )
    around.page.evaluate(
        "REFUSED.forEach((one, place) => port.postMessage({ ...one, id: 100 + place }))"
    )
    around.page.wait_for_function(
        "replies.filter(({ type }) => type === 'failed').length === REFUSED.length"
    )
    replies = around.page.evaluate("replies")[told:]
    said = [one for one in replies if one["type"] != "resize"]
    assert {one["type"] for one in said} <= {"failed", "error"}
    assert all(one["data"]["message"] for one in said)
    assert read_frame(around) == before


def read_frame(around: Around) -> str:
    """All text at the table."""
    return around.framed().locator("main").inner_text()
