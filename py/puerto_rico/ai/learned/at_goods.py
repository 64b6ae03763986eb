"""The features where barrels are sold, made, loaded and stored."""

from __future__ import annotations

from puerto_rico.ai.learned.active import MOST, TOP, Active
from puerto_rico.ai.learned.counts import (
    phase_of,
)
from puerto_rico.ai.learned.tables import (
    AT,
    COUNTS,
    FEW,
    GOOD,
    LOAD,
    SELL,
)
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import (
    SALE_BONUS,
    power,
)
from puerto_rico.rules.codes import HOLDS, POST, SMALL_WHARF, WHARF
from puerto_rico.rules.phases import captain
from puerto_rico.rules.pieces import BOXES, PRICES
from puerto_rico.rules.questions import Question
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State


def sell_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features of a sale."""
    own = state.seats[question.seat]
    bonus, shop = power(own, SALE_BONUS), min(len(state.shop), MOST)
    more = []
    for option in kinds:
        good = option % POST
        income = PRICES[good] + (bonus if option < POST else 0)
        more.append(
            [
                AT["sell_income"] + min(income, TOP),
                AT["sell_held"] + FEW * good + min(own.goods[good], MOST),
                AT["sell_shop"] + GOOD * shop + good,
            ]
        )
    stop = [AT["sell_shop"] + GOOD * shop + GOOD - 1]
    rows = [AT["sell_phase"] + SELL * phase_of(state)]
    return Active(rows, [*kinds, SELL - 1], [*more, stop])


def craft_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features where a barrel more is made."""
    own = state.seats[question.seat]
    more = []
    for good in kinds:
        space = max(captain.room(state, good))
        room = min(max(0, space - own.goods[good]), MOST)
        more.append(
            [
                AT["craft_held"] + FEW * good + min(own.goods[good], MOST),
                AT["craft_shop"] + 2 * good + (good in state.shop),
                AT["craft_room"] + FEW * good + room,
            ]
        )
    rows = [AT["craft_phase"] + GOOD * phase_of(state)]
    return Active(rows, [*kinds, GOOD - 1], [*more, []])


def load_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features of a loading."""
    seat = question.seat
    more, columns = [], []
    for option in kinds:
        column, found = _load_more(state, seat, state.seats[seat], option)
        columns.append(column)
        more.append(found)
    rows = [AT["load_phase"] + LOAD * phase_of(state)]
    return Active(rows, [*columns, LOAD - 1], [*more, []])


def _load_more(
    state: State, seat: int, own: Seat, option: int
) -> tuple[int, list[int]]:
    """The column of a loading, and its other weights."""
    if option == SMALL_WHARF:
        count = min(sum(own.goods) // 2, TOP)
        return LOAD - 2, [AT["load_count"] + 2 * COUNTS + count]
    good, hold = divmod(option, HOLDS)
    held = own.goods[good]
    if hold == WHARF:
        return LOAD - 3, [
            AT["load_count"] + COUNTS + min(held, TOP),
            AT["load_left"] + FEW * good,
        ]
    ship = BOXES[len(state.seats)].ships.index(hold)
    space = hold - state.loaded[ship]
    count = min(held, space)
    is_new = state.loaded[ship] == 0
    rivals = [one.goods[good] for n, one in enumerate(state.seats) if n != seat]
    return good, [
        AT["load_count"] + min(count, TOP),
        AT["load_left"] + FEW * good + min(held - count, MOST),
        AT["load_fills"] + FEW * is_new + min(space - count, MOST),
        AT["load_rivals"] + COUNTS * is_new + min(sum(rivals), TOP),
    ]


def keep_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features where barrels are stored."""
    own, many = state.seats[question.seat], question.stage == stages.WAREHOUSE
    at = AT["keep_held"] + GOOD * COUNTS * many
    more = [[at + COUNTS * good + min(own.goods[good], TOP)] for good in kinds]
    stop = [AT["keep_stop"] + FEW * many]
    return Active([], [*kinds, GOOD - 1], [*more, stop])
