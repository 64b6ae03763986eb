"""The deal of the day: begun, resumed, ended, shared, under any clock."""

import json
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from sanjuan import deal_of_the_day
from sanjuan.days import DAYS
from web.days import (
    MONDAY,
    SATURDAY,
    SUNDAY,
    clock,
    end,
    entry,
    opened,
    played,
    press,
    put,
)
from web.disk import key
from web.form import CHANGE
from web.layout import LONGEST_FIRST, one_of_them
from web.person import Person
from web.prepared import over
from web.visitor import Visitor
from web.words import ENGLISH, Words

BEGUN: Final[tuple[Literal["options"], Literal["seed"]]] = ("options", "seed")
NO_SENDING = "delete Navigator.prototype.share"
KEPT_COPY = """if (navigator.clipboard)
  navigator.clipboard.writeText = async (text) => { window.copied = text }"""
NO_COPY = """if (navigator.clipboard)
  navigator.clipboard.writeText = () => Promise.reject()"""

pytestmark = pytest.mark.own_profile
"""A set clock stays set in its page."""


# ---------------------------------------------------------------- beginning


@pytest.mark.first
def test_it_begins_as_what_python_deals_on_that_day(page: Page, site: str) -> None:
    person = opened(page, site, MONDAY)
    press(page, "day-play")
    person.look()
    begun = json.loads(person.save())
    dealt = deal_of_the_day(MONDAY).save()
    assert [begun["game"][key] for key in BEGUN] == [dealt[key] for key in BEGUN]
    assert begun["serious"]
    assert [one["kind"] for one in begun["players"]] == ["person", *DAYS[0].others]


def test_a_game_that_is_begun_is_gone_on_with(page: Page, site: str) -> None:
    person = opened(page, site, MONDAY)
    press(page, "day-play")
    person.decide(person.look())
    person.look()
    id = json.loads(person.save())["id"]
    person.leave()
    press(page, "day-go-on")
    person.look()
    assert json.loads(person.save())["id"] == id


def test_it_is_reached_and_begun_by_keyboard(page: Page, site: str) -> None:
    person = opened(page, site, MONDAY)
    button = entry(page).get_by_role("button", name=ENGLISH("day-play"))
    page.locator(CHANGE).focus()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    person.look()


@one_of_them("language", LONGEST_FIRST)
def test_it_is_worded_in_each_language(page: Page, site: str, language: str) -> None:
    say = Words(language)
    clock(page, MONDAY)
    page.goto(f"{site}?lang={language}")
    Person(page, say).ready()
    put(page, d20261121=played(20), d20261122=played(30))
    page.reload()
    expect(entry(page, say)).to_contain_text("23")
    expect(entry(page, say)).to_contain_text(say("day-row", days=2))


def test_a_page_inside_another_one_has_none(page: Page, site: str) -> None:
    page.goto(f"{site}?embed")
    Person(page).ready()
    expect(entry(page)).to_have_count(0)


# ---------------------------------------------------------------- results


@pytest.mark.first
def test_the_result_is_kept_and_told_at_the_end_and_at_the_start(
    page: Page, site: str
) -> None:
    opened(page, site, MONDAY)
    put(
        page,
        d20261122=played(30),
        d20261123={**played(0, "day-of-test"), "points": None},
    )
    page.reload()
    Person(page).ready()
    end(page, serious=True)
    points = over().scores()[0].total
    result = ENGLISH("day-result", points=points, place=2, seats=2)
    expect(page.locator(".win")).to_contain_text(result)
    expect(page.locator(".win")).to_contain_text(ENGLISH("day-row", days=2))
    press(page, "end-new")
    expect(entry(page)).to_contain_text(result)
    expect(entry(page).get_by_role("button", name=ENGLISH("day-play"))).to_have_count(0)


def test_a_line_of_it_is_shared(page: Page, site: str) -> None:
    page.add_init_script(NO_SENDING)
    page.add_init_script(KEPT_COPY)
    opened(page, site, MONDAY)
    put(page, d20261123=played(34))
    page.reload()
    press(page, "day-share")
    expect(entry(page).get_by_role("status")).to_have_text(ENGLISH("share-copied"))
    result = ENGLISH("day-result", points=34, place=1, seats=2)
    line = ENGLISH("day-line", day="November 23, 2026", result=result)
    row = ENGLISH("day-row", days=1)
    assert page.evaluate("copied") == f"{line} · {row} · {site}?play=san-juan"


def test_where_a_page_may_not_copy_the_line_is_told(page: Page, site: str) -> None:
    page.add_init_script(NO_SENDING)
    page.add_init_script(NO_COPY)
    opened(page, site, MONDAY)
    put(page, d20261123=played(34))
    page.reload()
    press(page, "day-share")
    expect(page.get_by_role("alert")).to_contain_text("34 points")


def test_a_game_that_is_serious_no_more_is_no_result(page: Page, site: str) -> None:
    opened(page, site, MONDAY)
    put(page, d20261123={**played(0, "day-of-test"), "points": None})
    page.reload()
    Person(page).ready()
    end(page, lapsed=True)
    press(page, "end-new")
    expect(entry(page).locator("[data-action=day]")).to_be_visible()


# ---------------------------------------------------------------- the clock


def test_a_clock_set_back_takes_nothing_and_gives_nothing(
    page: Page, site: str
) -> None:
    opened(page, site, MONDAY)
    put(page, d20261122=played(30), d20261123=played(34))
    for day in (SUNDAY, SATURDAY, MONDAY):
        opened(page, site, day)
        expect(entry(page)).to_contain_text(ENGLISH("day-row", days=2))
    expect(entry(page)).to_contain_text("34 points")
    opened(page, site, SUNDAY)
    expect(entry(page)).to_contain_text("30 points")


def test_a_day_left_out_ends_the_row(page: Page, site: str) -> None:
    opened(page, site, MONDAY)
    put(page, d20261121=played(30))
    page.reload()
    expect(entry(page)).to_contain_text("November 23")
    expect(entry(page)).not_to_contain_text(ENGLISH("day-row", days=1))


@one_of_them("spoilt", ["{", "7", '{"days": {"2026-11-23": 7}}'])
def test_what_is_spoilt_in_the_browser_hides_nothing(
    page: Page, site: str, spoilt: str
) -> None:
    opened(page, site, MONDAY)
    page.evaluate(f"one => localStorage.setItem({key('days')}, one)", spoilt)
    page.reload()
    expect(entry(page)).to_contain_text(ENGLISH("day-note"))
    press(page, "day-play")
    Person(page).look()


def test_a_visitor_of_the_day_meets_no_hint_and_no_undo(page: Page, site: str) -> None:
    opened(page, site, MONDAY)
    press(page, "day-play")
    Visitor(page).look()
    for gone in ("hint-button", "undo"):
        expect(page.get_by_role("button", name=ENGLISH(gone))).to_have_count(0)
