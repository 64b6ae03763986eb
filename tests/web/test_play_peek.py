"""Every card can be read in full: by a mouse at rest, by focus, by a long press."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from table_setup import seat, table
from web.layout import SIZES
from web.visitor import Visitor

CITY = "indigo_plant+ silver_smelter crane"
RIVAL = "indigo_plant well"


@pytest.fixture
def at_table(visitor: Visitor) -> Page:
    """A table with cards in hand, in both cities and in the log."""
    game = table(seat("smithy hero library", CITY), seat("", RIVAL)).game
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    visitor.come_to(game)
    return visitor.page


def peek(page: Page) -> Locator:
    return page.locator(".peek:popover-open")


def city(page: Page, name: str) -> Locator:
    return page.locator(f".city [data-id={name}]")


def hold(page: Page, held: Locator, wait: int = 700) -> None:
    """Press with a finger, for that many milliseconds."""
    box = held.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]}
    )
    page.wait_for_timeout(wait)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_second_finger_opens_nothing(at_table: Page) -> None:
    touch = at_table.context.new_cdp_session(at_table)
    box = city(at_table, "crane").bounding_box()
    assert box
    fingers = [{"x": box["x"] + 9 * k, "y": box["y"] + 9, "id": k} for k in (1, 2)]
    for down in (fingers[:1], fingers):
        touch.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": down}
        )
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    at_table.wait_for_timeout(700)
    expect(at_table.get_by_role("dialog")).to_have_count(0)


def point(at: Locator, place: int) -> None:
    """The report of a browser that the mouse is at that place, on an element."""
    how = {"pointerType": "mouse", "clientX": place, "clientY": place}
    at.dispatch_event("pointermove", how)


@pytest.mark.first
def test_a_mouse_at_rest_shows_nothing_that_a_drawing_puts_below_it(
    at_table: Page,
) -> None:
    crane = city(at_table, "crane")
    point(at_table.locator("#app"), 9)
    point(crane, 9)
    at_table.wait_for_timeout(700)
    expect(peek(at_table)).to_have_count(0)
    point(crane, 10)
    expect(peek(at_table)).to_be_visible()
    point(at_table.locator("#app"), 11)
    expect(peek(at_table)).to_have_count(0)


@pytest.mark.first
def test_a_mouse_at_rest_shows_the_card_in_full(at_table: Page) -> None:
    city(at_table, "crane").hover()
    expect(peek(at_table)).to_contain_text("Build over one of your buildings")
    at_table.mouse.move(5, 300)
    expect(peek(at_table)).to_have_count(0)


def test_a_rivals_cards_and_those_of_the_log_are_shown_too(visitor: Visitor) -> None:
    first = seat("well smithy hero", "chapel")
    visitor.come_to(table(first, seat("", RIVAL)).role("builder").game)
    visitor.pick("Smithy")
    page = visitor.page
    page.locator(".rivals .card").nth(1).hover()
    expect(peek(page)).to_contain_text("Well")
    page.locator(".log [data-named]").last.hover()
    expect(peek(page)).not_to_contain_text("Well")
    expect(peek(page)).to_have_count(1)


@pytest.mark.first
def test_the_focus_shows_the_card_and_escape_hides_it(at_table: Page) -> None:
    city(at_table, "indigo_plant").focus()
    at_table.keyboard.press("ArrowRight")
    expect(peek(at_table)).to_contain_text("Produces silver")
    at_table.keyboard.press("Escape")
    expect(peek(at_table)).to_have_count(0)


def test_a_card_of_the_hand_says_what_it_costs_now(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    mine = seat("library well", "quarry")
    visitor.come_to(table(mine, seat("", RIVAL)).role("builder").game)
    card = visitor.page.locator(".hand [data-id=library]")
    card.hover()
    sum_ = peek(visitor.page).locator(".sum")
    expect(sum_).to_have_text(re.compile(r"^\s*5\s*−1\s*builder\s*−1\s*quarry\s*=\s*3"))


@pytest.mark.first
@pytest.mark.parametrize(
    ("place", "name"),
    [(".hand [data-id=hero]", "Hero"), (".rivals .card >> nth=1", "Well")],
)
def test_a_long_press_opens_the_card_and_presses_nothing(
    at_table: Page, place: str, name: str
) -> None:
    hold(at_table, at_table.locator(place))
    dialog = at_table.get_by_role("dialog", name=name)
    expect(dialog.locator(".card[data-size=full] .name")).to_have_text(name)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_a_short_press_on_a_card_of_a_rival_opens_its_city(at_table: Page) -> None:
    hold(at_table, at_table.locator(".rivals .card").nth(1), wait=50)
    dialog = at_table.get_by_role("dialog", name="Ben’s city")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()


def test_a_city_that_may_soon_end_the_game_is_named_on_top(visitor: Visitor) -> None:
    ten = "smithy well crane quarry tower chapel library aqueduct archive indigo_plant"
    visitor.come_to(table(seat("", "well"), seat("", ten)).game)
    told = visitor.page.locator(".bar .ending :visible")
    expect(told.last).to_have_text("Ben: 10 buildings, 2 more end the game")
    window = visitor.page.viewport_size
    assert window
    visitor.page.set_viewport_size(SIZES["phone"])
    expect(told.last).to_have_text("Ben: 10 of 12 buildings")
    visitor.page.set_viewport_size(window)
    visitor.come_to(table(seat("", "well"), seat("", "well")).game)
    expect(visitor.page.locator(".bar .ending")).to_have_count(0)
