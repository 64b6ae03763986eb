"""The craftsman phase."""

from collections.abc import Callable

import pytest

from board_setup import board, seat
from puerto_rico.rules.phases.craftsman import barrels
from puerto_rico.rules.pieces import CORN, INDIGO
from puerto_rico.rules.state import State


@pytest.mark.rule("P35")
def test_an_occupied_corn_plantation_makes_corn() -> None:
    at = board(seat("corn* corn* corn"), seat()).role("craftsman").leave()
    assert at.goods(0) == {"corn": 2}


@pytest.mark.rule("P35")
def test_corn_needs_no_mill() -> None:
    assert (barrels(CORN, 2, 0), barrels(INDIGO, 2, 0)) == (2, 0)


@pytest.mark.rule("P35", "P55")
def test_other_goods_need_a_plantation_and_a_place_in_the_mill() -> None:
    at = board(
        seat("indigo* indigo* sugar*", "indigo_plant*1 sugar_mill"),
        seat("tobacco* coffee", "tobacco_storage*3 coffee_roaster*2"),
    ).role("craftsman")
    assert (at.goods(0), at.goods(1)) == ({"indigo": 1}, {"tobacco": 1})


@pytest.mark.rule("P35", "P55")
def test_places_of_small_and_large_mills_add_up() -> None:
    at = board(seat("sugar* " * 4, "sugar_mill*2 small_sugar_mill*"), seat())
    assert at.role("craftsman").goods(0) == {"sugar": 3}


@pytest.mark.rule("P35")
def test_the_seats_produce_in_turn_from_the_craftsman_on() -> None:
    corn = "corn* corn*"
    at = board(seat(corn), seat(corn), seat(corn), governor=1, change=_corn_left(3))
    at.role("craftsman")
    assert [at.goods(n).get("corn", 0) for n in range(3)] == [0, 2, 1]


@pytest.mark.rule("P36")
def test_the_craftsman_may_take_one_more_of_a_kind_just_made() -> None:
    at = board(seat("corn* indigo*", "indigo_plant*"), seat("coffee*")).role(
        "craftsman"
    )
    assert (at.asked, at.bounds) == (("craft", 0), (0, 1))
    assert at.offered == ["corn", "indigo"]
    assert at.pick("indigo").goods(0) == {"corn": 1, "indigo": 2}


@pytest.mark.rule("P36")
def test_the_craftsman_may_refuse_it() -> None:
    at = board(seat("corn*"), seat()).role("craftsman").leave()
    assert at.goods(0) == {"corn": 1}


@pytest.mark.rule("P36")
def test_a_craftsman_who_made_nothing_gets_nothing() -> None:
    at = board(seat("coffee*", "coffee_roaster"), seat("corn*")).role("craftsman")
    assert at.skipped() == [(0, "craft", "no_goods")]


@pytest.mark.rule("P36")
def test_the_bonus_is_of_a_kind_really_made_not_only_possible() -> None:
    at = board(seat("corn* indigo*", "indigo_plant*"), seat(), change=_corn_left(0))
    assert at.role("craftsman").offered == ["indigo"]


@pytest.mark.rule("P36")
def test_there_is_no_bonus_once_the_supply_is_used_up() -> None:
    at = board(seat("corn*"), seat(), change=_corn_left(1)).role("craftsman")
    assert at.skipped() == [(0, "craft", "no_supply")]


def test_goods_produced_are_told() -> None:
    at = board(seat("corn* corn*"), seat()).role("craftsman")
    assert at.told("produced") == [{"seat": 0, "goods": [2, 0, 0, 0, 0]}]


def _corn_left(count: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.goods[0] = count

    return change


def test_a_seat_that_has_not_had_its_turn_has_made_nothing() -> None:
    at = board(seat("corn*", "well*"), seat("corn*")).role("craftsman")
    assert at.asked == ("well", 0)
    assert at.state.made == [(1, 0, 0, 0, 0), (0, 0, 0, 0, 0)]
