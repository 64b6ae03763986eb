"""“What is this?”: everything on the table explains itself."""

import pytest
from playwright.sync_api import Locator, Page, expect

from table_setup import seat, table
from web.axe import RULES, violations
from web.layout import SIZES, one_of_them
from web.test_play_peek import hold
from web.visitor import Visitor

HAND = "smithy library crane quarry aqueduct"
CITY = "indigo_plant+ well"
RIVAL = "silver_smelter+ tower"


@pytest.fixture(params=["desktop", "phone"])
def at_table(visitor: Visitor, request: pytest.FixtureRequest) -> Page:
    """A table with a hand, a good in each city, and a wheel."""
    visitor.come_to(table(seat(HAND, CITY), seat("", RIVAL)).game)
    visitor.page.set_viewport_size(SIZES[request.param])
    return visitor.page


def told(page: Page) -> Locator:
    return page.locator(".what:popover-open")


@pytest.mark.first
def test_a_tap_on_a_chip_explains_it_and_a_second_one_closes_it(at_table: Page) -> None:
    chip = at_table.locator(".city [data-hand]")
    expect(chip).to_have_text("5/7")
    chip.click()
    expect(told(at_table)).to_have_accessible_name("Your hand")
    expect(told(at_table)).to_contain_text("5 cards in hand. Your hand limit is 7")
    chip.click()
    expect(told(at_table)).to_have_count(0)


def test_a_tap_elsewhere_escape_and_back_close_an_explanation(at_table: Page) -> None:
    pile = at_table.locator("[data-pile=draw]")
    for close in (
        lambda: at_table.locator(".ask h2").click(),
        lambda: at_table.keyboard.press("Escape"),
        at_table.go_back,
    ):
        pile.click()
        expect(told(at_table)).to_contain_text("Draw pile")
        close()
        expect(told(at_table)).to_have_count(0)
    expect(at_table.locator(".board")).to_be_visible()


@one_of_them("device", ["mouse", "keyboard"])
def test_a_good_on_a_building_built_over_another_is_sold_unexplained(
    visitor: Visitor, device: str
) -> None:
    at = table(seat("sugar_mill smithy", "crane well"), pile="coffee_roaster")
    at.role("builder").build("sugar_mill").cover("well").rest()
    at.role("producer").rest().role("trader")
    visitor.come_to(at.game)
    visitor.page.locator("[data-pile=draw]").click()
    expect(told(visitor.page)).to_contain_text("Draw pile")
    good = visitor.page.locator("[data-covers] [data-option]")
    good.click() if device == "mouse" else good.press("Space")
    expect(good).to_have_attribute("aria-pressed", "false")
    expect(told(visitor.page)).to_have_count(0)


def test_an_explanation_leads_to_its_rule(at_table: Page) -> None:
    at_table.locator(".city [data-what=buildings]").click()
    told(at_table).get_by_role("button", name="Read the rule").click()
    book = at_table.get_by_role("dialog", name="Rules and cards")
    expect(book).to_contain_text("12 buildings")
    book.get_by_role("button", name="Close").click()
    at_table.wait_for_function("!history.state?.dialog")


def test_a_tour_by_keys_explains_everything_once(at_table: Page) -> None:
    at_table.keyboard.press("x")
    first = told(at_table).get_by_role("heading").inner_text()
    titles = [first]
    for _ in range(60):
        at_table.keyboard.press("ArrowRight")
        at_table.wait_for_function(
            "before => document.querySelector('#what-title').innerText !== before",
            arg=titles[-1],
        )
        if (title := told(at_table).get_by_role("heading").inner_text()) == first:
            break
        titles.append(title)
    assert {"Your hand", "Price", "Governor", "Ben’s hand", "Builder"} <= {*titles}
    assert violations(at_table, RULES) == []
    at_table.keyboard.press("Escape")
    expect(told(at_table)).to_have_count(0)


def test_on_a_tour_a_press_explains_and_does_nothing_else(at_table: Page) -> None:
    at_table.get_by_role("button", name="Menu").click()
    at_table.get_by_role("button", name="What is this?").click()
    expect(told(at_table)).to_have_count(1)
    at_table.locator(".role[data-role=trader]").click()
    expect(told(at_table)).to_contain_text("Each player may sell 1 good")
    at_table.locator(".rival [data-what=hand]").click()
    expect(told(at_table)).to_have_accessible_name("Ben’s hand")
    expect(at_table.locator(".role[data-option]")).to_have_count(5)
    at_table.keyboard.press("Escape")


def test_the_focus_returns_to_where_it_was(at_table: Page) -> None:
    card = at_table.locator(".hand [data-id=crane]")
    card.focus()
    at_table.keyboard.press("x")
    expect(told(at_table).get_by_role("heading")).to_be_focused()
    at_table.keyboard.press("x")
    expect(card).to_be_focused()


def test_a_long_press_explains_what_a_press_would_act_on(at_table: Page) -> None:
    hold(at_table, at_table.locator(".role[data-role=builder]"))
    expect(told(at_table)).to_contain_text("Each player may build")
    expect(at_table.locator(".role[data-option]")).to_have_count(5)
    at_table.keyboard.press("Escape")


def test_a_mouse_at_rest_explains_an_opponents_chip(visitor: Visitor) -> None:
    visitor.come_to(table(seat(HAND, CITY), seat("", RIVAL)).game)
    visitor.page.locator(".rival [data-what=buildings]").hover()
    expect(visitor.page.locator(".peek:popover-open")).to_contain_text("2 of 12")
    visitor.page.mouse.move(5, 300)
    expect(visitor.page.locator(".peek")).to_have_count(0)


@pytest.mark.first
def test_an_open_card_explains_its_numbers(at_table: Page) -> None:
    at_table.locator(".hand [data-id=crane]").click(button="right")
    card = at_table.get_by_role("dialog", name="Crane")
    card.locator("[data-what=cost]").click()
    expect(told(at_table)).to_contain_text("discard from your hand")
    at_table.keyboard.press("Escape")
    expect(told(at_table)).to_have_count(0)
    card.get_by_role("button", name="Close").click()
    at_table.wait_for_function("!history.state?.dialog")


@pytest.mark.first
def test_goods_of_opponents_are_in_view_on_small_phones(visitor: Visitor) -> None:
    visitor.come_to(table(seat(HAND, CITY), seat("", RIVAL)).game)
    visitor.page.set_viewport_size({"width": 360, "height": 560})
    expect(visitor.page.locator(".rival .stock .good")).to_be_in_viewport()
    for chip in ("[data-hand]", ".parts > .points", ".ends"):
        expect(visitor.page.locator(f".city .head {chip}")).to_be_in_viewport(ratio=1)


@pytest.mark.first
def test_a_hand_above_its_limit_has_another_colour(visitor: Visitor) -> None:
    cards = f"{HAND} chapel tower palace"
    visitor.come_to(table(seat(cards, CITY), seat("", RIVAL)).game)
    chip = visitor.page.locator(".city [data-hand]")
    expect(chip).to_have_accessible_name(
        "8 cards in hand, 7 at most when a round starts"
    )
    expect(chip).to_have_attribute("data-over", "")
    visitor.come_to(table(seat(cards, f"{CITY} tower"), seat("", "well")).game)
    expect(chip).to_have_text("8/12")
    expect(chip).not_to_have_attribute("data-over", "")
