"""The expert's choices where one answer is plainly best."""

import pytest

from ai_positions import chosen
from table_setup import seat, table

HALF = "indigo_plant sugar_mill chapel well statue"


def test_takes_the_trader_with_many_goods_and_none_elsewhere() -> None:
    mine = seat("", "silver_smelter+ coffee_roaster+ trading_post")
    rival = seat("statue hero well", "silver_smelter coffee_roaster trading_post")
    at = table(mine, rival, roles_taken="councillor builder", tiles=[*"EABCD"])
    assert chosen(at) == ["trader"]


def test_takes_the_producer_when_it_alone_has_empty_plants() -> None:
    mine = seat("smithy", "silver_smelter coffee_roaster tobacco_storage aqueduct")
    at = table(mine, seat("statue hero", "indigo_plant+"))
    assert chosen(at) == ["producer"]


@pytest.mark.slow
def test_leaves_the_trader_alone_when_only_the_other_gains() -> None:
    rival = seat("well", "silver_smelter+ coffee_roaster+ trading_post")
    at = table(seat("statue smithy", "indigo_plant"), rival)
    assert chosen(at) != ["trader"]


def test_ends_the_game_when_ahead() -> None:
    city = f"{HALF} hero victory_column smithy archive crane library"
    mine, rival = seat("poor_house sugar_mill", city), seat("well", "indigo_plant")
    at = table(mine, rival, roles_taken="councillor prospector")
    assert chosen(at) == ["builder"]


@pytest.mark.slow
def test_does_not_end_the_game_when_behind() -> None:
    city = "indigo_plant " * 8 + "sugar_mill " * 3
    rich = seat("", "hero victory_column library statue smithy")
    at = table(seat("sugar_mill sugar_mill", city), rich)
    assert chosen(at) != ["builder"]
    assert chosen(at.role("builder")) == []


def test_builds_the_hall_that_fits_the_city() -> None:
    hand = "guild_hall city_hall" + " indigo_plant" * 5
    plants = seat(
        hand, "indigo_plant indigo_plant sugar_mill sugar_mill coffee_roaster"
    )
    violets = seat(hand, "indigo_plant well chapel tower smithy archive")
    assert chosen(table(plants).role("builder")) != ["city_hall"]
    assert chosen(table(violets).role("builder")) != ["guild_hall"]


def test_builds_the_library_early() -> None:
    hand = seat("library tower well smithy statue aqueduct", "indigo_plant")
    assert chosen(table(hand).role("builder")) == ["library"]


def test_pays_with_duplicates_first() -> None:
    at = table(seat("well library smithy carpenter", "smithy")).role("builder")
    assert chosen(at.build("well")) == ["smithy"]


def test_sells_and_makes_the_dearest_goods() -> None:
    city = "indigo_plant{0} sugar_mill{0} silver_smelter{0} coffee_roaster{0}"
    at = table(seat("", city.format("+")), tiles=[*"CABDE"], tiles_seen=5)
    assert chosen(at.role("trader")) == ["coffee_roaster", "silver_smelter"]
    at = table(seat("", city.format("")))
    assert chosen(at.role("producer")) == ["coffee_roaster", "silver_smelter"]


def test_pays_with_indigo_rather_than_with_cards_it_wants() -> None:
    city = "indigo_plant+ black_market smithy"
    at = table(seat("statue library prefecture", city)).role("builder").build("statue")
    assert chosen(at) == ["indigo_plant"]


def test_keeps_the_card_that_fits_best() -> None:
    pile = "trading_post quarry smithy library well"
    at = table(seat("", "indigo_plant smithy"), pile=pile).role("councillor")
    assert chosen(at) == ["library"]


@pytest.mark.slow
def test_uses_the_library_where_it_brings_a_card() -> None:
    mine = seat("", "library silver_smelter coffee_roaster tobacco_storage")
    rival = seat("", "indigo_plant archive statue library carpenter sugar_mill")
    assert chosen(table(mine, rival).role("producer")) == ["library"]
