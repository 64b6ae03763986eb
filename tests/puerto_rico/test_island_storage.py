"""The storage after the loading."""

from collections.abc import Callable

import pytest

from board_setup import Board, board, seat
from puerto_rico.rules.phases.storage import fewest_lost
from puerto_rico.rules.state import State


def _closed(state: State) -> None:
    """Fill the ships with coffee and tobacco, so that no other good can be loaded."""
    state.cargo, state.loaded = [3, 4], [1, 1]
    state.goods[3] -= 1
    state.goods[4] -= 1


def stores(city: str = "", **goods: int) -> Board:
    """A captain phase in which the first seat cannot load these goods."""
    change: Callable[[State], None] = _closed
    return board(seat("", city, **goods), seat(), change=change).role("captain")


@pytest.mark.rule("P49")
def test_a_seat_keeps_one_barrel_and_gives_the_others_back() -> None:
    at = stores(corn=2, sugar=1)
    before = at.state.goods[0]
    assert (at.asked, at.bounds) == (("barrel", 0), (0, 1))
    assert at.offered == ["corn", "sugar"]
    at.pick("corn")
    assert (at.goods(0), at.state.goods[0]) == ({"corn": 1}, before + 1)
    assert at.told("stored") == [
        {"seat": 0, "goods": [1, 0, 0, 0, 0], "lost": [1, 0, 1, 0, 0]}
    ]


@pytest.mark.rule("P49")
def test_a_seat_may_give_its_last_barrel_back() -> None:
    assert stores(corn=1).leave().goods(0) == {}


def test_a_seat_without_goods_stores_nothing() -> None:
    at = board(seat(), seat()).role("captain")
    assert at.asked[0] == "role"
    assert at.told("stored") == []


@pytest.mark.rule("P59")
def test_small_warehouse_keeps_all_barrels_of_a_good_besides_the_one() -> None:
    """The example of the source."""
    at = stores("small_warehouse*", corn=1, indigo=2, sugar=4)
    assert (at.asked, at.bounds) == (("warehouse", 0), (0, 1))
    at.pick("sugar")
    assert at.offered == ["corn", "indigo"]
    assert at.pick("indigo").goods(0) == {"indigo": 1, "sugar": 4}


@pytest.mark.rule("P63")
def test_large_warehouse_keeps_all_barrels_of_two_goods() -> None:
    at = stores("large_warehouse*", corn=3, indigo=2, sugar=4)
    assert at.bounds == (0, 2)
    assert at.pick("corn", "sugar").pick("indigo").goods(0) == {
        "corn": 3,
        "indigo": 1,
        "sugar": 4,
    }


@pytest.mark.rule("P63")
def test_both_warehouses_keep_all_barrels_of_three_goods() -> None:
    at = stores("small_warehouse* large_warehouse*", corn=3, indigo=2, sugar=4)
    assert at.bounds == (0, 3)
    at.pick("corn", "indigo", "sugar")
    assert at.goods(0) == {"corn": 3, "indigo": 2, "sugar": 4}


@pytest.mark.rule("P10")
def test_a_warehouse_does_not_work_unless_it_is_occupied() -> None:
    assert stores("small_warehouse large_warehouse", corn=3).asked[0] == "barrel"


@pytest.mark.rule("P59")
def test_a_warehouse_does_not_dispense_from_loading() -> None:
    at = board(seat("", "small_warehouse*", corn=2), seat()).role("captain")
    assert at.bounds == (1, 1)


def test_the_goods_in_a_warehouse_are_those_of_one_seat() -> None:
    at = board(seat("", "small_warehouse*", corn=3), seat(corn=3), change=_closed).role(
        "captain"
    )
    at.pick("corn").leave()
    assert (at.goods(0), at.goods(1)) == ({"corn": 3}, {})


@pytest.mark.rule("P49")
def test_the_seats_store_in_turn_from_the_captain_on() -> None:
    at = board(
        seat(corn=1), seat(corn=1), seat(corn=1), governor=1, change=_closed_three
    ).role("captain")
    order = []
    while at.asked[0] == "barrel":
        order.append(at.asked[1])
        at.leave()
    assert order == [1, 2, 0]


def _closed_three(state: State) -> None:
    _closed(state)
    state.cargo, state.loaded = [3, 4, 2], [1, 1, 1]
    state.goods[2] -= 1


@pytest.mark.parametrize(
    ("city", "goods", "lost"),
    [
        ("", (1, 0, 0, 0, 0), 0),
        ("", (3, 1, 0, 0, 0), 3),
        ("small_warehouse*", (3, 2, 1, 0, 0), 2),
        ("large_warehouse*", (5, 4, 3, 2, 2), 6),
        ("small_warehouse* large_warehouse*", (5, 4, 3, 2, 2), 3),
        ("small_warehouse* large_warehouse*", (2, 0, 0, 0, 0), 0),
        ("storehouse*", (3, 2, 0, 0, 1), 2),
        ("large_warehouse* storehouse*", (5, 4, 3, 2, 2), 3),
        ("archive*", (3, 1, 0, 0, 2), 2),
        ("archive* small_warehouse*", (6, 3, 2, 0, 0), 2),
        ("archive storehouse small_warehouse", (3, 1, 0, 0, 0), 3),
    ],
)
@pytest.mark.rule("P49", "P59", "P63", "P76", "P101")
def test_the_fewest_barrels_lost_are_those_that_no_store_takes(
    city: str, goods: tuple[int, ...], lost: int
) -> None:
    own = board(seat("", city), seat()).at(0)
    assert fewest_lost(own, goods) == lost
