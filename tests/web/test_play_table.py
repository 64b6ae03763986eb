"""The contents of the table and of the end screen, small and large."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.form import start_button
from web.layout import DRAWN, SIZES
from web.prepared import asking, last_decision, over, prepared
from web.visitor import Visitor

APART = """(prices) => {
  const boxes = prices.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  const letters = parseFloat(getComputedStyle(prices[0]).fontSize);
  return boxes.slice(1).map((box, k) => (box.left - boxes[k].right) / letters);
}"""
"""The distance of each price from the one before it, for letters of size 1."""
LOW_PHONE: ViewportSize = {"width": 390, "height": 664}


@pytest.fixture
def visitor(visitor: Visitor) -> Visitor:
    """The visitor with a phone."""
    visitor.page.set_viewport_size(SIZES["phone"])
    return visitor


@pytest.mark.first
def test_the_governor_is_marked_wherever_it_sits(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    expect(visitor.page.locator(".city .governor")).to_be_visible()
    expect(visitor.page.locator(".rivals .governor")).to_have_count(0)


def test_a_phone_tells_of_a_single_rival_in_one_row(visitor: Visitor) -> None:
    visitor.come_to(last_decision())
    page = visitor.page
    name = page.locator(".rival h2").bounding_box()
    governor = page.locator(".rival .governor").bounding_box()
    hand = page.locator(".rival .fact").first.bounding_box()
    assert name and governor and hand
    assert abs(name["y"] - hand["y"]) < hand["height"] / 2
    assert name["x"] < governor["x"] < governor["x"] + governor["width"] < hand["x"]


@pytest.mark.first
def test_ones_own_points_open_to_show_their_parts(visitor: Visitor) -> None:
    visitor.come_to(last_decision())
    visitor.page.get_by_role("button", name="show details").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def test_a_phone_shows_the_next_prices_and_after_a_tap_all_that_are_known(
    visitor: Visitor,
) -> None:
    game = prepared("later-price")
    visitor.come_to(game)
    market = visitor.page.locator(".market")
    expect(market.locator(".tile:visible")).to_have_count(1)
    expect(market.locator(".tile:visible")).to_contain_text("Next")
    market.click()
    known = [tile for tile in game.view(0)["tiles_known"] if tile]
    told = visitor.page.get_by_role("dialog").locator(".tile:not([data-unknown])")
    expect(told).to_have_count(len(known))


def test_prices_that_may_be_one_or_another_stand_apart(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    for size, window in {**SIZES, "low phone": LOW_PHONE}.items():
        visitor.page.set_viewport_size(window)
        visitor.page.evaluate(DRAWN)
        prices = visitor.page.locator(".market .tile:first-child .price .num")
        expect(prices).to_have_text(["1", "1 or 2", "1 or 2", "2 or 3", "2 or 3"])
        assert min(prices.evaluate_all(APART)) > 1 / 3, size
    market = visitor.page.get_by_role("list", name="Prices to come")
    low, high = "sugar 1 or 2 tobacco 1 or 2", "coffee 2 or 3 silver 2 or 3"
    next_prices = f"Next indigo 1 {low} {high}"
    expect(market).to_match_aria_snapshot(f"- list:\n  - listitem: {next_prices}")


@pytest.mark.first
def test_one_button_says_what_will_happen(visitor: Visitor) -> None:
    visitor.come_to(asking("build", may_pass=True))
    confirm = visitor.page.locator("[data-action=confirm]")
    refuse = visitor.page.locator("[data-action=pass]")
    expect(refuse).to_have_text("Build nothing")
    expect(confirm).to_have_count(0)
    visitor.page.locator("button[aria-pressed]").first.click()
    expect(confirm).to_be_visible()
    expect(refuse).to_have_count(0)


@pytest.mark.first
def test_a_card_taken_up_says_what_it_does(visitor: Visitor) -> None:
    visitor.come_to(asking("keep"))
    visitor.page.locator("button[aria-pressed]").first.click()
    name = visitor.seen[-1].offered[0].name
    instruction = visitor.page.locator(".ask .instruction")
    expect(instruction).to_contain_text(
        f"You keep what you choose; the rest is discarded. {name} – "
    )


def test_while_others_decide_the_prompt_tells_what_was_done_last(
    page: Page, site: str
) -> None:
    newcomer = Visitor(page)
    newcomer.open(site)
    newcomer.come_to(asking("role"))
    newcomer.take("Prospector")
    instruction = page.locator(".ask[data-idle] .instruction")
    expect(instruction).to_have_text(re.compile(r"^\s*(You|Ben|Round) "))


def test_another_screen_is_read_from_its_beginning(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.leave()
    visitor.page.mouse.wheel(0, 2000)
    start_button(visitor.page).click()
    visitor.look()
    assert visitor.page.evaluate("scrollY") == 0


@pytest.mark.first
def test_the_end_tells_what_was_built_in_which_round(visitor: Visitor) -> None:
    game = over()
    visitor.come_to(game)
    built = [event for event in game.events(None) if event["id"] == "built"]
    chronicle = visitor.page.get_by_role("table", name="Built, round by round")
    expect(chronicle.get_by_role("img")).to_have_count(len(built))
    houses = visitor.page.locator(".skyline .card")
    (winner,) = game.winners()
    city = game.view(None)["seats"][winner]["buildings"]
    expect(houses).to_have_count(len(city))
