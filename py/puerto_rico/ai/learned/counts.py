"""Counts of a seat's board that several features share, each made in one pass."""

from __future__ import annotations

from typing import Final

from puerto_rico.ai.learned.tables import PHASES
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import (
    LOAD_BONUS,
    MILLS,
    POSTS,
    SALE_BONUS,
    SCORING,
    SELLS_SAME,
    SMALL_WHARFS,
    WHARFS,
    power,
)
from puerto_rico.rules.pieces import (
    ALL_COLONISTS,
    BOXES,
    CITY,
    NONE,
    PRICES,
    QUARRY,
    SHOP,
)
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State

PRINTED: Final = tuple(building.vp for building in CLASSES)
CIRCLES: Final = tuple(building.circles for building in CLASSES)
PLACE_OF: Final = tuple(building.place for building in CLASSES)
SCORERS: Final = {building.number: building for building in SCORING}
"""By number: the buildings with points of their own."""
LAST: Final = PHASES - 1


def phase_of(state: State) -> int:
    """The part of the game, 0 to 5 by whatever is nearest to its end; 6 the last."""
    if state.ending is not None:
        return LAST
    box = BOXES[len(state.seats)]
    built = max([own.used for own in state.seats])
    parts = [built / CITY, 1 - state.pool / box.points]
    if not state.options.has_nobles:
        parts.append(1 - state.supply / box.supply)
    else:
        parts.append(0.7 * (1 - state.supply / ALL_COLONISTS))
    return min(LAST - 1, int(LAST * max(0.0, *parts)))


def output_of(own: Seat) -> list[int]:
    """The barrels by good that a seat would produce from an endless supply."""
    men, made = own.men, own.men[: len(MILLS)]
    for good in (1, 2, 3, 4):
        if made[good]:
            there = 0
            for mill in MILLS[good]:
                there += men[mill]
            if there < made[good]:
                made[good] = there
    return made


def sale_of(state: State, own: Seat) -> int:
    """The doubloons for its best sale now, one more; 0 without a sale."""
    if not any(own.goods):
        return 0
    shop, best = state.shop, -1
    is_free, posts = len(shop) < SHOP, power(own, POSTS)
    same = is_free and power(own, SELLS_SAME)
    bonus = power(own, SALE_BONUS) if is_free else 0
    for good, count in enumerate(own.goods):
        if count and ((is_free and good not in shop) or same):
            best = PRICES[good] + bonus
        elif count and posts:
            best = max(best, PRICES[good])
    return best + 1


def load_of(state: State, own: Seat) -> int:
    """About the points for loading its goods now, if it came first."""
    if not any(own.goods):
        return 0
    holds, cargo, loaded = BOXES[len(state.seats)].ships, state.cargo, state.loaded
    empty = [hold for n, hold in enumerate(holds) if cargo[n] == NONE]
    wharfs = power(own, WHARFS)
    loads, points, free = 0, 0, []
    for good, count in enumerate(own.goods):
        if not count:
            continue
        if good in cargo:
            ship = cargo.index(good)
            count = min(count, holds[ship] - loaded[ship])
            points += count
            loads += count > 0
        else:
            free.append(count)
    free.sort(reverse=True)
    if wharfs and free:
        points += free.pop(0)
        loads += 1
    for count in free:
        if empty:
            points += min(count, empty.pop())
            loads += 1
        elif power(own, SMALL_WHARFS):
            points += count // 2
    return points + loads * power(own, LOAD_BONUS)


def free_of(own: Seat) -> int:
    """The free circles of a seat."""
    city = sum([CIRCLES[one] for one in own.city])
    tiles = sum([tile <= QUARRY for tile in own.island])
    return city + tiles - sum(own.men)


def points_of(state: State, seat: int) -> int:
    """The points of a seat, as if the game ended now."""
    own = state.seats[seat]
    men = own.men
    total = own.points + sum([PRINTED[one] for one in own.city])
    for one in own.city:
        if one in SCORERS and men[PLACE_OF[one]]:
            total += SCORERS[one].points(state, seat)
    if state.options.has_nobles:
        total += sum(own.nobles)
    return total


def lead_of(state: State, seat: int) -> int:
    """Whether a seat is behind (0), level (1) or ahead (2)."""
    marks = [points_of(state, one) for one in range(len(state.seats))]
    most = max(marks[:seat] + marks[seat + 1 :])
    return 1 + (marks[seat] > most) - (marks[seat] < most)
