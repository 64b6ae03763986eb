"""Lists show the values that are set, and fields ignore keys of input methods."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from web.form import open_form, start_button
from web.person import Person

DEAL: Final = "deal=sanjuan-1.seats-2.edition-first.you.expert.7~cd8dd47bb"


def form(page: Page) -> Locator:
    return open_form(page)


@pytest.mark.first
def test_a_list_shows_what_the_form_is_filled_with_after_a_choice_of_ones_own(
    page: Page, site: str
) -> None:
    Person(page).open(site)
    rival = form(page).get_by_label("Player, seat 2")
    for kind in ("expert", "easy"):
        rival.select_option(kind)
    page.evaluate("(deal) => { location.hash = deal; }", DEAL)
    expect(page.get_by_role("note")).to_be_visible()
    expect(form(page).get_by_label("Player, seat 2")).to_have_value("expert")


@pytest.mark.first
def test_enter_that_confirms_a_word_of_an_input_method_begins_nothing(
    page: Page, site: str
) -> None:
    Person(page).open(site)
    form(page).locator("#name-1").evaluate(
        """(at) => at.dispatchEvent(new KeyboardEvent("keydown",
          { key: "Enter", keyCode: 229, bubbles: true }))"""
    )
    expect(start_button(page)).to_be_enabled()


def test_text_selected_past_the_edge_of_a_dialog_leaves_it_open(
    page: Page, site: str
) -> None:
    Person(page).open(site)
    page.get_by_role("button", name="How to play").click()
    told = page.get_by_role("dialog", name="Rules and cards")
    told.get_by_role("heading").first.hover()
    page.mouse.down()
    page.mouse.move(2, 2, steps=2)
    page.mouse.up()
    expect(told).to_be_visible()
    page.mouse.click(2, 2)
    expect(told).to_have_count(0)


COLOUR: Final = """[...document.querySelectorAll("meta[name=theme-color]")]
  .filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)"""


def test_the_bar_of_the_browser_follows_the_theme_that_is_chosen(
    page: Page, site: str
) -> None:
    Person(page).open(site)
    day, night = ["#fcf8f1"], ["#182d39"]
    assert page.evaluate(COLOUR) == day
    page.locator("[data-action=theme]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(COLOUR) == night
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(COLOUR) == night
