"""Every decision and every effect of New Buildings, clicked and seen on the page."""

import pytest
from playwright.sync_api import expect

from table_setup import extended, seat
from web.layout import SIZES
from web.visitor import Visitor

LAST_ROLE = {"roles_taken": "trader producer"}
"""Seat 0 takes the third role; then a round starts."""


# ---------------------------------------------------------------- a round starts


@pytest.mark.first
def test_the_office_building_exchanges_two_cards(visitor: Visitor) -> None:
    first = seat("well crane", "office_building")
    visitor.come_to(extended(first, pile="hero statue palace", **LAST_ROLE).game)
    screen = visitor.role("Prospector")
    assert (screen.stage, screen.may_pass) == ("office", True)
    assert screen.prompt == "Office building: exchange up to 2 cards?"
    log = visitor.pick("Well", "Crane").log
    assert "You discarded Well and Crane (Office building)" in log
    assert "You drew Statue and Palace (Office building)" in log


@pytest.mark.first
def test_while_a_round_starts_nobody_has_chosen_a_role(visitor: Visitor) -> None:
    first = seat("well crane", "office_building")
    visitor.come_to(extended(first, **LAST_ROLE).game)
    visitor.role("Prospector")
    expect(visitor.page.get_by_role("main")).not_to_contain_text("chose the role")


@pytest.mark.first
def test_the_bank_takes_any_number_of_cards(visitor: Visitor) -> None:
    first = seat("well crane statue", "bank")
    visitor.come_to(extended(first, pile="hero", **LAST_ROLE).game)
    screen = visitor.role("Prospector")
    assert (screen.stage, screen.may_pass) == ("bank", True)
    assert screen.count == "0 of up to 4 chosen"
    screen = visitor.pick("Well", "Crane", "Statue")
    assert "You tucked Well, Crane, and Statue (Bank)" in screen.log
    assert "3 tucked" in screen.city_head
    assert visitor.points()["You"]["Tucked cards"] == 3


@pytest.mark.first
def test_the_bank_may_be_left_for_later(visitor: Visitor) -> None:
    visitor.come_to(extended(seat("well", "bank"), **LAST_ROLE).game)
    visitor.role("Prospector")
    assert visitor.pick().stage != "bank"
    assert visitor.play(until="bank").stage == "bank"


@pytest.mark.first
def test_a_guard_room_of_others_leaves_six_cards(visitor: Visitor) -> None:
    first = seat("well crane statue palace library tower")
    at = extended(first, seat("", "guard_room"), pile="hero", **LAST_ROLE)
    visitor.come_to(at.game)
    screen = visitor.role("Prospector")
    assert (screen.stage, screen.to_choose) == ("discard", 1)
    assert (
        "An opponent has a Guard room and you do not, so your hand limit is 6 cards"
        in screen.instruction
    )
    assert "You discarded Hero (hand limit)" in visitor.pick("Hero").log


# ---------------------------------------------------------------- goods


@pytest.mark.first
def test_the_customs_office_shows_its_good_and_what_it_pays(visitor: Visitor) -> None:
    visitor.come_to(extended(seat("", "indigo_plant+ customs_office")).game)
    screen = visitor.role("Councillor")
    assert "You got a customs good (Customs office)" in screen.log
    assert [card.laden for card in screen.city] == [True, True]


@pytest.mark.first
def test_the_customs_good_sells_for_two(visitor: Visitor) -> None:
    first = seat("", "indigo_plant+ customs_office+")
    visitor.come_to(extended(first, tiles=list("CABDE")).game)
    visitor.role("Trader")
    visitor.tap("Customs office", "Indigo plant")
    assert visitor.sum() == "Cu a customs good 2 + In indigo 1 = 3"
    visitor.page.get_by_role("button", name="Confirm").click()
    assert "You sold indigo and a customs good for 3 cards" in visitor.look().log


@pytest.mark.first
def test_the_customs_good_pays_at_the_black_market(visitor: Visitor) -> None:
    first = seat("well smithy", "black_market customs_office+")
    visitor.come_to(extended(first).game)
    visitor.role("Builder")
    assert visitor.pick("Well").stage == "market"
    screen = visitor.pick("Customs office")
    assert "You built the Well for 1, including 1 good" in screen.log
    assert [card.laden for card in screen.city if card.name == "Customs office"] == [
        False
    ]


@pytest.mark.first
def test_the_harbor_tucks_one_of_the_goods_sold(visitor: Visitor) -> None:
    visitor.come_to(extended(seat("", "indigo_plant+ harbor")).game)
    visitor.role("Trader")
    screen = visitor.pick("Indigo plant")
    assert "You tucked a good just sold (Harbor)" in screen.log
    assert "1 tucked" in screen.city_head
    assert visitor.points()["You"]["Tucked cards"] == 1


# ---------------------------------------------------------------- cards for free


@pytest.mark.first
def test_the_hut_draws_when_nobody_sells(visitor: Visitor) -> None:
    visitor.come_to(extended(seat("", "hut"), pile="hero").game)
    assert "You drew Hero (Hut)" in visitor.role("Trader").log


@pytest.mark.first
def test_the_tavern_draws_for_the_smallest_city(visitor: Visitor) -> None:
    first, second = seat("well smithy", "tavern"), seat("", "well crane")
    visitor.come_to(extended(first, second, pile="hero").game)
    visitor.role("Builder")
    assert "You drew Hero (Tavern)" in visitor.pick().log


@pytest.mark.first
def test_the_goldsmith_wins_what_nobody_has(visitor: Visitor) -> None:
    visitor.come_to(extended(seat("", "goldsmith"), pile="hero statue").game)
    screen = visitor.role("Prospector")
    assert "You revealed Statue (Goldsmith)" in screen.log
    assert "You won the Statue (Goldsmith)" in screen.log
    assert {card.name for card in screen.hand} >= {"Hero", "Statue"}


@pytest.mark.first
def test_the_goldsmith_wins_nothing_that_stands_somewhere(visitor: Visitor) -> None:
    first, second = seat("", "goldsmith"), seat("", "statue")
    visitor.come_to(extended(first, second, pile="hero statue").game)
    screen = visitor.role("Prospector")
    assert "You revealed Statue (Goldsmith)" in screen.log
    assert "You won the Statue (Goldsmith)" not in screen.log


# ---------------------------------------------------------------- building


@pytest.mark.first
def test_over_a_park_six_is_deducted(visitor: Visitor) -> None:
    visitor.come_to(extended(seat("hero well tower statue smithy", "crane park")).game)
    visitor.role("Builder")
    assert visitor.pick("Hero").stage == "cover"
    being_built = visitor.page.locator(".hand .card").filter(has_text="Being built now")
    expect(being_built).to_contain_text("Hero")
    visitor.tap("Park")
    assert visitor.sum() == "5 −1 builder −6 over the Park = 0"
    visitor.page.get_by_role("button", name="Confirm").click()
    screen = visitor.look()
    assert "You built the Hero for free, over the Park" in screen.log
    assert "Park" not in [card.name for card in screen.city]


@pytest.mark.first
def test_the_cathedral_says_why_it_cannot_be_built(visitor: Visitor) -> None:
    visitor.come_to(extended(seat("well hero")).game)
    screen = visitor.role("Builder")
    assert [(card.name, card.price) for card in screen.on_table] == [("Cathedral", 6)]
    assert "Cathedral" not in [card.name for card in screen.offered]
    assert visitor.page.locator(".offer").get_by_text("Price 6, you have 2").count()
    expect(visitor.page.locator(".offer .rule")).to_contain_text("buildings of cost 6")
    assert "on the table" not in screen.instruction


@pytest.mark.first
def test_the_cathedral_is_built_from_the_table(visitor: Visitor) -> None:
    first = seat("well hero statue tower palace", "quarry")
    visitor.come_to(extended(first, seat("", "guild_hall residence")).game)
    assert "on the table" in visitor.role("Builder").instruction
    visitor.tap("Cathedral")
    assert visitor.sum() == "7 −1 builder −1 quarry = 5 leaves no card"
    visitor.page.get_by_role("button", name="Confirm").click()
    screen = visitor.look()
    assert "You built the Cathedral for 5" in " ".join(screen.log)
    assert screen.on_table == []
    assert [card.name for card in screen.city] == ["Quarry", "Cathedral"]
    assert visitor.points()["You"]["Cathedral"] == 7


@pytest.mark.first
def test_on_phones_the_cathedral_lies_beside_the_piles_and_opens(
    visitor: Visitor,
) -> None:
    visitor.come_to(extended(seat("well hero")).game)
    visitor.role("Builder")
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    offer = visitor.page.locator(".offer button")
    pile = visitor.page.locator("[data-pile=discard] .num")
    expect(pile).to_be_in_viewport()
    box, card = pile.bounding_box(), offer.bounding_box()
    assert box and card and card["y"] < box["y"] < card["y"] + card["height"]
    assert box["x"] + box["width"] <= card["x"]
    offer.click(force=True)
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Price 6, you have 2")
    expect(dialog).to_contain_text("buildings of cost 6")
    visitor.close()
    visitor.page.set_viewport_size(SIZES["desktop"])


@pytest.mark.first
def test_a_rival_builds_the_cathedral(visitor: Visitor) -> None:
    second = seat("well hero statue tower palace library archive")
    visitor.come_to(extended(seat(), second).game, "person", "person")
    assert visitor.role("Builder").device_for == "Ben"
    visitor.decide(visitor.seen[-1])
    assert visitor.pick("Cathedral").on_table == []
    visitor.role("Prospector")
    visitor.role("Councillor")
    visitor.decide(visitor.seen[-1])
    screen = visitor.look()
    assert "Ben built the Cathedral for 7" in " ".join(screen.log)
    assert screen.on_table == []
    visitor.open_city("Ben")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Cathedral")).to_be_visible()
    visitor.close()


# ---------------------------------------------------------------- points


@pytest.mark.first
def test_the_residence_counts_its_sets(visitor: Visitor) -> None:
    city = "residence indigo_plant hut office_building"
    visitor.come_to(extended(seat("", city)).game)
    assert visitor.points()["You"]["Residence"] == 4
