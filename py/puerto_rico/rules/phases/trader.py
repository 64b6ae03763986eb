"""The trader phase: each seat may sell a barrel to the trading house."""

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.nobles import sell_land
from puerto_rico.rules.buildings.tables import (
    AFTER_SALE,
    POSTS,
    SALE_BONUS,
    SELLS_SAME,
    power,
)
from puerto_rico.rules.codes import POST
from puerto_rico.rules.pieces import NONE, PRICES, SHOP
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Give each seat its turn."""
    state.turns(stages.TRADE)


def end(state: State) -> None:
    """Empty the trading house if it is full."""
    if len(state.shop) == SHOP:
        for good in state.shop:
            state.goods[good] += 1
        state.shop = []
        state.note("shop_emptied", NONE)


def income(state: State, seat: int, option: int) -> int:
    """The doubloons for a barrel: its price, the markets and the trader's doubloon."""
    own, is_posted = state.seats[seat], option >= POST
    bonus = 0 if is_posted else power(own, SALE_BONUS)
    return PRICES[option % POST] + bonus + state.privilege_of(seat)


def sellable(state: State, seat: int) -> Answer:
    """The options of the seat: goods for the trading house, goods for its own post."""
    own = state.seats[seat]
    held = own.held()
    taken = [] if power(own, SELLS_SAME) else state.shop
    full = len(state.shop) == SHOP
    house = [good for good in held if good not in taken and not full]
    return tuple(house + [good + POST for good in held if power(own, POSTS)])


def _begin_turn(state: State, seat: int) -> None:
    state.act(seat, AFTER_SALE)
    state.stack.append((stages.SELL, seat))


def _ask(state: State, seat: int) -> None:
    options = sellable(state, seat)
    if not state.seats[seat].held():
        state.skip(stages.SELL, seat, "no_goods")
    elif options:
        state.ask(stages.SELL, seat, options, 0, 1)
    else:
        full = len(state.shop) == SHOP
        state.skip(stages.SELL, seat, "shop_full" if full else "same_goods")


def _sell(state: State, seat: int, answer: Answer) -> None:
    if not answer:
        state.passed(stages.SELL, seat)
        return
    own, gain = state.seats[seat], income(state, seat, answer[0])
    is_posted, good = divmod(answer[0], POST)
    own.goods[good] -= 1
    own.doubloons += gain
    if is_posted:
        state.goods[good] += 1
    else:
        state.shop.append(good)
    cause = "trading_post" if is_posted else "trader"
    state.note("sold", seat, good=good, doubloons=gain, cause=cause)


RUN[stages.TRADE] = _begin_turn
RUN[stages.SELL] = _ask
TAKE[stages.SELL] = _sell
TAKE[stages.SELL_LAND] = sell_land
