"""The calendar of the days, par in the header, and the picture of a city."""

import re
from collections.abc import Iterator
from struct import unpack

import pytest
from playwright.sync_api import Locator, Page, expect

from tabletop.base.tasks import Steps
from web.days import MONDAY, SUNDAY, end, opened, played, press, put
from web.layout import SIZES
from web.person import Person
from web.test_screens import THEMES, found_by_axe, wrong_on_a_phone
from web.words import ENGLISH

NO_SENDING = "delete Navigator.prototype.canShare"

pytestmark = pytest.mark.own_profile
"""A set clock stays set in its page."""


@pytest.fixture
def calendar(page: Page, site: str) -> Locator:
    """The calendar on a Monday, after a deal of the Sunday before it."""
    opened(page, site, MONDAY)
    put(page, d20261122=played(30), d20261121=7)
    page.reload()
    Person(page).ready()
    press(page, "days-button")
    return page.get_by_role("dialog", name=ENGLISH("days-title"))


def day(calendar: Locator, date: str) -> Locator:
    return calendar.locator(f"[data-day='{date}']")


def quick_par(_: object) -> Steps[int]:
    """Instead of a game of computers."""
    yield 0.5
    return 28


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the par of every day 28, at once."""
    monkeypatch.setattr("tabletop.table.daily._played", quick_par)


@pytest.mark.first
def test_a_day_is_chosen_by_keyboard_and_escape_leads_back(
    quick: None, calendar: Locator
) -> None:
    page = calendar.page
    page.keyboard.press("Tab")
    expect(calendar.get_by_role("button", name=ENGLISH("close"))).to_be_focused()
    day(calendar, MONDAY).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    chosen = day(calendar, "2026-11-17")
    expect(chosen).to_be_focused()
    page.keyboard.press("Enter")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(calendar).to_contain_text(ENGLISH("days-past"))
    expect(calendar).to_contain_text(ENGLISH("day-par", par=28))
    page.keyboard.press("Escape")
    button = page.get_by_role("button", name=ENGLISH("days-button"))
    expect(button).to_be_focused()


def test_the_calendar_is_one_tab_stop_that_begins_at_today(calendar: Locator) -> None:
    stops = calendar.locator("[data-day][tabindex='0']")
    expect(stops).to_have_count(1)
    expect(stops).to_have_attribute("data-day", MONDAY)


def test_a_result_is_in_the_calendar_and_days_to_come_are_closed(
    calendar: Locator,
) -> None:
    told = ENGLISH("day-result", points=30, place=1, seats=2)
    name = f"{ENGLISH('days-won')}, {told}"
    expect(day(calendar, SUNDAY)).to_have_accessible_name(re.compile(name))
    expect(day(calendar, "2026-11-24")).to_be_disabled()
    for name in ("days-previous", "days-next"):
        expect(calendar.get_by_role("button", name=ENGLISH(name))).to_be_disabled()


def test_days_that_are_damaged_get_a_sentence(calendar: Locator) -> None:
    lost = calendar.get_by_role("status")
    expect(lost).to_have_text(ENGLISH("days-lost", count=1))


@pytest.mark.first
def test_the_header_names_the_day_its_opponents_and_par(
    quick: None, page: Page, site: str
) -> None:
    person = opened(page, site, MONDAY)
    press(page, "day-play")
    person.look()
    occasion = page.get_by_role("banner").locator(".occasion")
    opponents = ENGLISH("day-opponents", count=1, level=ENGLISH("kind-hard.short"))
    told = ENGLISH("day-of", day="November 23", opponents=opponents)
    expect(occasion).to_contain_text(f"{told} · {ENGLISH('day-par', par=28)}")


def to_skyline(page: Page, site: str) -> Locator:
    """The picture of the city, after a deal of the day."""
    opened(page, site, MONDAY)
    put(page, d20261123={**played(0, "day-of-test"), "points": None})
    page.reload()
    Person(page).ready()
    end(page, serious=True)
    for button in ("share-button", "end-picture-title"):
        press(page, button)
    return page.get_by_role("dialog", name=ENGLISH("end-picture-title"))


def test_the_picture_of_a_city_is_as_large_as_a_message_shows_whole(
    page: Page, site: str
) -> None:
    page.add_init_script(NO_SENDING)
    expect(to_skyline(page, site)).to_contain_text("November 23, 2026")
    with page.expect_download() as saved:
        press(page, "end-picture-send")
    assert saved.value.suggested_filename.endswith(f"-{MONDAY}.png")
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert unpack(">II", picture[16:24]) == (1200, 630)


def dialogs(page: Page, site: str) -> Iterator[str]:
    """The dialogs of the day and of the start screen, one after the other."""
    to_skyline(page, site)
    yield "skyline"
    Person(page).close()
    page.locator(".others summary").click()
    press(page, "end-new")
    for name in ("days-button", "puzzles-button", "setup-change"):
        press(page, name)
        page.get_by_role("dialog").wait_for()
        yield name
        Person(page).close()


def test_everybody_can_use_these_dialogs_on_a_phone(
    quick: None, page: Page, site: str
) -> None:
    page.set_viewport_size(SIZES["phone"])
    found = [
        f"{name}: {one}"
        for name in dialogs(page, site)
        for one in (*wrong_on_a_phone(page), *found_by_axe(page, *THEMES))
    ]
    assert not found, "\n".join(found)
