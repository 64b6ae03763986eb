"""The gain of each role for a seat, and the options of questions as facts."""

from typing import Any

import pytest
from hypothesis import given, settings

from board_setup import board, court, seat
from island_play import games
from puerto_rico import Game, TabletopError
from puerto_rico.rules import stages
from puerto_rico.rules.state import State


def gains(at: Any, role: str, number: int = 0) -> tuple[Any, Any]:
    told = at.game.forecast(number)[role]
    return told["own"], told["other"]


@pytest.mark.slow
@settings(max_examples=8)
@given(games())
def test_a_forecast_changes_nothing(game: Game) -> None:
    before = game.digest()
    for number in range(game.seats):
        assert [*game.forecast(number)] == [one["id"] for one in game.view(0)["roles"]]
    assert game.digest() == before


def test_the_settler_takes_a_quarry_and_a_hacienda_one_tile_more() -> None:
    at = board(seat("", "hacienda*"), seat())
    own, other = gains(at, "settler")
    assert own == {"tiles": 2, "quarry": True}
    assert other == {"tiles": 2, "quarry": False}
    at = board(seat("corn " * 8 + "indigo " * 4, "hacienda*"), seat(), seat())
    assert gains(at, "settler")[0] == {"tiles": 0, "quarry": False}


def test_the_mayor_gets_a_colonist_more_and_shares_the_ship() -> None:
    at = board(seat("corn", "office"), seat())
    assert gains(at, "mayor") == (
        {"colonists": 2, "circles": 2},
        {"colonists": 1, "circles": 2},
    )
    at = court(seat("", "villa*"), seat())
    assert gains(at, "mayor")[1]["colonists"] == 2


def test_the_builder_pays_a_doubloon_less_in_a_forecast() -> None:
    at = board(seat(doubloons=1), seat())
    own, other = gains(at, "builder")
    assert (own["low"], own["high"]) == (0, 1)
    assert (other["low"], other["high"]) == (1, 1)


def test_the_doubloons_on_the_builder_pay_in_its_forecast() -> None:
    def change(state: State) -> None:
        state.bounty[stages.BUILDER] = 2

    at = board(seat(doubloons=1), seat(), change=change)
    own, other = gains(at, "builder")
    assert (own["high"], other["high"]) == (3, 1)


def test_the_craftsman_adds_no_barrel_that_the_supply_lacks() -> None:
    def change(state: State) -> None:
        state.goods[0] = 1

    at = board(seat("corn*"), seat(), change=change)
    assert gains(at, "craftsman")[0]["more"] == 0


def test_a_library_finds_a_second_tile_after_a_quarry() -> None:
    for row, tiles in (("corn", 2), ("", 1)):
        at = board(seat("", "library*"), seat(), row=row)
        assert gains(at, "settler")[0]["tiles"] == tiles
    at = board(seat("", "library* construction_hut*"), seat(), row="")
    assert gains(at, "settler")[0]["tiles"] == 2


def test_a_tower_of_two_seats_counts_once_a_round() -> None:
    at = board(seat(), seat("", "tower*"))
    assert gains(at, "prospector", 1)[1] == {"doubloons": 1}
    at.role("craftsman").take().role("trader").role("settler").leave()
    assert gains(at, "prospector", 1)[1] == {"doubloons": 0}


def test_the_craftsman_makes_goods_and_pays_factories() -> None:
    island, city = "corn* corn* sugar*", "small_sugar_mill* factory*"
    own, other = gains(board(seat(island, city), seat()), "craftsman")
    assert own == {"goods": [2, 0, 1, 0, 0], "more": 1, "doubloons": 1}
    assert other == {"goods": [2, 0, 1, 0, 0], "more": 0, "doubloons": 1}


def test_the_trader_sells_the_dearest_barrel() -> None:
    at = board(seat(corn=1, coffee=1), seat())
    own, other = gains(at, "trader")
    assert own == {"count": 2, "low": 1, "high": 5}
    assert other == {"count": 2, "low": 0, "high": 4}


def test_the_captain_loads_what_brings_most_points() -> None:
    at = board(seat("", "harbor*", corn=3, sugar=2), seat())
    assert gains(at, "captain") == (
        {"barrels": 3, "points": 5},
        {"barrels": 3, "points": 4},
    )
    at = board(seat("", "wharf* small_wharf*", corn=9), seat())
    assert gains(at, "captain")[1] == {"barrels": 9, "points": 9}
    at = board(seat(), seat())
    assert gains(at, "captain")[0] == {"barrels": 0, "points": 0}


def test_the_prospector_pays_the_taker_alone() -> None:
    at = board(seat(), seat())
    assert gains(at, "prospector") == ({"doubloons": 1}, {"doubloons": 0})


def test_a_forecast_names_the_buildings_at_work() -> None:
    city = "hacienda* office zoning_office* library* harbor*"
    told = board(seat("", city), seat()).game.forecast(0)
    assert told["settler"]["works"] == ["hacienda", "library"]
    assert told["builder"]["works"] == ["zoning_office", "library"]
    assert told["captain"]["works"] == ["library", "harbor"]


def test_a_forecast_for_no_seat_is_refused() -> None:
    with pytest.raises(TabletopError):
        board(seat(), seat()).game.forecast(2)


def test_a_loading_is_told_by_its_good_and_its_ship() -> None:
    at = board(seat("", "wharf* small_wharf*", corn=2), seat()).role("captain")
    assert [one["args"] for one in at.game.asked().told()] == [
        {"good": "corn", "ship": 4},
        {"good": "corn", "ship": 6},
        {"good": "corn"},
        {},
    ]


def test_a_sale_is_told_by_its_place() -> None:
    at = board(seat("", "trading_post*", corn=1), seat()).role("trader")
    assert [one["args"]["at"] for one in at.game.asked().told()] == ["house", "post"]
