"""The prompt has a button for each option that nothing on the board stands for."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from web.conftest import arriving
from web.layout import SIZES, give_window
from web.prepared import asking, table, text
from web.typist import Typist
from web.visitor import OPEN
from web.waiting import until

BARE: Final = """const set = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) {
  const stands = name === "data-option" && this.matches(".card, .role");
  if (!stands) set.call(this, name, value);
};"""
"""A board on which nothing stands for an option."""

ROLES: Final = ("Builder", "Producer", "Trader", "Councillor", "Prospector")


@pytest.fixture(scope="module")
def alone(browser: Browser, site: str) -> Iterator[Typist]:
    """A person at a table with a bare board."""
    with arriving(Typist, browser, site) as typist:
        typist.page.add_init_script(BARE)
        typist.page.reload()
        until(typist.page, "'openSave' in window")
        yield typist


def at(typist: Typist, stage: str) -> Page:
    """The page at that question, whose prompt no test reads as that of cards."""
    typist.page.evaluate(OPEN, text(table(asking(stage))))
    typist.page.locator(f"[data-question={stage}]").wait_for()
    return typist.page


def options(page: Page) -> Locator:
    return page.locator(".ask [data-option]")


@pytest.mark.first
def test_a_board_that_draws_all_options_needs_no_buttons(typist: Typist) -> None:
    for stage in ("role", "library", "build", "pay"):
        expect(at(typist, stage).locator("[data-undrawn] *")).to_have_count(0)


@pytest.mark.first
def test_a_press_on_the_button_of_one_option_answers(alone: Typist) -> None:
    page = at(alone, "role")
    expect(options(page)).to_have_text(ROLES)
    options(page).nth(4).click()
    expect(page.locator(".log")).to_contain_text("You took the Prospector")


@pytest.mark.first
def test_a_question_of_yes_or_no_needs_no_button_for_its_option(alone: Typist) -> None:
    page = at(alone, "library")
    expect(options(page)).to_have_count(0)
    expect(page.locator("[data-action=confirm]")).to_be_visible()


@pytest.mark.first
def test_buttons_are_pressed_by_digits_arrows_space_and_enter(alone: Typist) -> None:
    page = at(alone, "pay")
    count, pressed = asking("pay").asked().low, page.locator(".ask [aria-pressed=true]")
    alone.press("1")
    expect(options(page).first).to_be_focused()
    expect(pressed).to_have_count(1)
    alone.press("1", "Home", "Space")
    for _ in range(count - 1):
        alone.press("ArrowRight", "Space")
    expect(pressed).to_have_count(count)
    expect(options(page).and_(page.locator("[aria-disabled=true]"))).not_to_have_count(
        0
    )
    alone.press("Enter")
    expect(page.locator("[data-question=pay]")).to_have_count(0)


@pytest.mark.first
def test_a_screen_reader_hears_the_buttons_as_a_group(alone: Typist) -> None:
    page = at(alone, "build")
    group = page.get_by_role("group", name="Choices")
    offered = asking("build").asked()
    expect(group.get_by_role("button", pressed=False)).to_have_count(
        len(offered.options)
    )
    group.get_by_role("button").first.click()
    expect(group.get_by_role("button", pressed=True)).to_have_count(1)


@pytest.mark.first
def test_a_hint_marks_its_option(alone: Typist) -> None:
    page = at(alone, "role")
    alone.press("h")
    page.get_by_role("region", name="Best moves").wait_for()
    expect(options(page).filter(has_text="Recommended")).to_have_count(1)
    alone.press("Escape")


@pytest.mark.first
def test_many_buttons_scroll_inside_the_prompt_of_a_phone(alone: Typist) -> None:
    page = at(alone, "chapel")
    give_window(page, SIZES["phone"])
    width, inside, height, window = page.locator("[data-undrawn]").evaluate(
        "(one) => [one.clientWidth, one.scrollWidth, one.clientHeight, innerHeight]"
    )
    assert inside <= width and 0 < height <= 0.4 * window + 1
    give_window(page, SIZES["desktop"])
