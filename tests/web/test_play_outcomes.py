"""The prompt names the effect of confirming, and nothing moves when it does."""

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from sanjuan import Game
from table_setup import extended, seat, table
from web.layout import DRAWN, SIZES, WINDOWS, by_turns
from web.prepared import STAGES, asking
from web.visitor import Visitor
from web.words import words_of

CARDS = [stage for stage in STAGES if stage not in ("role", "library")]
BOXES = """() => Object.fromEntries(
  "rivals roles market city ask acts hand".split(" ").map((part) => {
    const box = document.querySelector(`.${part}`).getBoundingClientRect();
    return [part, [box.left, box.top + scrollY, box.width, box.height].map(Math.round)];
  }))"""
IN_ONE_LINE = """(sum) => sum.scrollWidth <= sum.clientWidth &&
  new Set([...sum.querySelectorAll(".cards")].map((one) => one.offsetTop)).size === 1"""


in_the_longest_language = pytest.mark.parametrize(
    "context",
    ["fr", *(pytest.param(tag, marks=pytest.mark.long) for tag in ("de", "en"))],
    indirect=True,
)
"""The other languages are among the long tests."""


def option(page: Page, pressed: str) -> None:
    """Press the first card that is selected, or the first that is not."""
    page.locator(f"button[aria-pressed={pressed}]").first.click()
    page.evaluate(DRAWN)


def much_off_a_price() -> Game:
    """Seat 0 may also pay with goods; builder, library and quarry lower the price."""
    goods = "indigo_plant+ silver_smelter+ tobacco_storage+"
    city = f"{goods} quarry library black_market"
    at = table(seat("triumphal_arch hero well well well", city), seat())
    return at.role("builder").library().build("triumphal_arch").game


# ---------------------------------------------------------------- places


@pytest.mark.parametrize(("stage", "size"), by_turns(CARDS))
def test_taking_up_the_first_card_moves_nothing(
    visitor: Visitor, stage: str, size: str
) -> None:
    visitor.page.set_viewport_size(SIZES[size])
    visitor.come_to(asking(stage))
    before = visitor.page.evaluate(BOXES)
    all_taken = not visitor.page.locator("button[aria-pressed=false]").count()
    option(visitor.page, "true" if all_taken else "false")
    assert visitor.page.evaluate(BOXES) == before


@pytest.mark.first
@in_the_longest_language
def test_a_sum_stays_in_one_line(page: Page, site: str) -> None:
    page.goto(site)
    visitor = Visitor(page, words_of(page))
    visitor.ready()
    for game in (*map(asking, ("build", "cover", "market")), much_off_a_price()):
        visitor.come_to(game)
        option(page, "false")
        expect_in_one_line(page.locator(".ask .sum"))
    for size in SIZES.values():
        page.set_viewport_size(size)
        expect_in_one_line(page.locator(".ask .sum"))


def expect_in_one_line(sum: Locator) -> None:
    sum.page.evaluate(DRAWN)
    assert sum.evaluate(IN_ONE_LINE), (sum.page.viewport_size, sum.inner_text())


def heights(page: Page, windows: Iterable[ViewportSize]) -> list[int]:
    """The height of the prompt in each of these windows."""
    found = []
    for size in windows:
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        found.append(page.locator(".ask").evaluate("(ask) => ask.offsetHeight"))
    return found


def round_starts(building: str) -> Game:
    """Seat 0 has long names in its hand, and that building at a round's start."""
    held = "tobacco_storage coffee_roaster silver_smelter triumphal_arch victory_column"
    late = {"roles_taken": "trader producer"}
    at = extended(seat(f"{held} customs_office", building), **late)
    return at.role("prospector").game


@in_the_longest_language
@pytest.mark.parametrize(
    ("building", "windows"),
    [
        ("office_building", SIZES.values()),
        pytest.param("office_building", WINDOWS, marks=pytest.mark.long),
        pytest.param("bank", WINDOWS, marks=pytest.mark.long),
    ],
)
def test_what_confirming_does_has_its_place_in_every_window(
    page: Page, site: str, building: str, windows: Iterable[ViewportSize]
) -> None:
    page.goto(site)
    visitor = Visitor(page, words_of(page))
    visitor.ready()
    visitor.come_to(round_starts(building))
    before = heights(page, windows)
    option(page, "false")
    option(page, "false")
    expect(page.locator(".ask .outcome")).not_to_be_empty()
    assert heights(page, windows) == before


# --------------------------------------------------------------- outcomes


@pytest.mark.first
@pytest.mark.parametrize(
    ("building", "names", "outcome"),
    [
        ("chapel", ["Coffee roaster"], "Tuck the Coffee roaster for 1 point"),
        (
            "office_building",
            ["Coffee roaster", "Victory column"],
            "Discard Coffee roaster and Victory column, draw 2 cards",
        ),
        ("bank", ["Customs office"], "Tuck Customs office for 1 point"),
    ],
)
def test_what_confirming_does_is_told(
    visitor: Visitor, building: str, names: list[str], outcome: str
) -> None:
    visitor.come_to(round_starts(building))
    assert visitor.sum() == ""
    visitor.tap(*names)
    assert visitor.sum() == outcome
    confirm = visitor.page.get_by_role("button", name="Confirm")
    expect(confirm).to_have_accessible_description(re.compile(outcome))


@pytest.mark.first
def test_cards_too_few_do_nothing_yet(visitor: Visitor) -> None:
    visitor.come_to(asking("discard"))
    visitor.page.locator("button[aria-pressed]").first.click()
    assert visitor.sum() == ""


@pytest.mark.first
def test_many_cards_are_counted(visitor: Visitor) -> None:
    visitor.come_to(round_starts("bank"))
    cards = visitor.page.locator(".hand button[aria-pressed]")
    for place in range(5):
        cards.nth(place).click()
    expect(visitor.page.locator(".ask .sum")).to_have_text("Tuck 5 cards for 5 points")
