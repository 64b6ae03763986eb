"""The form of a new game: its choices, its texts, its memory."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from web.form import open_form
from web.layout import DRAWN, SIZES
from web.loading import wait_until_drawn
from web.person import Person

SMALL: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 320, "height": 568},
]
"""Small phones."""


def form(page: Page) -> Locator:
    return open_form(page)


def test_what_went_wrong_covers_no_button(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_drawn(page)
    Person(page).give("{}")
    notice = page.get_by_role("alert").get_by_role("paragraph")
    for window in (*SIZES.values(), *SMALL):
        page.set_viewport_size(window)
        page.evaluate("scrollTo(0, 0)")
        told, screen = notice.bounding_box(), page.locator(".start").bounding_box()
        assert told and screen and told["y"] + told["height"] <= screen["y"], window


def test_how_to_play_is_the_beginning_of_the_book(page: Page, site: str) -> None:
    Person(page).open(site)
    page.get_by_role("button", name="How to play").click()
    told = page.get_by_role("dialog", name="Rules and cards")
    expect(told.locator(".panels li")).to_have_count(6)
    expect(told).to_contain_text("Twelve buildings end the game.")
    for role in ("Builder", "Producer", "Trader", "Councillor", "Prospector"):
        expect(told.locator("dt", has_text=role)).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.get_by_role("button", name="How to play")).to_be_focused()


def test_the_rules_of_puerto_rico_begin_with_pictures(page: Page, site: str) -> None:
    page.goto(f"{site}?play=puerto-rico")
    page.locator("[data-action=how-to]").click()
    expect(page.locator(".panels .scene")).to_have_count(8)
    expect(page.locator(".panels .scene:empty")).to_have_count(0)


def test_what_is_set_under_the_fold_is_told_on_it(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_drawn(page)
    Person(page).open_form()
    fold = page.locator(".more > summary")
    expect(fold).to_contain_text("first edition")
    Person(page).unfold()
    for option in ("Second", "New Buildings", "Choose-four start"):
        form(page).get_by_text(option, exact=True).click()
    form(page).get_by_label("Seed").fill("7")
    fold.click()
    chosen = "second edition with New Buildings · Choose-four start · Seed 7"
    expect(fold).to_contain_text(chosen)


@pytest.mark.first
def test_what_is_wrong_under_the_fold_is_shown(page: Page, site: str) -> None:
    page.goto(site)
    Person(page).unfold()
    form(page).get_by_label("Seed").fill("seven")
    page.locator(".more > summary").click()
    form(page).locator("[data-action=begin]").click()
    expect(form(page).get_by_label("Seed")).to_be_focused()


def test_a_field_without_a_name_says_whom_it_is_for(page: Page, site: str) -> None:
    page.goto(site)
    names = form(page).get_by_role("textbox", name="Name")
    expect(names.nth(0)).to_have_attribute("placeholder", "You")
    expect(names.nth(1)).to_have_attribute("placeholder", "Tomás")
    form(page).get_by_label("Player, seat 2").select_option(label="Person")
    expect(names.nth(0)).to_have_attribute("placeholder", "Player 1")
    expect(names.nth(1)).to_have_attribute("placeholder", "Player 2")


def test_the_options_say_what_they_mean(page: Page, site: str) -> None:
    page.goto(site)
    Person(page).unfold()
    first, second = (
        form(page).get_by_role("radio", name=edition, exact=True)
        for edition in ("First", "Second")
    )
    expect(first).to_be_checked()
    expect(first).to_have_accessible_description(re.compile(r"^110 cards\."))
    form(page).get_by_text("Second", exact=True).click()
    expect(second).to_have_accessible_description(re.compile(r"^112 cards\."))
    for name in ("New Buildings", "Choose-four start"):
        option = form(page).get_by_role("switch", name=name)
        expect(option).to_have_accessible_description(re.compile(".{30}"))


@pytest.mark.first
def test_the_options_are_set_with_the_keyboard_and_remembered(
    page: Page, site: str
) -> None:
    page.goto(site)
    wait_until_drawn(page)
    Person(page).unfold()
    edition = form(page).get_by_role("radio", name="First", exact=True)
    edition.focus()
    page.keyboard.press("ArrowRight")
    for _ in range(3):
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
    page.reload()
    Person(page).unfold()
    second = form(page).get_by_role("radio", name="Second", exact=True)
    expect(second).to_be_checked()
    for switch in form(page).get_by_role("switch").all():
        expect(switch).to_be_checked()


def test_a_saved_table_says_what_it_is(page: Page, site: str) -> None:
    person = Person(page)
    person.open(site)
    person.set_sail(
        "Person", "Computer, medium", edition="Second", expansion=True, seed=5
    )
    person.look()
    person.menu()
    said = "2 players, second edition with New Buildings, seed 5"
    expect(page.get_by_role("dialog")).to_contain_text(said)
    person.close()
    page.reload()
    again = page.get_by_role("region", name="Your last game")
    expect(again).to_contain_text(
        "Round 1 · 2 players, second edition with New Buildings"
    )


@pytest.mark.first
def test_enter_in_a_field_begins_unless_something_is_wrong(
    page: Page, site: str
) -> None:
    Person(page).open(site)
    Person(page).unfold()
    seed = form(page).get_by_label("Seed")
    seed.fill("seven")
    seed.press("Enter")
    expect(seed).to_be_focused()
    seed.fill("7")
    seed.press("Enter")
    page.locator("[data-question]").wait_for()
    Person(page).menu()
    expect(page.get_by_role("dialog")).to_contain_text("seed 7")


SEVEN_THEN_7 = """(seed) => {
  const type = (text) => {
    seed.value = text;
    seed.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("seven");
  seed.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  type("7");
}"""
"""A seed refused, and corrected before the page is drawn again."""


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


def test_the_field_of_a_name_shows_it_as_the_table_will(person: Person) -> None:
    field = form(person.page).locator("#name-1")
    for written, shown in (
        ("\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"),
        ("A\u202e\u200dda", "Ada"),
        (" Ada\u200b", "Ada"),
        ("\U0001fae9\U0001f6d8", "\U0001fae9\U0001f6d8"),
        (FAMILY * 25, FAMILY * 24),
    ):
        field.fill(written)
        field.blur()
        expect(field).to_have_value(shown)


def test_what_is_written_before_the_page_is_drawn_again_stays(person: Person) -> None:
    person.unfold()
    seed = form(person.page).get_by_label("Seed")
    seed.evaluate(SEVEN_THEN_7)
    person.page.evaluate(DRAWN)
    expect(seed).to_have_value("7")
    seed.press("Space")
    seed.press("Enter")
    person.look()
    person.menu()
    expect(person.page.get_by_role("dialog")).to_contain_text("seed 7")


def test_the_longer_start_lets_everybody_keep_four_cards(person: Person) -> None:
    person.set_sail("Person", "Computer, medium", seed=11, choose_four=True)
    start = person.look()
    assert (start.stage, start.to_choose, len(start.offered)) == ("start_hand", 4, 5)
    kept = [start.offered[place] for place in (0, 2, 3, 4)]
    person.choose([0, 2, 3, 4])
    assert sorted(person.look().hand) == sorted(kept)


def test_the_same_seed_gives_the_same_first_hand(person: Person) -> None:
    hands = []
    for seed in (11, 11, 12):
        person.set_sail("Person", "Computer, medium", seed=seed)
        hands.append(person.look().hand)
        person.leave()
    assert hands[0] == hands[1] != hands[2]
    assert len(hands[0]) == 4
