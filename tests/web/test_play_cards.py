"""The marks on a card lie side by side, and its points never go."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.layout import SIZES, by_turns
from web.prepared import asking, last_decision
from web.visitor import Visitor

MARKS = """(cards) => cards.flatMap((card) => {
  const marks = card.querySelectorAll(":scope > :is(.points, .cards, .good, .mark)");
  const shown = [...marks].filter((one) => one.checkVisibility());
  const boxes = shown.map((one) => [one.className, one.getBoundingClientRect()]);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const pairs = boxes.flatMap((one, k) =>
    boxes.slice(k + 1).map((other) => [one, other]));
  const met = pairs.filter(([[, a], [, b]]) => meet(a, b));
  const lost = boxes.some(([one]) => one === "points") ? [] : ["no points"];
  const found = [...lost, ...met.map(([[one], [other]]) => `${one} on ${other}`)];
  return found.map((fault) => `${card.dataset.id}: ${fault}`);
})"""
"""Numbers and marks that overlap, and cards without their points."""


def crowded(page: Page) -> list[str]:
    found: list[str] = page.locator(".city .card, .hand .card").evaluate_all(MARKS)
    return found


@pytest.mark.parametrize(
    ("stage", "size"), by_turns(["cover", "sell", "produce", "build", "pay"])
)
def test_points_stay_on_every_card_clear_of_the_other_marks(
    visitor: Visitor, stage: str, size: str
) -> None:
    visitor.page.set_viewport_size(SIZES[size])
    visitor.come_to(asking(stage))
    assert not crowded(visitor.page)
    visitor.page.locator("button[aria-pressed]").first.click()
    assert not crowded(visitor.page)


@pytest.mark.first
def test_a_city_that_is_opened_names_its_buildings_and_their_worth(
    visitor: Visitor,
) -> None:
    visitor.page.set_viewport_size(SIZES["phone"])
    visitor.come_to(last_decision())
    visitor.open_city("Ben")
    city = visitor.page.get_by_role("dialog")
    assert all(name.is_visible() for name in city.locator(".card .name").all())
    hall = city.get_by_role("button", name="City hall")
    expect(hall).to_have_accessible_name(re.compile("Worth 9 points now"))


def test_on_phones_the_names_of_ones_own_buildings_are_one_tap_away(
    visitor: Visitor,
) -> None:
    visitor.come_to(last_decision())
    for size in ("tablet", "desktop"):
        visitor.page.set_viewport_size(SIZES[size])
        expect(visitor.page.locator(".city .card .name").first).to_be_visible()
    visitor.page.set_viewport_size(SIZES["phone"])
    head = visitor.page.get_by_role("button", name="Your city", exact=True)
    head.click(position={"x": 10, "y": 10})
    city = visitor.page.get_by_role("dialog", name="Your city")
    assert all(name.is_visible() for name in city.locator(".card .name").all())


def test_roles_say_what_they_bring_on_a_tablet(visitor: Visitor) -> None:
    visitor.page.set_viewport_size(SIZES["tablet"])
    visitor.come_to(asking("role"))
    for gain in visitor.page.locator(".roles .gain").all():
        box = gain.bounding_box()
        assert box and box["height"] > 14


@pytest.mark.first
@pytest.mark.parametrize("width", [320, 390])
def test_cards_drawn_lie_side_by_side(visitor: Visitor, width: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": 844})
    visitor.come_to(asking("keep"))
    wider: list[str] = visitor.page.locator(".tray .card").evaluate_all(
        """(cards) => cards.filter((one) => one.scrollWidth > one.clientWidth
          || one.offsetWidth > one.parentElement.offsetWidth + 1)
          .map((one) => one.dataset.id)"""
    )
    assert wider == []


def test_cards_in_hand_say_what_they_do_on_a_tablet(visitor: Visitor) -> None:
    visitor.page.set_viewport_size(SIZES["tablet"])
    visitor.come_to(asking("build"))
    rules = visitor.page.locator(".hand .rule")
    assert rules.count() == 5
    assert all(rule.is_visible() for rule in rules.all())


@pytest.mark.parametrize("window", [(390, 664), (360, 560)])
def test_a_hand_of_six_is_one_row_and_leaves_the_city_its_words(
    visitor: Visitor, window: tuple[int, int]
) -> None:
    width, height = window
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.come_to(asking("cover"))
    cards = visitor.page.locator(".hand .card")
    assert cards.count() == 6
    assert len({box["y"] for one in cards.all() if (box := one.bounding_box())}) == 1
    for name in visitor.page.locator(".city .name").all():
        expect(name).to_be_visible()
