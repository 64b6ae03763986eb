"""The captain phase: loading."""

from collections.abc import Callable

import pytest

from board_setup import board, seat
from puerto_rico.rules.pieces import NONE
from puerto_rico.rules.state import State


def _ships(*loads: tuple[int, int]) -> Callable[[State], None]:
    """Ships with these goods and barrels, taken out of the supply."""

    def change(state: State) -> None:
        for ship, (good, count) in enumerate(loads):
            state.cargo[ship] = good if count else NONE
            state.loaded[ship] = count
            state.goods[good] -= count

    return change


@pytest.mark.rule("P2", "P45")
def test_loading_is_compulsory() -> None:
    at = board(seat(corn=1, sugar=1), seat()).role("captain")
    assert (at.asked, at.bounds) == (("load", 0), (1, 1))


@pytest.mark.rule("P45")
def test_a_loading_is_of_one_good_into_one_ship_as_much_as_possible() -> None:
    at = board(seat(corn=7, sugar=1), seat()).role("captain").pick("corn_6")
    assert at.goods(0) == {"corn": 1}
    assert at.game.view(None)["ships"][1] == {"hold": 6, "good": "corn", "count": 6}


@pytest.mark.rule("P45")
def test_a_barrel_is_a_point() -> None:
    at = board(seat(), seat(sugar=3)).role("captain").pick("sugar_4")
    assert at.at(1).points == 3


@pytest.mark.rule("P47")
def test_the_captain_gets_a_point_more_once_for_the_first_loading() -> None:
    at = board(seat(corn=2, sugar=1), seat()).role("captain").pick("corn_4")
    assert [one["points"] for one in at.told("loaded")] == [2 + 1, 1]


@pytest.mark.rule("P47")
def test_other_seats_get_no_captains_point() -> None:
    at = board(seat(), seat(corn=1, sugar=1)).role("captain").pick("corn_4").rest()
    assert at.at(1).points == 2


@pytest.mark.rule("P46")
def test_a_good_that_lies_on_a_ship_goes_there_alone() -> None:
    at = board(seat(corn=3, sugar=1), seat(), change=_ships((0, 3), (2, 0)))
    assert at.role("captain").offered == ["corn_4", "sugar_6"]


@pytest.mark.rule("P46")
def test_a_good_whose_ship_is_full_cannot_be_loaded() -> None:
    at = board(seat(corn=3), seat(sugar=1, indigo=1), change=_ships((0, 4), (2, 0)))
    at.role("captain")
    assert (0, "load", "no_room") in at.skipped()
    assert at.asked == ("load", 1)


@pytest.mark.rule("P46")
def test_a_ship_with_another_good_takes_none() -> None:
    at = board(seat(corn=1, sugar=1), seat(), change=_ships((2, 1), (1, 1)))
    at.role("captain")
    assert at.goods(0) == {"corn": 1}


@pytest.mark.rule("P10", "P46")
def test_an_empty_ship_that_takes_more_goes_first() -> None:
    at = board(seat(corn=5, sugar=4), seat(), seat()).role("captain")
    assert at.offered == ["corn_5", "corn_6", "sugar_4", "sugar_5", "sugar_6"]


@pytest.mark.rule("P46")
def test_the_kind_of_good_is_free() -> None:
    at = board(seat(corn=5, sugar=1), seat()).role("captain")
    assert {name.split("_")[0] for name in at.offered} == {"corn", "sugar"}


@pytest.mark.rule("P17")
def test_a_single_loading_is_no_choice() -> None:
    at = board(seat(corn=1), seat(), change=_ships((0, 1))).role("captain")
    assert at.told("loaded") == [
        {"seat": 0, "good": 0, "ship": 4, "count": 1, "points": 2}
    ]


@pytest.mark.rule("P45")
def test_the_seats_load_in_turn_again_and_again() -> None:
    at = board(
        seat(corn=1, sugar=1, indigo=1), seat(corn=1, coffee=1, indigo=1), seat()
    ).role("captain")
    at.pick("indigo_4").pick("coffee_5")
    assert at.asked == ("load", 0)


@pytest.mark.rule("P48")
def test_loading_ends_after_a_turn_round_without_one() -> None:
    at = board(seat(corn=2), seat(sugar=1, indigo=2)).role("captain")
    at.pick("corn_4").pick("sugar_6")
    assert at.asked == ("barrel", 1)


@pytest.mark.rule("P17")
def test_a_seat_that_can_load_nothing_is_told_once() -> None:
    at = board(seat(), seat(sugar=2, indigo=2)).role("captain").pick("sugar_4")
    assert at.skipped().count((0, "load", "no_goods")) == 1


@pytest.mark.rule("P50")
def test_full_ships_are_emptied_at_the_end_and_others_keep_their_load() -> None:
    at = board(seat(corn=4), seat(sugar=2)).role("captain")
    before = at.state.goods[0]
    at.pick("corn_4").rest()
    assert at.state.goods[0] == before + 4
    assert at.told("ship_emptied") == [{"ship": 4, "good": 0}]
    assert at.game.view(None)["ships"] == [
        {"hold": 4, "good": None, "count": 0},
        {"hold": 6, "good": "sugar", "count": 2},
    ]


def test_points_come_out_of_the_pool() -> None:
    at = board(seat(corn=3), seat()).role("captain").pick("corn_4")
    assert at.state.pool == 65 - 4


@pytest.mark.rule("P10", "P12")
def test_an_empty_pool_ends_the_game_with_the_round() -> None:
    at = board(seat(corn=3), seat(points=62)).role("captain").pick("corn_4")
    assert (at.state.pool, at.state.ending) == (0, "points")
    assert not at.game.over


@pytest.mark.rule("P13")
def test_points_beyond_the_pool_still_count() -> None:
    at = board(seat(corn=3), seat(points=64)).role("captain").pick("corn_4")
    assert (at.state.pool, at.at(0).points) == (0, 4)
