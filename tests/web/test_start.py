"""The start screen: its cards in each state, and what is above the fold."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.form import CHANGE, START, open_form, start_button
from web.layout import LONGEST_FIRST, SIZES, one_of_them
from web.loading import wait_until_drawn
from web.person import Person
from web.prepared import asking, over, table, text
from web.visitor import Visitor
from web.words import ENGLISH

SMALL: Final[list[ViewportSize]] = [
    {"width": 390, "height": 664},
    {"width": 360, "height": 560},
    {"width": 740, "height": 360},
    {"width": 320, "height": 568},
]
"""Phones with the browser's bars in view."""
CUT: Final = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const title = Math.max(box(".title h1").bottom, box(".title p").bottom);
  return title - box(".harbour").top;
}"""
"""The height by which title or motto reach into the picture."""


@pytest.mark.first
def test_a_first_visit_sees_the_buttons_that_begin(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_drawn(page)
    for window in (*SIZES.values(), *SMALL):
        page.set_viewport_size(window)
        for button in ("[data-action=learn]", START, CHANGE):
            seen = expect(page.locator(button), str(window))
            seen.to_be_in_viewport(ratio=0.99)
        assert page.evaluate(CUT) <= 0, window


@pytest.mark.first
@pytest.mark.parametrize("seats", [(2,), (2, 4)])
def test_all_of_it_fits_on_a_phone(person: Visitor, seats: tuple[int, ...]) -> None:
    page = person.page
    page.set_viewport_size(SMALL[0])
    expect(page.locator("body")).to_have_js_property("scrollHeight", 664)
    for count in seats:
        person.come_to(asking("pay", count))
        person.leave()
    expect(page.locator("[data-action=continue]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") == 664


@one_of_them("language", LONGEST_FIRST)
def test_a_newcomer_sees_all_of_it_on_the_least_phone(
    page: Page, site: str, language: str
) -> None:
    page.set_viewport_size(SMALL[1])
    page.goto(f"{site}?lang={language}")
    wait_until_drawn(page)
    assert page.evaluate("document.documentElement.scrollHeight") == 560


@pytest.mark.first
def test_one_press_plays_on_with_the_last_set_up(person: Visitor) -> None:
    form = open_form(person.page)
    form.get_by_text("3", exact=True).click()
    form.get_by_label("Player, seat 2").select_option("hard")
    person.close()
    person.page.reload()
    setup = person.page.locator("#setup")
    expect(setup).to_have_text("You against hard and medium · first edition")
    start_button(person.page).click()
    person.look()
    expect(person.page.locator(".rival")).to_have_count(2)


def test_a_finished_game_is_looked_at_and_play_is_the_main_button(
    person: Visitor,
) -> None:
    person.give(text(table(over())))
    person.page.locator("[data-screen=end]").wait_for()
    person.page.reload()
    main = person.page.locator(".main")
    expect(main).to_have_attribute("data-action", "start")
    result = person.page.get_by_role("button", name=ENGLISH("continue-result"))
    result.click()
    person.page.locator("[data-screen=end]").wait_for()


def test_the_person_is_you_until_they_type_a_name(person: Visitor) -> None:
    field = open_form(person.page).get_by_label("Name, seat 1")
    expect(field).to_have_attribute("placeholder", "You")
    expect(field).to_have_value("")
    field.fill("Ada")
    person.close()
    person.page.reload()
    expect(person.page.locator("#setup")).to_contain_text("Ada against medium")


def test_a_form_of_an_earlier_version_names_nobody(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate(
        """() => localStorage.setItem("san-juan-settings", JSON.stringify({ form: {
          players: ["Marisol", "Ben", "Diego", "Inés"].map(
            (name, seat) => ({ name, kind: seat ? "easy" : "person" })) } }))"""
    )
    page.reload()
    names = open_form(page).get_by_role("textbox", name="Name")
    expect(names.nth(0)).to_have_value("")
    expect(names.nth(1)).to_have_value("Ben")


def test_learning_shows_its_progress_until_it_is_finished(person: Visitor) -> None:
    page = person.page
    page.locator("[data-action=learn]").click()
    page.locator(".coach").wait_for()
    page.locator("[data-action=confirm]").click()
    person.leave()
    course = page.locator(".course")
    expect(course).to_contain_text(re.compile(r"Step 2 of \d+"))
    expect(page.locator(".desk .main")).to_have_attribute("data-action", "learn")
    page.evaluate(
        """() => {
          const finished = { answers: [], done: [], steps: 9, finished: true };
          const key = Object.keys(localStorage).find((one) => one.includes("lessons"));
          const done = JSON.stringify({ first: finished, whole: finished });
          localStorage.setItem(key, done);
        }"""
    )
    page.reload()
    expect(course).to_have_count(0)
    expect(page.locator("[data-action=lessons]")).to_be_visible()


def test_a_seed_that_is_none_leads_back_to_the_form(page: Page, site: str) -> None:
    person = Person(page)
    person.open(site)
    person.unfold()
    open_form(page).locator("#seed").fill("seven")
    person.close()
    start_button(page).click()
    expect(page.locator("#seed")).to_have_value("seven")
