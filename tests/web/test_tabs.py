"""No tab loses a decision to another."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.kept_tables import answers, begin, ply
from web.layout import one_of_them
from web.person import Person
from web.words import ENGLISH

NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })"
ELSEWHERE = ENGLISH("status-elsewhere")


def tab(page: Page, site: str, fault: str = "") -> Person:
    """Another tab of the same browser, at the start screen, perhaps with a fault."""
    person = Person(page.context.new_page())
    person.page.add_init_script(fault)
    person.open(site)
    return person


def go_on(person: Person) -> None:
    person.page.get_by_role("button", name="Continue").click()


def prompt(person: Person) -> Any:
    return person.page.locator(".ask h2")


def test_a_tab_left_at_the_start_screen_offers_what_was_played_since(
    page: Page, site: str
) -> None:
    first = Person(page)
    first.open(site)
    old = tab(page, site)
    begin(page, site)
    expect(old.page.locator(".again")).to_have_count(1)


@pytest.mark.first
def test_only_one_tab_plays_a_game_and_the_other_watches(page: Page, site: str) -> None:
    first = begin(page, site)
    other = tab(page, site)
    go_on(other)
    expect(prompt(other)).to_have_text(ELSEWHERE)
    expect(other.page.locator("button[aria-pressed]")).to_have_count(0)
    first.decide(first.look())
    now = first.look()
    expect(other.page.locator(f"[data-ply='{ply(first)}']")).to_have_count(1)
    assert answers(page)[-1] == ply(first)
    assert now.stage


def test_a_game_is_taken_over_where_it_stands(page: Page, site: str) -> None:
    first = begin(page, site)
    other = tab(page, site)
    go_on(other)
    first.decide(first.look())
    first.look()
    other.page.get_by_role("button", name=ENGLISH("play-here")).click()
    expect(prompt(first)).to_have_text(ELSEWHERE)
    screen = other.look()
    assert ply(other) == ply(first)
    other.decide(screen)
    other.look()
    assert answers(page) == [ply(other)]


@pytest.mark.long
def test_without_locks_an_older_tab_is_told_and_changes_nothing(
    page: Page, site: str
) -> None:
    page.add_init_script(NO_LOCKS)
    first = begin(page, site)
    other = tab(page, site, NO_LOCKS)
    go_on(other)
    screen = other.look()
    first.decide(first.look())
    first.decide(first.look())
    first.look()
    before = answers(page)
    other.decide(screen)
    expect(prompt(other)).to_have_text(ELSEWHERE)
    assert answers(page) == before


FAIL = "() => { throw new DOMException('denied', 'SecurityError'); }"


@one_of_them(
    "fault",
    [
        "window.BroadcastChannel = null",
        f"window.BroadcastChannel = {FAIL}",
        f"BroadcastChannel.prototype.postMessage = {FAIL}",
        f"LockManager.prototype.request = {FAIL}",
    ],
)
def test_a_browser_without_broadcasts_or_locks_plays_all_the_same(
    page: Page, site: str, fault: str
) -> None:
    page.add_init_script(fault)
    person = begin(page, site)
    assert answers(page) == [ply(person)]
    expect(page.locator("[data-action=unkept]")).to_have_count(0)
