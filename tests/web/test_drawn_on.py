"""A drawing that throws is closed with a notice; odd addresses do not throw."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.complaints import Complaints
from web.historian import Historian, finished
from web.prepared import asking
from web.test_book import book, heading
from web.visitor import Visitor
from web.words import ENGLISH

ODD: Final = (
    *("__proto__", "constructor", "valueOf", "toString", "hasOwnProperty"),
    *("", "x" * 80, "%D7%A2%E2%80%AE%00", "%F0%9F%91%A8%E2%80%8D", "-1", "1e999"),
)
NAMES: Final = (
    *("players", "seats", "level", "names", "edition", "expansion", "choose_four"),
    *("serious", "seed", "lang", "theme", "start", "continue", "embed", "muted"),
    *("save", "at", "beat", "deal", "game", "book", "card", "rule", "moved"),
)

DAYS: Final = """() => {
  const today = new Date().toISOString().slice(0, 7);
  const played = { table: "", counts: false, points: null, place: 0, seats: 0 };
  const days = { [`${today}-99`]: played };
  localStorage.setItem("san-juan-days", JSON.stringify({ days }));
}"""
"""Stores a day that no calendar has, as an earlier version did."""

LISTS_NO_ENTRIES: Final = """() => {
  const { filter } = Array.prototype;
  Array.prototype.filter = function (...how) {
    if (this[0]?.told) throw new Error("no day");
    return filter.apply(this, how);
  };
}"""
"""Makes the book throw when it is drawn."""

FORMATS_NO_DAY: Final = """() => Object.defineProperty(
  Intl.DateTimeFormat.prototype, "format",
  { get() { throw new RangeError("no day") } })"""


@pytest.mark.first
def test_a_place_that_the_book_has_not_leads_to_its_beginning(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    for place in ("book", "card", "rule"):
        for odd in ODD[:5]:
            page.evaluate("place => location.hash = place", f"{place}={odd}")
            expect(book(page).locator(".leaf")).to_have_attribute(
                "data-at", f"{place}={odd}"
            )
            expect(heading(page)).to_have_text(ENGLISH("how-to-title"))
    visitor.close()


def test_whatever_an_address_says_the_page_is_drawn(page: Page, site: str) -> None:
    for sign in ("?", "#"):
        for odd in ODD:
            page.goto("about:blank")
            page.goto(site + sign + "&".join(f"{name}={odd}" for name in NAMES))
            page.get_by_role("heading", level=1).wait_for()
    page.goto("about:blank")
    page.goto(f"{site}#{'x' * 100_000}&book={'y' * 100_000}")
    page.get_by_role("heading", level=1).wait_for()
    page.goto("about:blank")


def test_a_day_there_is_not_empties_no_start_screen(
    historian: Historian, page: Page
) -> None:
    page.evaluate(DAYS)
    page.reload()
    historian.ready()
    expect(page.locator("[data-action=day]")).to_be_visible()


@pytest.mark.first
def test_a_dialog_that_throws_is_closed_and_the_table_is_played_on(
    person: Visitor, complaints: Complaints
) -> None:
    complaints.expect("no day")
    page = person.page
    person.come_to(asking("role"))
    page.evaluate(LISTS_NO_ENTRIES)
    page.keyboard.press("b")
    told = page.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-not-drawn"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=ENGLISH("notice-close")).click()
    before = person.look()
    person.decide(before)
    assert person.look() != before


def test_what_of_a_screen_throws_is_left_out_and_told(
    historian: Historian, page: Page, complaints: Complaints
) -> None:
    complaints.expect("no day")
    historian.remember(finished(1))
    historian.press("statistics-close")
    page.evaluate(FORMATS_NO_DAY)
    screen = historian.statistics()
    expect(screen.locator("[data-action=export]")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("error-not-drawn"))


@pytest.mark.parametrize("wrong", ["days", "tables"])
def test_what_is_unsound_in_a_file_is_not_kept(
    historian: Historian, page: Page, wrong: str
) -> None:
    played = {"table": "", "counts": False, "points": None, "place": 0, "seats": 0}
    record = {
        "id": "x",
        "stamp": "x",
        "when": 1,
        "text": "no save",
        "round": 1,
        "over": False,
        "edition": "first",
        "expansion": False,
        "players": [{"name": "Ada", "total": 1}, {"name": "", "total": 0}],
    }
    given = {"days": {"days": {"2026-11-99": played}}, "tables": [record]}
    historian.statistics()
    begun = {"format": "sanjuan-backup", "version": 1, "finished": [], "tables": []}
    historian.take_over(json.dumps({**begun, wrong: given[wrong]}))
    expect(page.locator("[data-place=added]")).to_be_visible()
    page.reload()
    historian.ready()
    expect(page.locator("[data-action=day]")).to_be_visible()
    expect(page.locator("[data-action=continue]")).to_have_count(0)
