"""The builder phase."""

import pytest

from board_setup import board, seat
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.state import State

SMALL = (
    *("small_market", "hacienda", "construction_hut", "small_warehouse", "hospice"),
    *("office", "large_market", "large_warehouse", "factory", "university"),
)
"""Ten small violet buildings."""


@pytest.mark.rule("P2", "P30")
def test_each_seat_may_build_one_building_in_turn() -> None:
    at = board(seat(doubloons=3), seat(doubloons=3), governor=1).role("builder")
    assert (at.asked, at.bounds) == (("build", 1), (0, 1))
    assert at.pick("hacienda").asked == ("build", 0)
    at.leave()
    assert (at.city(0), at.city(1)) == ([], ["hacienda"])


@pytest.mark.rule("P30")
def test_the_builder_pays_a_doubloon_less() -> None:
    at = board(seat(doubloons=2), seat(doubloons=2)).role("builder")
    at.pick("hacienda").pick("construction_hut")
    assert (at.at(0).doubloons, at.at(1).doubloons) == (1, 0)


@pytest.mark.rule("P31")
def test_a_building_costs_never_less_than_nothing() -> None:
    at = board(seat("quarry* quarry*"), seat()).role("builder").pick("small_market")
    assert at.at(0).doubloons == 0


@pytest.mark.rule("P31")
def test_an_occupied_quarry_lowers_the_price_by_a_doubloon() -> None:
    at = board(seat("quarry* quarry* quarry", doubloons=6), seat()).role("builder")
    at.pick("tobacco_storage")
    assert at.at(0).doubloons == 6 - (5 - 1 - 2)


@pytest.mark.parametrize(
    ("id", "price"),
    [
        ("small_warehouse", 3 - 1),
        ("hospice", 4 - 2),
        ("large_warehouse", 6 - 2),
        ("factory", 7 - 3),
        ("wharf", 9 - 3),
        ("residence", 10 - 4),
        ("indigo_plant", 3 - 2),
        ("coffee_roaster", 6 - 3),
    ],
)
@pytest.mark.rule("P31")
def test_no_more_quarries_count_than_the_column_of_the_building(
    id: str, price: int
) -> None:
    quarries = "quarry* " * 5
    at = board(seat(), seat(quarries, doubloons=10)).role("builder").leave()
    at.pick(id)
    assert at.at(1).doubloons == 10 - price


@pytest.mark.rule("P32")
def test_no_seat_builds_a_building_twice() -> None:
    at = board(seat("", "small_indigo_plant", 5), seat()).role("builder")
    assert "small_indigo_plant" not in at.offered


@pytest.mark.rule("P8")
def test_only_buildings_that_are_left_can_be_built() -> None:
    at = board(seat(doubloons=9), seat("", "harbor")).role("builder")
    assert "harbor" not in at.offered


def test_a_building_too_dear_is_not_offered() -> None:
    at = board(seat(doubloons=2), seat()).role("builder")
    assert "small_warehouse" in at.offered
    assert "hospice" not in at.offered


def test_a_seat_that_can_pay_for_nothing_is_left_out() -> None:
    at = board(seat("", "small_indigo_plant small_market"), seat()).role("builder")
    assert at.skipped() == [(0, "build", "too_dear"), (1, "build", "too_dear")]


@pytest.mark.rule("P9")
def test_a_seat_without_city_places_is_left_out_for_that() -> None:
    ten = " ".join(SMALL)
    full, nearly = f"{ten} fortress", f"{ten} harbor"
    at = board(seat("", full, 30), seat("", nearly, 0), seat("", "harbor"))
    at.role("builder")
    assert [cause for _, _, cause in at.skipped()] == [
        "no_place",
        "too_dear",
        "too_dear",
    ]


@pytest.mark.rule("P8")
def test_a_seat_is_left_out_where_no_other_building_is_left() -> None:
    def change(state: State) -> None:
        state.buildings = [0] * len(state.buildings)

    at = board(seat(doubloons=30), seat(), change=change).role("builder")
    assert at.skipped()[0] == (0, "build", "none_left")


@pytest.mark.rule("P33")
def test_a_large_building_takes_two_places_anywhere() -> None:
    eleven = " ".join(SMALL)
    at = board(seat("", eleven, 12), seat()).role("builder")
    assert "fortress" in at.offered
    at.pick("fortress")
    assert at.at(0).used == 12


@pytest.mark.rule("P9", "P33")
def test_a_large_building_does_not_fit_on_one_place() -> None:
    eleven = " ".join([*SMALL, "harbor"])
    at = board(seat("", eleven, 12), seat()).role("builder")
    assert "fortress" not in at.offered
    assert "wharf" in at.offered


@pytest.mark.rule("P12")
def test_a_full_city_ends_the_game_with_the_round() -> None:
    at = board(seat("", " ".join([*SMALL, "harbor"]), 9), seat()).role("builder")
    at.pick("wharf").rest()
    assert at.told("last_round") == [{"cause": "city"}]
    assert not at.game.over


@pytest.mark.parametrize(
    ("id", "cost", "points", "circles"),
    [
        ("small_indigo_plant", 1, 1, 1),
        ("small_sugar_mill", 2, 1, 1),
        ("indigo_plant", 3, 2, 3),
        ("sugar_mill", 4, 2, 3),
        ("tobacco_storage", 5, 3, 3),
        ("coffee_roaster", 6, 3, 2),
        ("small_market", 1, 1, 1),
        ("hacienda", 2, 1, 1),
        ("construction_hut", 2, 1, 1),
        ("small_warehouse", 3, 1, 1),
        ("hospice", 4, 2, 1),
        ("office", 5, 2, 1),
        ("large_market", 5, 2, 1),
        ("large_warehouse", 6, 2, 1),
        ("factory", 7, 3, 1),
        ("university", 8, 3, 1),
        ("harbor", 8, 3, 1),
        ("wharf", 9, 3, 1),
        ("guild_hall", 10, 4, 1),
        ("residence", 10, 4, 1),
        ("fortress", 10, 4, 1),
        ("customs_house", 10, 4, 1),
        ("city_hall", 10, 4, 1),
    ],
)
@pytest.mark.rule("P55")
def test_cost_points_and_circles_of_a_building(
    id: str, cost: int, points: int, circles: int
) -> None:
    at = board(seat(), seat(doubloons=12)).role("builder").leave().pick(id)
    assert at.at(1).doubloons == 12 - cost
    assert at.part(1, "buildings") == points
    assert CLASSES[NUMBER[id]].circles == circles


@pytest.mark.rule("P107")
def test_factory_and_university_may_swap_their_costs() -> None:
    for id, cost in (("factory", 8), ("university", 7)):
        at = board(seat(), seat(doubloons=9), swapped_costs=True).role("builder")
        at.leave()
        assert at.pick(id).at(1).doubloons == 9 - cost
