"""The storage after the loading: each seat keeps some barrels and loses the others."""

from collections.abc import Sequence
from typing import Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import (
    BEFORE_TURN,
    KEEPS_BARRELS,
    KEEPS_EACH,
    KEEPS_KINDS,
    power,
)
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer

WINDROSE: Final = 1
"""The barrels that a seat without any warehouse keeps."""


def begin(state: State) -> None:
    """Let each seat store: first all barrels of some goods, then single ones."""
    for seat in reversed(state.clockwise(state.chooser)):
        state.stack += [(stages.BARREL, seat), (stages.WAREHOUSE, seat)]
        state.act(seat, BEFORE_TURN)


def fewest_lost(own: Seat, goods: Sequence[int]) -> int:
    """The barrels that a seat with these goods loses even if it stores all it can."""
    outside = sorted(goods)[: max(0, len(goods) - power(own, KEEPS_KINDS))]
    each = power(own, KEEPS_EACH)
    loose = sum([max(0, count - each) for count in outside])
    return max(0, loose - WINDROSE - power(own, KEEPS_BARRELS))


def _ask_goods(state: State, seat: int) -> None:
    own = state.seats[seat]
    goods = tuple(own.held())
    high = min(power(own, KEEPS_KINDS), len(goods))
    state.ask(stages.WAREHOUSE, seat, goods, 0, high)


def _store(state: State, seat: int, answer: Answer) -> None:
    state.kept = sum([1 << good for good in answer])


def _ask_barrels(state: State, seat: int) -> None:
    own = state.seats[seat]
    most = WINDROSE + power(own, KEEPS_BARRELS)
    each = power(own, KEEPS_EACH)
    options: list[int] = []
    for good, count in enumerate(own.goods):
        if not state.kept >> good & 1:
            options += copies(good, min(max(0, count - each), most))
    high = min(most, len(options))
    state.ask(stages.BARREL, seat, tuple(options), 0, high)


def _keep(state: State, seat: int, answer: Answer) -> None:
    """Give back all barrels that are neither in a warehouse nor kept singly."""
    own = state.seats[seat]
    held, each = own.goods, power(own, KEEPS_EACH)
    kept = [
        count if state.kept >> good & 1 else min(count, each)
        for good, count in enumerate(held)
    ]
    for option in answer:
        kept[option // COPIES] += 1
    lost = tuple([had - has for had, has in zip(held, kept, strict=True)])
    for good, count in enumerate(lost):
        state.goods[good] += count
    if any(held):
        state.note("stored", seat, goods=tuple(kept), lost=lost)
    own.goods = kept
    state.kept = 0
    if each and any(kept):
        state.score(seat, sum(map(bool, kept)), "archive")


RUN[stages.WAREHOUSE] = _ask_goods
TAKE[stages.WAREHOUSE] = _store
RUN[stages.BARREL] = _ask_barrels
TAKE[stages.BARREL] = _keep
