"""The effect of each building of the base game, one short test for each."""

import pytest

from table_setup import seat, table

FILLER = " silver_smelter" * 6
GOODS = "indigo_plant+ sugar_mill+ coffee_roaster+ "


@pytest.mark.rule("R43")
@pytest.mark.parametrize(
    "plant, price",
    [
        ("indigo_plant", 1),
        ("sugar_mill", 1),
        ("tobacco_storage", 2),
        ("coffee_roaster", 2),
        ("silver_smelter", 3),
    ],
)
def test_a_production_building_makes_its_good_and_sells_it(
    plant: str, price: int
) -> None:
    at = table(seat(city=plant), tiles=list("CABDE")).role("producer").rest()
    assert at.goods_at() == [plant]
    at.role("trader").sell(plant)
    assert len(at.hand()) == price


@pytest.mark.rule("R16")
def test_smithy_makes_production_buildings_cheaper_by_1() -> None:
    assert table(seat("coffee_roaster", "smithy")).price("coffee_roaster") == 3


@pytest.mark.rule("R57")
def test_gold_mine_wins_one_of_four_cards_of_different_cost() -> None:
    at = table(seat(city="gold_mine"), pile="hero smithy well statue quarry")
    assert at.role("prospector").step("mine", "quarry").hand() == ["hero", "quarry"]


@pytest.mark.rule("R50")
def test_archive_lets_old_cards_be_discarded_for_new_ones() -> None:
    first = seat("well " * 3 + "crane", "archive")
    at = table(first, pile="hero " * 3 + "palace " * 2).role("councillor")
    at.discard("well", "well", "well", "crane")
    assert at.hand() == ["hero"] * 3 + ["palace"] * 2


@pytest.mark.rule("R22", "R23")
def test_poor_house_draws_a_card_for_a_poor_builder() -> None:
    at = table(seat("well hero", "poor_house"), pile="tower").role("builder")
    assert at.build("well").hand() == ["tower"]


@pytest.mark.rule("R25")
def test_black_market_pays_with_goods() -> None:
    at = table(seat("tower", "black_market " + GOODS)).role("builder").build("tower")
    at.goods("indigo_plant", "sugar_mill")
    assert (at.city()[-1], at.goods_at()) == ("tower", ["coffee_roaster"])


@pytest.mark.rule("R48")
def test_trading_post_sells_one_good_more() -> None:
    at = table(seat(), seat(city="trading_post " + GOODS)).role("trader")
    assert at.bounds == (0, 2)


@pytest.mark.rule("R45")
def test_well_draws_a_card_for_two_goods_produced() -> None:
    at = table(seat(city="well indigo_plant sugar_mill"), pile="hero hero tower")
    assert at.role("producer").hand() == ["tower"]


@pytest.mark.rule("R45")
def test_market_stand_draws_a_card_for_two_goods_sold() -> None:
    at = table(seat(city="market_stand " + GOODS)).role("trader")
    at.sell("indigo_plant", "sugar_mill")
    assert at.drawn_for("market_stand") == [0]


@pytest.mark.rule("R29")
def test_crane_builds_over_a_building_for_the_difference() -> None:
    at = table(seat("hero well", "crane statue")).role("builder").build("hero")
    assert (at.city(), at.covered(), at.hand()) == (["crane", "hero"], ["statue"], [])


@pytest.mark.rule("R71", "R101")
def test_chapel_may_tuck_a_card_at_each_round_start() -> None:
    at = table(seat("well hero", "chapel")).roles("trader", "producer", "prospector")
    assert (at.asked, at.bounds) == ("chapel", (0, 1))
    at.step("chapel", "well")
    assert (at.tucked(), at.part("tucked")) == (1, 1)
    assert "well" not in at.hand()


@pytest.mark.rule("R20")
def test_chapel_may_be_refused() -> None:
    at = table(seat("well hero", "chapel")).roles("trader", "producer", "prospector")
    assert (at.refuse().asked, at.tucked()) == ("role", 0)


@pytest.mark.rule("R7")
def test_tower_raises_the_hand_limit_to_12() -> None:
    hand = "well crane statue hero smithy palace " * 2
    first = seat(hand + "quarry", "tower")
    at = table(first).roles("trader", "producer", "builder")
    assert (at.asked, at.bounds) == ("discard", (1, 1))


@pytest.mark.rule("R43")
def test_aqueduct_produces_one_good_more() -> None:
    at = table(seat(), seat(city="aqueduct indigo_plant sugar_mill")).role("producer")
    assert at.goods_at(1) == ["indigo_plant", "sugar_mill"]


@pytest.mark.rule("R22")
@pytest.mark.parametrize(
    "card, drawn", [("smithy", 1), ("statue", 1), ("palace", 1), ("sugar_mill", 0)]
)
def test_carpenter_draws_a_card_for_a_violet_building(card: str, drawn: int) -> None:
    at = table(seat(card + FILLER, "carpenter"), pile="tower").role("builder")
    at.build(card).rest()
    assert at.hand().count("tower") == drawn


@pytest.mark.rule("R49")
def test_prefecture_keeps_two_cards() -> None:
    at = table(seat(city="prefecture")).role("councillor")
    assert at.bounds == (2, 2)


@pytest.mark.rule("R46")
def test_market_hall_draws_a_card_for_one_good_sold() -> None:
    at = table(seat(city="market_hall " + GOODS)).role("trader").sell("sugar_mill")
    assert at.drawn_for("market_hall") == [0]


@pytest.mark.rule("R16")
@pytest.mark.parametrize("card, price", [("tower", 2), ("statue", 2), ("palace", 5)])
def test_quarry_makes_violet_buildings_cheaper_by_1(card: str, price: int) -> None:
    assert table(seat(card, "quarry")).price(card) == price


@pytest.mark.rule("R53")
def test_library_doubles_the_privilege() -> None:
    at = table(seat(city="library"), seat(), seat()).role("prospector")
    assert len(at.hand()) == 2


@pytest.mark.rule("R66")
@pytest.mark.parametrize(
    "monument, points", [("statue", 3), ("victory_column", 4), ("hero", 5)]
)
def test_a_monument_is_worth_its_points(monument: str, points: int) -> None:
    at = table(seat(city=monument))
    assert (at.part("buildings"), at.total()) == (points, points)


PRODUCTION = [
    ("indigo_plant indigo_plant indigo_plant", 6, 4),
    ("indigo_plant indigo_plant sugar_mill tobacco_storage", 8, 7),
    ("indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage", 10, 8),
    ("well statue", 0, 0),
]


@pytest.mark.parametrize("city, first, second", PRODUCTION)
def test_guild_hall_counts_production_buildings(
    city: str, first: int, second: int
) -> None:
    for edition, points in (("first", first), ("second", second)):
        at = table(seat(city="guild_hall " + city), edition=edition)
        assert at.part("guild_hall") == points


@pytest.mark.rule("R66")
def test_city_hall_counts_violet_buildings_and_itself() -> None:
    at = table(seat(city="city_hall palace well statue indigo_plant"))
    assert at.part("city_hall") == 4


@pytest.mark.rule("R66")
def test_triumphal_arch_counts_monuments() -> None:
    at = table(seat(city="triumphal_arch statue victory_column hero"))
    assert at.part("triumphal_arch") == 8


@pytest.mark.rule("R64")
def test_palace_gives_a_quarter_of_the_rest() -> None:
    at = table(seat(city="palace hero silver_smelter"))
    assert (at.part("palace"), at.total()) == (2, 10)


@pytest.mark.parametrize(
    "great", ["guild_hall", "city_hall", "triumphal_arch", "palace"]
)
def test_a_great_building_has_no_points_of_its_own(great: str) -> None:
    assert table(seat(city=great)).part("buildings") == 0
