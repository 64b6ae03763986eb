"""Back closes the topmost thing that is open, and leaves the page from the start."""

import pytest
from playwright.sync_api import Page, expect

from web.person import Person
from web.waiting import until
from web.words import ENGLISH

BEFORE = "about:blank#before"
"""The history entry before the page."""

SETTLED = "!history.state?.dialog"
"""Whether the history has left the entry of a dialog."""


@pytest.fixture
def person(page: Page, site: str) -> Person:
    """A person at a table."""
    page.goto(BEFORE)
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    return person


def open_menu(person: Person) -> None:
    person.menu()
    person.page.get_by_role("dialog").wait_for()


def expect_no_dialog(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_have_count(0)
    until(page, SETTLED)


def go_home(page: Page) -> None:
    """Go back from a table: the start screen offers to continue."""
    page.go_back()
    page.get_by_role("button", name=ENGLISH("continue-button")).wait_for()


def leave(page: Page) -> None:
    """Go back from the start screen."""
    page.go_back()
    assert page.url == BEFORE


@pytest.mark.first
def test_back_closes_a_dialog_and_the_focus_returns(person: Person) -> None:
    page, before = person.page, person.seen[-1]
    open_menu(person)
    page.go_back()
    expect_no_dialog(page)
    assert person.look() == before
    expect(page.get_by_role("button", name=ENGLISH("menu"))).to_be_focused()
    go_home(page)
    leave(page)


def test_a_dialog_that_took_the_place_of_another_is_closed_at_once(
    person: Person,
) -> None:
    open_menu(person)
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ENGLISH("settings-title")).click()
    dialog.get_by_role("heading", name=ENGLISH("settings-title")).wait_for()
    person.page.go_back()
    expect_no_dialog(person.page)


@pytest.mark.parametrize("how", ["button", "Escape"])
def test_after_a_dialog_was_closed_back_leads_to_the_start_screen(
    person: Person, how: str
) -> None:
    for _ in range(2):
        open_menu(person)
        if how == "button":
            person.close()
        else:
            person.page.keyboard.press("Escape")
        expect_no_dialog(person.page)
    go_home(person.page)
    leave(person.page)


@pytest.mark.first
def test_forward_after_back_opens_nothing_and_breaks_nothing(person: Person) -> None:
    open_menu(person)
    person.page.go_back()
    expect_no_dialog(person.page)
    person.page.go_forward()
    expect_no_dialog(person.page)
    open_menu(person)
    person.page.go_back()
    expect_no_dialog(person.page)
    go_home(person.page)
    leave(person.page)


def test_a_page_that_is_loaded_anew_with_a_dialog_open_is_left_by_one_step(
    person: Person,
) -> None:
    open_menu(person)
    until(person.page, "history.state?.dialog")
    person.page.reload()
    person.ready()
    expect_no_dialog(person.page)
    person.page.go_back()
    assert person.page.url == BEFORE


def test_the_way_back_from_a_link_in_a_dialog_leads_to_the_page(
    page: Page, site: str
) -> None:
    page.goto(BEFORE)
    Person(page).open(site)
    page.get_by_role("button", name=ENGLISH("credits-button")).click()
    page.get_by_role("dialog").wait_for()
    page.get_by_role("link", name=ENGLISH("credits-licences")).click()
    page.wait_for_url("**/notice.txt")
    page.go_back()
    Person(page).ready()
    expect_no_dialog(page)
    page.go_back()
    assert page.url == BEFORE


def test_a_place_within_the_page_is_gone_to_as_ever(person: Person, site: str) -> None:
    person.page.evaluate("location.hash = 'here'")
    open_menu(person)
    person.page.go_back()
    expect_no_dialog(person.page)
    assert person.page.url == f"{site}#here"
    person.page.go_back()
    assert person.page.url == site
    assert person.look().stage
    go_home(person.page)


def test_a_language_that_was_chosen_stays_when_its_dialog_is_closed(
    person: Person,
) -> None:
    page = person.page
    page.keyboard.press(",")
    page.get_by_role("dialog").get_by_label(ENGLISH("language-label")).select_option(
        "de"
    )
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.go_back()
    expect_no_dialog(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_a_reload_of_a_table_shows_the_start_screen_at_its_place(
    person: Person,
) -> None:
    person.page.reload()
    person.ready()
    until(person.page, "history.state?.depth === 0")
    leave(person.page)


def test_forward_to_a_table_that_was_left_opens_nothing(person: Person) -> None:
    page = person.page
    go_home(page)
    page.go_forward()
    until(page, "history.state?.depth === 0")
    page.get_by_role("button", name=ENGLISH("continue-button")).click()
    person.look()
    go_home(page)
    leave(page)


def test_back_from_a_replay_leads_to_its_game(person: Person) -> None:
    page = person.page
    person.decide(person.seen[-1])
    before = person.look()
    open_menu(person)
    page.get_by_role("button", name=ENGLISH("replay-button")).click()
    page.locator("[data-screen=replay]").wait_for()
    page.go_back()
    page.locator("[data-screen=replay]").wait_for(state="detached")
    assert person.look() == before
    go_home(page)
    leave(page)


@pytest.mark.first
def test_back_from_statistics_leads_to_the_start_screen(page: Page, site: str) -> None:
    page.goto(BEFORE)
    person = Person(page)
    person.open(site)
    page.get_by_role("button", name=ENGLISH("statistics-title")).click()
    until(page, "history.state?.depth === 1")
    page.go_back()
    person.ready()
    leave(page)


def test_a_game_that_is_left_out_of_its_menu_leaves_no_place_behind(
    person: Person,
) -> None:
    person.leave()
    expect_no_dialog(person.page)
    person.page.go_back()
    assert person.page.url == BEFORE


@pytest.mark.first
def test_back_from_a_game_that_its_address_began_leads_to_the_start_screen(
    page: Page, site: str
) -> None:
    page.goto(BEFORE)
    page.goto(f"{site}?players=you,easy&seed=2&start")
    person = Person(page)
    person.look()
    page.go_back()
    person.ready()
    leave(page)
