"""What the medium player chooses where one answer is plainly best."""

from random import Random

import sanjuan
from table_setup import Table, extended, seat, table

HALF = "indigo_plant sugar_mill chapel well statue"


def chosen(at: Table) -> list[str]:
    """The names of what medium answers to the open question."""
    question = at.game.question
    assert question
    view = at.game.view(question.seat)
    answer = sanjuan.player("medium").choose(view, Random(1))
    names = dict(zip(question.options, question.kinds(), strict=True))
    return sorted(names[option] for option in answer)


def test_takes_the_trader_with_many_goods_and_none_elsewhere() -> None:
    mine = seat("", "silver_smelter+ coffee_roaster+ trading_post")
    at = table(mine, seat(""), roles_taken="councillor builder", tiles=[*"EABCD"])
    assert chosen(at) == ["trader"]


def test_takes_the_producer_when_it_alone_has_empty_plants() -> None:
    mine = seat("smithy", "silver_smelter coffee_roaster tobacco_storage aqueduct")
    at = table(mine, seat("statue hero", "indigo_plant+"))
    assert chosen(at) == ["producer"]


def test_leaves_the_trader_alone_when_only_the_other_gains() -> None:
    rival = seat("well", "silver_smelter+ coffee_roaster+ trading_post")
    at = table(seat("statue smithy", "indigo_plant"), rival)
    assert chosen(at) != ["trader"]


def test_ends_the_game_when_ahead() -> None:
    city = f"{HALF} hero victory_column smithy archive crane library"
    mine, rival = seat("poor_house sugar_mill", city), seat("well", "indigo_plant")
    at = table(mine, rival, roles_taken="councillor prospector")
    assert chosen(at) == ["builder"]


def test_does_not_end_the_game_far_behind() -> None:
    city = "indigo_plant " * 8 + "sugar_mill " * 3
    rich = seat("", "guild_hall hero victory_column palace library statue chapel")
    at = table(seat("sugar_mill sugar_mill", city), rich)
    assert chosen(at) != ["builder"]
    assert chosen(at.role("builder")) == []


def test_builds_the_hall_that_fits_the_city() -> None:
    hand = "guild_hall city_hall" + " indigo_plant" * 5
    plants = seat(
        hand, "indigo_plant indigo_plant sugar_mill sugar_mill coffee_roaster"
    )
    violets = seat(hand, "indigo_plant well chapel tower smithy archive")
    assert chosen(table(plants).role("builder")) == ["guild_hall"]
    assert chosen(table(violets).role("builder")) == ["city_hall"]


def test_builds_the_library_early() -> None:
    hand = seat("library tower well smithy statue gold_mine", "indigo_plant")
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


def test_covers_what_is_worth_least() -> None:
    city = "palace city_hall crane indigo_plant silver_smelter chapel well hero"
    at = table(seat("library smithy well gold_mine", city)).role("builder")
    assert chosen(at.build("library")) == ["indigo_plant"]


def test_tucks_what_is_of_no_more_use() -> None:
    mine = seat(
        "well guild_hall library", "chapel well indigo_plant", library_used=False
    )
    at = table(mine, roles_taken="councillor prospector").role("producer")
    assert chosen(at) == ["well"]


def test_keeps_the_card_that_fits_best() -> None:
    pile = "trading_post quarry smithy library well"
    at = table(seat("", "indigo_plant smithy"), pile=pile).role("councillor")
    assert chosen(at) == ["library"]


def test_discards_a_second_of_a_kind_over_the_limit() -> None:
    hand = "library quarry carpenter prefecture quarry hero guild_hall"
    mine = seat(hand, "indigo_plant")
    at = table(mine, seat(""), roles_taken="councillor producer", pile="aqueduct")
    assert chosen(at.role("prospector")) == ["quarry"]


def test_uses_the_library_where_it_brings_a_card() -> None:
    mine = seat("", "library silver_smelter coffee_roaster tobacco_storage")
    assert chosen(table(mine).role("producer")) == ["library"]
    assert chosen(table(mine).role("councillor")) == []


def test_exchanges_what_it_has_already() -> None:
    mine = seat(
        "well well hero guild_hall library", "office_building well indigo_plant"
    )
    at = extended(mine, seat(""), roles_taken="councillor producer")
    assert chosen(at.role("prospector")) == ["well", "well"]


def test_banks_near_the_end_what_no_building_needs() -> None:
    city = "bank smithy quarry archive poor_house black_market crane tower gold_mine"
    mine = seat("city_hall well well chapel indigo_plant indigo_plant aqueduct", city)
    rich = (
        "indigo_plant statue hero quarry carpenter library aqueduct well tower archive"
    )
    at = extended(mine, seat("", rich), roles_taken="councillor builder")
    assert chosen(at.role("producer")) == ["chapel"]


def test_banks_nothing_early() -> None:
    at = extended(seat("well well statue", "bank"), roles_taken="councillor producer")
    assert chosen(at.role("prospector")) == []
