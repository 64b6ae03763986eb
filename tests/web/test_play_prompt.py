"""The prompt: what a price comes to, what is taken up already, and nothing moves."""

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
PLANTS = "indigo_plant+ silver_smelter+ tobacco_storage+"


in_the_longest_language = pytest.mark.parametrize(
    "context",
    ["fr", *(pytest.param(tag, marks=pytest.mark.long) for tag in ("de", "en"))],
    indirect=True,
)
"""The others among the tests that take long."""


def option(page: Page, pressed: str) -> None:
    """Press the first card that is taken up, or not."""
    page.locator(f"button[aria-pressed={pressed}]").first.click()
    page.evaluate(DRAWN)


def much_off_a_price() -> Game:
    """Seat 0 may pay with goods for what builder, library and quarry make cheaper."""
    city = f"{PLANTS} quarry library black_market"
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
    """How high the prompt is in each of these windows."""
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


def test_cards_too_few_do_nothing_yet(visitor: Visitor) -> None:
    visitor.come_to(asking("discard"))
    visitor.page.locator("button[aria-pressed]").first.click()
    assert visitor.sum() == ""


def test_many_cards_are_counted(visitor: Visitor) -> None:
    visitor.come_to(round_starts("bank"))
    cards = visitor.page.locator(".hand button[aria-pressed]")
    for place in range(5):
        cards.nth(place).click()
    expect(visitor.page.locator(".ask .sum")).to_have_text("Tuck 5 cards for 5 points")


# ---------------------------------------------------------------- prices


def test_what_is_to_be_built_is_asked_for_with_its_price(visitor: Visitor) -> None:
    visitor.come_to(table(seat("well hero smithy", "quarry")).role("builder").game)
    assert visitor.sum() == ""
    visitor.tap("Well")
    assert visitor.look().prompt == "Build the Well for nothing"
    assert visitor.sum() == "2 −1 builder −1 quarry = 0 leaves 2 cards"


def test_a_price_that_nothing_is_taken_off_is_told_as_well(visitor: Visitor) -> None:
    visitor.come_to(asking("build"))
    visitor.tap("Coffee roaster")
    assert visitor.sum() == "Price 4 leaves no card"


def test_goods_that_pay_are_taken_off_at_once(visitor: Visitor) -> None:
    first = seat("hero well crane tower chapel", f"{PLANTS} black_market")
    visitor.come_to(table(first).role("builder").build("hero").game)
    assert visitor.sum() == "5 −1 builder = 4"
    visitor.tap("Indigo plant", "Silver smelter")
    assert visitor.sum() == "5 −1 builder −2 in goods = 2"


def test_what_is_asked_stays_while_cards_are_taken_up(visitor: Visitor) -> None:
    instruction = visitor.come_to(asking("pay")).instruction
    visitor.page.locator("button[aria-pressed]").first.click()
    assert visitor.look().instruction == instruction
    assert instruction.endswith("Chosen cards are discarded.")


# ------------------------------------------------------------ what led to it


def test_who_took_the_role_is_told_to_those_who_follow(visitor: Visitor) -> None:
    first = seat("well hero smithy")
    visitor.come_to(table(seat("smithy"), first).role("builder").game, "easy", "person")
    instruction = visitor.look().instruction
    assert instruction.startswith("Ada took the Builder. Choose a card from your hand")


def test_what_others_have_built_is_told_with_the_next_role(visitor: Visitor) -> None:
    at = table(seat("smithy well"), seat("smithy well"), round=2)
    visitor.come_to(at.role("builder").build("smithy").build("smithy").game)
    said = visitor.look().instruction
    assert said.startswith("Since your turn: Ben built the Smithy for ")


def test_what_is_read_out_makes_the_page_no_longer(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_undo_does_not_come_up_where_the_answer_was(visitor: Visitor) -> None:
    places = set()
    for stage in ("build", "sell", "role"):
        visitor.come_to(asking(stage))
        box = visitor.page.get_by_role("button", name="Undo").bounding_box()
        assert box
        places.add((round(box["x"]), round(box["y"])))
    assert len(places) == 1


# ---------------------------------------------------------- preselection


def test_the_dearest_goods_are_taken_up_and_one_key_sells_them(
    visitor: Visitor,
) -> None:
    visitor.come_to(table(seat("", PLANTS), tiles=list("CABDE")).game)
    screen = visitor.role("Trader")
    assert screen.prompt == "Sell 2 goods for 5 cards?"
    assert screen.instruction.endswith("The dearest are already selected.")
    taken = visitor.page.get_by_role("button", pressed=True)
    assert [one.get_attribute("data-id") for one in taken.all()] == [
        "silver_smelter",
        "tobacco_storage",
    ]
    heard = visitor.page.get_by_role("log", name="Announcements")
    expect(heard).to_contain_text("The dearest are already selected.")
    visitor.page.keyboard.press("Enter")
    assert "You sold tobacco and silver for 5 cards" in visitor.look().log


def test_beside_what_is_taken_up_already_selling_nothing_stays_in_view(
    visitor: Visitor,
) -> None:
    visitor.come_to(table(seat("", PLANTS)).role("trader").game)
    refuse = visitor.page.get_by_role("button", name="Sell nothing")
    expect(refuse).to_be_visible()
    visitor.page.keyboard.press("Escape")
    assert visitor.look().prompt == "Sell goods?"
    expect(visitor.page.get_by_role("button", name="Confirm")).to_be_disabled()
    visitor.page.keyboard.press("n")
    assert "You sold nothing" in visitor.look().log


def test_the_dearest_are_taken_up_to_be_produced(visitor: Visitor) -> None:
    city = "indigo_plant sugar_mill silver_smelter"
    visitor.come_to(table(seat("", city)).role("producer").game)
    taken = visitor.page.get_by_role("button", pressed=True)
    names = {one.get_attribute("data-id") for one in taken.all()}
    assert names == {"sugar_mill", "silver_smelter"}


# --------------------------------------------------------------- the end

ELEVEN = (
    "smithy gold_mine archive poor_house trading_post well market_stand aqueduct "
    "chapel tower prefecture"
)


def test_how_near_the_end_is_stands_on_top_and_is_read_out(visitor: Visitor) -> None:
    at = table(seat("well hero hero", "smithy"), seat("indigo_plant", ELEVEN))
    visitor.come_to(at.game)
    ending = visitor.page.locator(".bar .ending .full")
    expect(ending).to_have_text("Ben: 11 buildings, 1 more ends the game")
    heard = visitor.page.get_by_role("log", name="Announcements")
    expect(heard).to_contain_text("Ben: 11 buildings, 1 more ends the game.")


def test_the_last_phase_is_named_in_the_prompt(visitor: Visitor) -> None:
    at = table(seat("indigo_plant", ELEVEN), seat("well hero crane tower"))
    game = at.role("builder").build("indigo_plant").game
    screen = visitor.come_to(game, "medium", "person")
    assert screen.instruction.endswith("The game ends after this phase.")
    expect(visitor.page.locator(".bar .ending .full")).to_contain_text(
        "12 buildings, last phase"
    )


# ------------------------------------------------------------ the library


def test_the_library_says_for_which_role_and_what_it_brings(visitor: Visitor) -> None:
    screen = visitor.come_to(table(seat("", "library"), seat()).role("prospector").game)
    assert screen.prompt == "Prospector: use the Library?"
    assert screen.instruction.startswith("With it: draw 2 cards; without: draw 1 card.")
