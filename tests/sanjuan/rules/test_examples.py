"""The worked examples of docs/rules.md §8, by their numbers."""

import pytest

from table_setup import Table, seat, table

FILLER = " silver_smelter" * 7
LADEN = "indigo_plant+ sugar_mill+ tobacco_storage+ coffee_roaster+ "
EMPTY = LADEN.replace("+", "")


def with_library(table: Table, role: str) -> Table:
    """The table after the seat took that role and used the library."""
    return table.role(role).library()


# ---------------------------------------------------------------- 1 to 3


@pytest.mark.rule("R15")
def test_example_1_builder_smithy_and_library_make_a_sugar_mill_free() -> None:
    at = with_library(table(seat("sugar_mill hero", "smithy library")), "builder")
    at.build("sugar_mill")
    assert (at.city()[-1], at.hand()) == ("sugar_mill", ["hero"])


@pytest.mark.rule("R29")
def test_example_2_a_palace_over_a_chapel_takes_3_cards() -> None:
    second = seat("palace" + FILLER, "crane chapel")
    at = table(seat(), second).role("builder").build("palace").cover("chapel")
    assert at.hand(1) == ["silver_smelter"] * (7 - 3)


@pytest.mark.rule("R35")
def test_example_2_a_statue_over_a_coffee_roaster_costs_nothing() -> None:
    at = table(seat(), seat("statue", "crane coffee_roaster")).role("builder")
    assert at.build("statue").city(1) == ["crane", "statue"]


@pytest.mark.rule("R15", "R16")
def test_example_3_the_crane_is_free_for_the_builder_with_a_quarry() -> None:
    at = table(seat("crane hero", "quarry")).role("builder").build("crane")
    assert at.hand() == ["hero"]


@pytest.mark.rule("R15", "R16")
def test_example_3_library_quarry_and_builder_take_3_off_violet_buildings() -> None:
    first = seat("palace hero statue sugar_mill", "library quarry")
    at = with_library(table(first), "builder")
    assert [at.price(card) for card in ("palace", "hero", "statue")] == [3, 2, 0]
    assert at.price("sugar_mill") == 0


# ---------------------------------------------------------------- 4 to 6


@pytest.mark.rule("R25", "R26")
def test_example_4_a_library_is_paid_with_2_goods_and_3_cards() -> None:
    second = seat("library" + FILLER, "black_market " + LADEN)
    at = table(seat(), second).role("builder").build("library")
    at.goods("sugar_mill", "coffee_roaster")
    assert at.hand(1) == ["silver_smelter"] * (7 - 3)
    assert at.goods_at(1) == ["indigo_plant", "tobacco_storage"]
    built = at.happened("built")[0]
    assert (built["price"], built["goods"], built["cards"]) == (5, 2, 3)


@pytest.mark.rule("R48")
def test_example_5_a_trading_post_sells_2_3_and_4_goods() -> None:
    other = table(seat(), seat(city="trading_post " + LADEN)).role("trader")
    trader = table(seat(city="trading_post " + LADEN)).role("trader")
    library = table(seat(city="library trading_post " + LADEN))
    with_library(library, "trader")
    assert [at.bounds[1] for at in (other, trader, library)] == [2, 3, 4]


@pytest.mark.rule("R43")
def test_example_5_an_aqueduct_produces_2_3_and_4_goods() -> None:
    plants = EMPTY + "indigo_plant "
    other = table(seat(), seat(city="aqueduct " + plants)).role("producer")
    producer = table(seat(city="aqueduct " + plants)).role("producer")
    library = table(seat(city="library aqueduct " + plants))
    with_library(library, "producer")
    assert [at.bounds for at in (other, producer, library)] == [(2, 2), (3, 3), (4, 4)]


@pytest.mark.rule("R45", "R48")
def test_example_6_the_trader_with_post_and_stand_draws_7_cards() -> None:
    city = "trading_post market_stand indigo_plant+ tobacco_storage+ silver_smelter+"
    at = table(seat(city=city), tiles=list("CABDE")).role("trader")
    at.sell("indigo_plant", "tobacco_storage", "silver_smelter")
    assert len(at.hand()) == 1 + 2 + 3 + 1


# ---------------------------------------------------------------- 7 and 8


@pytest.mark.rule("R57")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_example_7_costs_5_3_1_3_win_nothing(edition: str) -> None:
    pile = "palace hero tower smithy chapel"
    at = table(seat(city="gold_mine"), pile=pile, edition=edition).role("prospector")
    assert (at.asked, at.hand(), len(at.discarded)) == ("role", ["palace"], 4)


@pytest.mark.rule("R57")
def test_example_7_costs_4_1_3_5_win_any_card_or_the_1() -> None:
    pile = "palace quarry smithy chapel hero"
    first = table(seat(city="gold_mine"), pile=pile).role("prospector")
    assert first.offered == ["chapel", "hero", "quarry", "smithy"]
    second = table(seat(city="gold_mine"), pile=pile, edition="second")
    assert second.role("prospector").hand() == ["palace", "smithy"]


@pytest.mark.rule("R49", "R50")
@pytest.mark.parametrize("library, drawn, count", [("", 5, 3), (" library", 8, 6)])
def test_example_8_the_councillor_with_archive_and_prefecture(
    library: str, drawn: int, count: int
) -> None:
    at = table(seat("well", "archive prefecture" + library)).role("councillor")
    if library:
        at.library()
    assert at.bounds == (count, count)
    assert len(at.hand()) == 1 + drawn


# ---------------------------------------------------------------- 9


@pytest.mark.rule("R46")
def test_example_9_a_market_hall_adds_1_card_to_any_sale() -> None:
    """No tile pays 1 for sugar and 3 for coffee; silver at 3 replaces coffee."""
    city = "market_hall sugar_mill+ silver_smelter+"
    at = table(seat(city=city), tiles=list("CABDE")).role("trader")
    assert len(at.sell("sugar_mill", "silver_smelter").hand()) == 1 + 3 + 1


@pytest.mark.rule("R49")
def test_example_9_a_prefecture_keeps_2_of_2_of_5_and_of_8() -> None:
    other = table(seat(), seat(city="prefecture")).role("councillor").least()
    assert len(other.hand(1)) == 2
    chooser = table(seat(city="prefecture")).role("councillor")
    library = with_library(table(seat(city="library prefecture")), "councillor")
    for at, drawn in ((chooser, 5), (library, 8)):
        assert (len(at.offered), at.bounds) == (drawn, (2, 2))


@pytest.mark.rule("R49", "R15", "R43", "R48", "R53")
def test_example_9_the_library_with_every_role() -> None:
    def use(city: str, role: str) -> Table:
        return with_library(table(seat("hero statue statue", "library " + city)), role)

    assert len(use("", "councillor").offered) == 8
    assert use("", "builder").price("statue") == 3 - 2
    assert use(EMPTY, "producer").bounds == (3, 3)
    assert use(LADEN, "trader").bounds == (0, 3)
    assert len(use("", "prospector").hand()) == 3 + 2


@pytest.mark.rule("R17")
def test_example_9_statue_and_column_in_one_city_but_not_two_statues() -> None:
    at = table(seat("statue victory_column" + FILLER, "statue")).role("builder")
    assert "victory_column" in at.offered
    assert "statue" not in at.offered


@pytest.mark.rule("R63", "R66", "R64")
@pytest.mark.parametrize(
    "city, tucked, points",
    [
        ("chapel", 7, 9),
        ("triumphal_arch statue hero", 0, 3 + 5 + 6),
        ("palace statue", 31, 34 + 8),
    ],
)
def test_example_9_chapel_arch_and_palace(city: str, tucked: int, points: int) -> None:
    assert table(seat(city=city, tucked=tucked)).total() == points


@pytest.mark.rule("R66")
def test_example_9_a_city_hall_with_9_violet_buildings() -> None:
    city = "city_hall well crane tower statue hero chapel library palace indigo_plant"
    assert table(seat(city=city)).part("city_hall") == 9


# ---------------------------------------------------------------- 10 to 13


def test_example_10_guild_hall_in_both_editions() -> None:
    city = "guild_hall indigo_plant indigo_plant sugar_mill tobacco_storage"
    assert table(seat(city=city)).part("guild_hall") == 8
    at = table(seat(city=city + " tobacco_storage"), edition="second")
    assert at.part("guild_hall") == 8


@pytest.mark.rule("R79")
def test_example_11_over_a_park_a_library_is_free_and_a_cathedral_costs_1() -> None:
    second = seat("library" + FILLER, "crane park")
    at = table(seat(), second, expansion=True).role("builder")
    assert at.price("library", "park", seat=1) == 0
    assert at.price("cathedral", "park", seat=1) == 1


@pytest.mark.rule("R79", "R95", "R96")
def test_example_11_builder_or_quarry_make_that_cathedral_free() -> None:
    first, second = seat("", "crane park"), seat("", "crane quarry")
    at = table(first, second, expansion=True).role("builder").build("cathedral")
    assert at.city() == ["crane", "cathedral"]
    quarry = table(seat(), seat("", "crane park quarry"), expansion=True)
    assert quarry.role("builder").build("cathedral").city(1)[1] == "cathedral"


@pytest.mark.rule("R92")
@pytest.mark.parametrize(
    "city, points",
    [
        (
            "indigo_plant indigo_plant sugar_mill black_market well tobacco_storage "
            "tobacco_storage aqueduct palace guild_hall",
            7,
        ),
        (
            "indigo_plant indigo_plant archive gold_mine guard_room office_building "
            "carpenter tobacco_storage aqueduct palace city_hall",
            10,
        ),
    ],
)
def test_example_12_residences(city: str, points: int) -> None:
    first = seat("residence smithy smithy quarry quarry crane", city)
    at = table(first, expansion=True).role("builder").build("residence")
    assert at.part("residence") == points


@pytest.mark.rule("R97")
def test_example_13_a_cathedral_against_6_buildings_of_cost_6() -> None:
    others = [seat(city="guild_hall city_hall residence")] * 2
    others[1] = seat(city="guild_hall city_hall palace")
    at = table(seat(city="cathedral"), *others, expansion=True)
    assert at.part("cathedral") == 10
