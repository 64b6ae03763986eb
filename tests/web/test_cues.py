"""Colour is never the only cue: shapes, letters, marks and words say the same."""

import pytest
from playwright.sync_api import expect

from web.emptied import ADORNED
from web.prepared import asking, prepared
from web.visitor import Visitor

VISIBLE = "one => getComputedStyle(one).visibility"
DASHED = "one => getComputedStyle(one).borderStyle"


@pytest.mark.first
def test_a_card_that_is_taken_up_has_a_tick(visitor: Visitor) -> None:
    visitor.come_to(asking("build"))
    ticks = visitor.page.locator(".hand .mark .tick")
    assert ticks.first.evaluate(VISIBLE) == "hidden"
    visitor.page.locator("button[aria-pressed]").first.click()
    visitor.page.locator("button[aria-pressed=true]").wait_for()
    assert ticks.first.evaluate(VISIBLE) == "visible"
    assert ticks.nth(1).evaluate(VISIBLE) == "hidden"


@pytest.mark.first
def test_every_good_has_letters_and_a_shape_of_its_own(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    goods = visitor.page.locator(".market .tile").first.locator(".good")
    letters = goods.locator("b").all_inner_texts()
    shapes = {one.inner_html() for one in goods.locator("svg").all()}
    assert len(set(letters)) == len(shapes) == 5


@pytest.mark.first
def test_every_seat_has_a_seal_of_its_own(visitor: Visitor) -> None:
    visitor.come_to(asking("role", seats=4))
    seals = visitor.page.locator(".scores .seal svg")
    assert len({one.inner_html() for one in seals.all()}) == 4


@pytest.mark.first
def test_a_role_that_is_taken_says_by_whom_and_has_another_border(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("build"))
    taken = visitor.page.locator(".role[data-state=taken]").first
    expect(taken).to_contain_text("You")
    assert taken.evaluate(DASHED) == "dashed"


@pytest.mark.first
def test_the_end_that_comes_near_is_told_by_numbers_and_words(visitor: Visitor) -> None:
    visitor.come_to(prepared("ten-buildings"))
    page = visitor.page
    expect(page.locator(".city .ends")).to_have_accessible_name("10 of 12 buildings")
    expect(page.locator(".lot[data-last]")).to_contain_text("ends the game")


def confirming(visitor: Visitor, what: str) -> None:
    visitor.page.keyboard.press(",")
    visitor.page.get_by_label("Ask for confirmation").select_option(what)
    visitor.close()


@pytest.mark.first
def test_without_any_colour_what_is_taken_up_is_framed(visitor: Visitor) -> None:
    visitor.come_to(asking("build"))
    visitor.page.emulate_media(forced_colors="active")
    width = "one => parseFloat(getComputedStyle(one).borderTopWidth)"
    first, second = visitor.page.locator("button[aria-pressed]").all()[:2]
    first.click()
    visitor.page.locator("button[aria-pressed=true]").wait_for()
    assert first.evaluate(width) > second.evaluate(width) > 0
    visitor.come_to(asking("role"))
    confirming(visitor, "always")
    roles = visitor.page.locator(".role")
    roles.last.click()
    visitor.page.locator(".role[aria-pressed=true]").wait_for()
    assert roles.last.evaluate(width) > roles.first.evaluate(width) > 0
    confirming(visitor, "some")
    visitor.page.emulate_media(forced_colors="none")


@pytest.mark.first
def test_a_role_that_is_picked_has_a_wider_ring(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.page.evaluate(ADORNED)
    confirming(visitor, "always")
    roles = visitor.page.locator(".role")
    roles.last.click()
    visitor.page.locator(".role[aria-pressed=true]").wait_for()
    ring = "one => getComputedStyle(one).boxShadow"
    assert roles.last.evaluate(ring) != roles.first.evaluate(ring)
    confirming(visitor, "some")


GROUND = """all => all.map((one) => {
  const ground = (element) => getComputedStyle(element).backgroundColor;
  return ground(one).endsWith(", 0)") ? ground(document.body) : ground(one);
})"""
"""The visible colour; behind a transparent one, the page's own."""


@pytest.mark.first
@pytest.mark.parametrize("field", [".choice input{} + label", ".switch input{}"])
def test_without_any_colour_what_is_set_has_another_ground(
    visitor: Visitor, field: str
) -> None:
    visitor.page.emulate_media(forced_colors="active")
    visitor.page.keyboard.press(",")
    dialog = visitor.page.get_by_role("dialog")
    on, off = (
        dialog.locator(field.format(state)) for state in (":checked", ":not(:checked)")
    )
    on.first.wait_for()
    assert not {*on.evaluate_all(GROUND)} & {*off.evaluate_all(GROUND)}
    visitor.close()
    visitor.page.emulate_media(forced_colors="none")
