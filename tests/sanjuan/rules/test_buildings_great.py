"""Residence and cathedral: R92 to R97."""

import pytest

from table_setup import extended, seat, table

# ---------------------------------------------------------------- residence


@pytest.mark.rule("R92")
@pytest.mark.parametrize(
    "city, points",
    [
        ("", 0),
        ("palace guild_hall", 4),
        ("palace guild_hall city_hall", 4),
        ("smithy archive indigo_plant", 4),
        ("indigo_plant indigo_plant indigo_plant", 0),
        ("indigo_plant indigo_plant smithy", 0),
        ("palace guild_hall smithy archive hut", 4 + 3),
        ("palace guild_hall smithy archive hut indigo_plant gold_mine guard_room", 9),
    ],
)
def test_residence_scores_sets_of_three_of_one_cost(city: str, points: int) -> None:
    assert extended(seat(city="residence " + city)).part("residence") == points


@pytest.mark.rule("R92", "R93")
def test_two_copies_of_a_building_may_be_in_two_sets() -> None:
    city = "indigo_plant indigo_plant smithy archive hut guard_room residence"
    assert extended(seat(city=city)).part("residence") == 4 + 3
    city = "indigo_plant indigo_plant indigo_plant smithy archive hut residence"
    assert extended(seat(city=city)).part("residence") == 4


# ---------------------------------------------------------------- cathedral


@pytest.mark.rule("R95")
@pytest.mark.parametrize("builder", [0, 1, 2])
def test_any_seat_may_build_the_cathedral_from_the_table(builder: int) -> None:
    seats = [seat() for _ in range(3)]
    seats[builder] = seat("silver_smelter " * 8)
    at = extended(*seats).role("builder").build("cathedral")
    assert at.city(builder) == ["cathedral"]
    assert len(at.hand(builder)) == 8 - 7 + (builder == 0)


@pytest.mark.rule("R95")
def test_the_cathedral_is_built_once() -> None:
    seats = [seat("silver_smelter " * 3, "quarry crane park") for _ in range(2)]
    at = extended(*seats).role("builder").build("cathedral").until("build")
    assert "cathedral" not in at.offered


@pytest.mark.rule("R95")
def test_the_whole_hand_may_pay_for_the_cathedral() -> None:
    at = extended(seat("silver_smelter " * 6)).role("builder").build("cathedral")
    assert (at.hand(), at.city()) == ([], ["cathedral"])
    assert extended(seat("silver_smelter " * 5)).role("builder").offered == (
        ["silver_smelter"] * 5
    )


@pytest.mark.rule("R95")
def test_the_cathedral_is_not_on_the_table_without_new_buildings() -> None:
    at = table(seat("silver_smelter " * 8)).role("builder")
    assert "cathedral" not in at.offered


@pytest.mark.rule("R15", "R95")
def test_all_reductions_and_goods_help_with_the_cathedral() -> None:
    city = "library quarry black_market crane chapel indigo_plant+ sugar_mill+"
    at = extended(seat("", city)).role("builder").library().build("cathedral")
    assert at.offered == ["chapel", "library", "quarry"]
    assert at.cover("chapel").bounds == (1, 1)
    at.goods("sugar_mill")
    assert at.city()[-3:] == ["cathedral", "indigo_plant+", "sugar_mill"]


@pytest.mark.rule("R96")
def test_the_cathedral_is_violet() -> None:
    first = seat("silver_smelter " * 6, "quarry carpenter city_hall")
    at = extended(first).role("builder")
    assert at.price("cathedral") == 7 - 1 - 1
    at.build("cathedral")
    assert (at.drawn_for("carpenter"), at.part("city_hall")) == ([0], 4)


@pytest.mark.rule("R96")
def test_a_covered_cathedral_deducts_7_and_does_not_return() -> None:
    at = extended(seat("palace", "crane cathedral"), seat("silver_smelter " * 8))
    at.role("builder").build("palace")
    assert at.covered() == ["cathedral"]
    assert "cathedral" not in at.offered


@pytest.mark.rule("R97")
@pytest.mark.parametrize(
    "others, points",
    [
        (["", ""], 0),
        (["palace", ""], 4),
        (["palace", "residence"], 7),
        (["palace residence guild_hall", ""], 9),
        (["palace residence guild_hall", "palace city_hall"], 10),
    ],
)
def test_cathedral_counts_the_great_buildings_of_the_others(
    others: list[str], points: int
) -> None:
    first = seat(city="cathedral city_hall triumphal_arch")
    at = extended(first, *[seat(city=city) for city in others])
    assert at.part("cathedral") == points


@pytest.mark.rule("R97")
def test_the_cathedral_does_not_count_covered_buildings() -> None:
    other = seat(city="well", covered=["palace", "residence"])
    at = extended(seat(city="cathedral"), other)
    assert at.part("cathedral") == 0
