"""The prompt: prices, causes, preselected cards, distance to the end."""

import pytest
from playwright.sync_api import expect

from table_setup import seat, table
from web.prepared import asking
from web.visitor import Visitor

PLANTS = "indigo_plant+ silver_smelter+ tobacco_storage+"


# ---------------------------------------------------------------- prices


@pytest.mark.first
def test_what_is_to_be_built_is_asked_for_with_its_price(visitor: Visitor) -> None:
    visitor.come_to(table(seat("well hero smithy", "quarry")).role("builder").game)
    assert visitor.sum() == ""
    visitor.tap("Well")
    assert visitor.look().prompt == "Build the Well for free"
    assert visitor.sum() == "2 −1 builder −1 quarry = 0 leaves 2 cards"


@pytest.mark.first
def test_a_price_that_nothing_is_taken_off_is_told_as_well(visitor: Visitor) -> None:
    visitor.come_to(asking("build"))
    visitor.tap("Coffee roaster")
    assert visitor.sum() == "Price 4 leaves no card"


@pytest.mark.first
def test_goods_that_pay_are_taken_off_at_once(visitor: Visitor) -> None:
    first = seat("hero well crane tower chapel", f"{PLANTS} black_market")
    visitor.come_to(table(first).role("builder").build("hero").game)
    assert visitor.sum() == "5 −1 builder = 4"
    visitor.tap("Indigo plant", "Silver smelter")
    assert visitor.sum() == "5 −1 builder −2 in goods = 2"


@pytest.mark.first
def test_what_is_asked_stays_while_cards_are_taken_up(visitor: Visitor) -> None:
    instruction = visitor.come_to(asking("pay")).instruction
    visitor.page.locator("button[aria-pressed]").first.click()
    assert visitor.look().instruction == instruction
    assert instruction.endswith("Chosen cards are discarded.")


# ------------------------------------------------------------ causes


@pytest.mark.first
def test_who_took_the_role_is_told_to_those_who_follow(visitor: Visitor) -> None:
    first = seat("well hero smithy")
    visitor.come_to(table(seat("smithy"), first).role("builder").game, "easy", "person")
    instruction = visitor.look().instruction
    assert instruction.startswith("Ada took the Builder. Choose a card from your hand")


@pytest.mark.first
def test_what_others_have_built_is_told_with_the_next_role(visitor: Visitor) -> None:
    at = table(seat("smithy well"), seat("smithy well"), round=2)
    visitor.come_to(at.role("builder").build("smithy").build("smithy").game)
    said = visitor.look().instruction
    assert said.startswith("While you waited: Ben built the Smithy for ")


@pytest.mark.first
def test_what_is_read_out_makes_the_page_no_longer(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    page = visitor.page
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


@pytest.mark.first
def test_undo_does_not_come_up_where_the_answer_was(visitor: Visitor) -> None:
    places = set()
    for stage in ("build", "sell", "role"):
        visitor.come_to(asking(stage))
        box = visitor.page.get_by_role("button", name="Undo").bounding_box()
        assert box
        places.add((round(box["x"]), round(box["y"])))
    assert len(places) == 1


# ---------------------------------------------------------- preselection


@pytest.mark.first
def test_the_dearest_goods_are_taken_up_and_one_key_sells_them(
    visitor: Visitor,
) -> None:
    visitor.come_to(table(seat("", PLANTS), tiles=list("CABDE")).game)
    screen = visitor.role("Trader")
    assert screen.prompt == "Sell 2 goods for 5 cards?"
    assert screen.instruction.endswith("The most valuable are already selected.")
    taken = visitor.page.get_by_role("button", pressed=True)
    assert [one.get_attribute("data-id") for one in taken.all()] == [
        "silver_smelter",
        "tobacco_storage",
    ]
    heard = visitor.page.get_by_role("log", name="Announcements")
    expect(heard).to_contain_text("The most valuable are already selected.")
    visitor.page.keyboard.press("Enter")
    assert "You sold tobacco and silver for 5 cards" in visitor.look().log


@pytest.mark.first
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


@pytest.mark.first
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


@pytest.mark.first
def test_how_near_the_end_is_stands_on_top_and_is_read_out(visitor: Visitor) -> None:
    at = table(seat("well hero hero", "smithy"), seat("indigo_plant", ELEVEN))
    visitor.come_to(at.game)
    ending = visitor.page.locator(".bar .ending .full")
    expect(ending).to_have_text("Ben: 11 buildings, 1 more ends the game")
    heard = visitor.page.get_by_role("log", name="Announcements")
    expect(heard).to_contain_text("Ben: 11 buildings, 1 more ends the game.")


@pytest.mark.first
def test_the_last_phase_is_named_in_the_prompt(visitor: Visitor) -> None:
    at = table(seat("indigo_plant", ELEVEN), seat("well hero crane tower"))
    game = at.role("builder").build("indigo_plant").game
    screen = visitor.come_to(game, "medium", "person")
    assert screen.instruction.endswith("The game ends after this phase.")
    expect(visitor.page.locator(".bar .ending .full")).to_contain_text(
        "12 buildings, last phase"
    )


# ------------------------------------------------------------ the library


@pytest.mark.first
def test_the_library_says_for_which_role_and_what_it_brings(visitor: Visitor) -> None:
    screen = visitor.come_to(table(seat("", "library"), seat()).role("prospector").game)
    assert screen.prompt == "Prospector: use the Library?"
    assert screen.instruction.startswith("With it: draw 2 cards; without: draw 1 card.")
