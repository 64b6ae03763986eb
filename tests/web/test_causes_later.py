"""A part that does not come after the start, or after an update: told, and mended."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.causes import wait_for
from web.complaints import Complaints
from web.faults import Host, faulty
from web.form import start_button
from web.loading import KEPT, wait_until_ready
from web.person import READY
from web.waiting import until
from web.words import ENGLISH


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with faulty(dist) as host:
        yield host


# ------------------------------------------------------------ after an update


@pytest.mark.pyodide
def test_a_file_that_is_gone_after_an_update_comes_by_reloading(
    page: Page, host: Host, complaints: Complaints
) -> None:
    """The service worker would answer with the page of the old version again."""
    complaints.expect("404")
    page.goto(f"{host.address}?seed=7#rules")
    wait_until_ready(page)
    page.evaluate(KEPT)
    lose(page, "tabletop-")
    host.missing = "tabletop-"
    page.reload()
    wait_for(page, "file_gone", "tabletop-")
    host.heal()
    host.asked.clear()
    page.get_by_role("button", name=ENGLISH("reload")).click()
    wait_until_ready(page)
    assert any(path.endswith("?seed=7&fresh") for path in host.asked)
    assert page.url == f"{host.address}?seed=7#rules"


@pytest.mark.pyodide
def test_a_sign_in_behind_the_service_worker_comes_by_reloading(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("")
    page.goto(host.address)
    wait_until_ready(page)
    page.evaluate(KEPT)
    lose(page, "tabletop-")
    host.elsewhere = "/"
    page.reload()
    wait_for(page, "signed_out", "tabletop-")
    page.get_by_role("button", name=ENGLISH("reload")).click()
    expect(page).to_have_title("Sign in")


def lose(page: Page, part: str) -> None:
    """Take a file, and Python's memory, out of all that the browser has stored."""
    page.evaluate(LOSE, part)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


LOSE: Final = """async (part) => {
  for (const name of await caches.keys()) {
    const store = await caches.open(name);
    for (const { url } of await store.keys()) {
      const isMemory = name.startsWith("sanjuan-memory");
      if (isMemory || url.includes(part)) await store.delete(url);
    }
  }
}"""


@pytest.mark.pyodide
def test_without_a_network_reloading_leads_back_to_the_stored_page(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("")
    page.goto(host.address)
    wait_until_ready(page)
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto(f"{host.address}?fresh")
    wait_until_ready(page)
    assert page.url == host.address


# ------------------------------------------------------------ lazy parts


def broken(page: Page, part: str) -> None:
    """Let a file be gone from the host."""
    page.route(f"**/{part}*", lambda way: way.fulfill(status=404))


def open_book(page: Page) -> None:
    page.get_by_role("button", name="How to play").click()


def open_credits(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH("credits-button")).click()


def open_statistics(page: Page) -> None:
    page.get_by_role("button", name="Statistics").click()


def open_puzzles(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH("puzzles-button")).click()


def open_lessons(page: Page) -> None:
    page.locator("[data-action=lessons]").first.click()


def open_lesson(page: Page) -> None:
    page.locator("[data-action=learn]").first.click()


def choose_german(page: Page) -> None:
    page.locator("#language").select_option("de")


def choose_game(page: Page) -> None:
    page.get_by_role("navigation", name="Games").get_by_role("link").last.click()


LAZY: Final[dict[str, Callable[[Page], None]]] = {
    "late-": open_credits,
    "book-": open_book,
    "en-statistics": open_statistics,
    "puzzles-": open_puzzles,
    "en-san_juan-lessons": open_lessons,
    "first-": open_lesson,
    "de-house": choose_german,
    "game-puerto_rico": choose_game,
    "puerto_rico-*.css": choose_game,
    "puerto_rico-*.bin": choose_game,
    "en-puerto_rico": choose_game,
}
"""The way to each part that comes later, by its file."""


@pytest.mark.own_profile
@pytest.mark.first("late-")
@pytest.mark.parametrize("part", LAZY)
def test_a_later_part_that_is_gone_is_told_with_a_way_to_the_new_version(
    page: Page, site: str, complaints: Complaints, part: str
) -> None:
    complaints.expect("404|Failed to fetch|preload|MIME")
    broken(page, part)
    page.goto(site)
    until(page, READY, ENGLISH("loading-ready"))
    LAZY[part](page)
    wait_for(page, "file_gone", r"[\w. -]*")
    expect(page.locator(".alert [data-action=reload]")).to_be_visible()


@pytest.mark.own_profile
def test_a_page_without_any_game_says_why(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("")
    host.missing = "game-"
    page.goto(host.address)
    wait_for(page, "file_gone", "game-")
    host.heal()
    page.get_by_role("button", name=ENGLISH("retry")).click()
    start_button(page).wait_for()
