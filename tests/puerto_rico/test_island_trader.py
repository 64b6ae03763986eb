"""The trader phase."""

from collections.abc import Callable

import pytest

from board_setup import board, seat
from puerto_rico.rules.state import State

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")


@pytest.mark.parametrize(("good", "price"), [*zip(GOODS, range(5), strict=True)])
@pytest.mark.rule("P40")
def test_the_price_of_a_good(good: str, price: int) -> None:
    at = board(seat(), seat("", "", 0, 0, 0, **{good: 2})).role("trader").pick(good)
    assert (at.at(1).doubloons, at.goods(1)) == (price, {good: 1})


@pytest.mark.rule("P40")
def test_the_trader_gets_a_doubloon_more_for_a_sale() -> None:
    at = board(seat(corn=1), seat()).role("trader").pick("corn")
    assert at.at(0).doubloons == 1


@pytest.mark.rule("P40")
def test_a_trader_who_sells_nothing_gets_no_doubloon() -> None:
    at = board(seat(corn=1), seat()).role("trader").leave()
    assert at.at(0).doubloons == 0


@pytest.mark.rule("P40")
def test_each_seat_may_sell_one_barrel_in_turn() -> None:
    at = board(seat(sugar=3), seat(indigo=1), governor=1).role("trader")
    assert (at.asked, at.bounds) == (("sell", 1), (0, 1))
    assert at.pick("indigo").asked == ("sell", 0)


@pytest.mark.rule("P41")
def test_the_trading_house_takes_different_goods_only() -> None:
    at = board(seat(corn=1), seat(corn=2, sugar=1)).role("trader").pick("corn")
    assert at.offered == ["sugar"]


def test_a_seat_with_the_same_goods_only_is_left_out() -> None:
    at = board(seat(corn=1), seat(corn=2)).role("trader").pick("corn")
    assert at.skipped() == [(1, "sell", "same_goods")]


@pytest.mark.rule("P17")
def test_a_seat_without_goods_is_left_out() -> None:
    at = board(seat(corn=1), seat()).role("trader").leave()
    assert at.skipped() == [(1, "sell", "no_goods")]


@pytest.mark.rule("P41")
def test_a_full_trading_house_stops_all_sales() -> None:
    at = board(seat(corn=1), seat(sugar=1), change=_shop(1, 3, 4)).role("trader")
    at.pick("corn")
    assert at.skipped() == [(1, "sell", "shop_full")]


@pytest.mark.rule("P42")
def test_a_full_trading_house_is_emptied_at_the_end() -> None:
    at = board(seat(corn=1), seat(), change=_shop(1, 3, 4)).role("trader")
    before = at.state.goods[:]
    at.pick("corn")
    assert at.state.shop == []
    gain = [now - then for now, then in zip(at.state.goods, before, strict=True)]
    assert gain == [1, 1, 0, 1, 1]


@pytest.mark.rule("P42")
def test_a_trading_house_with_a_free_place_keeps_its_goods() -> None:
    at = board(seat(corn=1), seat(), change=_shop(1, 3)).role("trader").pick("corn")
    assert at.game.view(None)["shop"] == ["indigo", "tobacco", "corn"]


def _shop(*goods: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.shop = list(goods)
        for good in goods:
            state.goods[good] -= 1

    return change


@pytest.mark.rule("P78")
def test_a_market_adds_nothing_to_corn_of_a_trading_post() -> None:
    at = board(seat("", "trading_post* small_market*", corn=1), seat()).role("trader")
    at.game.answer(at.game.asked().options[-1:])
    assert at.told("sold")[0]["cause"] == "trading_post"
    assert at.at(0).doubloons == 1
