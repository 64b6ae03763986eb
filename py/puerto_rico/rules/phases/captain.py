"""The captain phase: the seats load barrels in turn until none can."""

from typing import Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import (
    BEFORE_TURN,
    FIRST_TURN,
    LOAD_BONUS,
    LOAD_PAYS,
    OPENING,
    SMALL_WHARFS,
    UNLOADS,
    WHARFS,
    power,
)
from puerto_rico.rules.codes import COPIES, HOLDS, SMALL_WHARF, WHARF, copies, loading
from puerto_rico.rules.phases import storage
from puerto_rico.rules.pieces import BOXES, GOODS, NONE
from puerto_rico.rules.state import RUN, SMALL_BITS, TAKE, State
from tabletop.rules.question import Answer

SMALL: Final = 1 << SMALL_BITS
"""The bit of the first seat's small wharf in `wharfed`."""


def begin(state: State) -> None:
    """Begin with the captain."""
    state.stack.append((stages.LOAD, state.chooser))


def end(state: State) -> None:
    """Empty the full ships."""
    holds = BOXES[len(state.seats)].ships
    for ship, hold in enumerate(holds):
        if state.loaded[ship] == hold:
            _unload(state, hold, state.cargo[ship])
            state.cargo[ship], state.loaded[ship] = NONE, 0
    state.idle = state.wharfed = state.stuck = state.opened = state.rewarded = 0


def _unload(state: State, hold: int, good: int) -> None:
    """Empty a ship; customs stations get a barrel of it, and a point."""
    state.goods[good] += hold
    state.note("ship_emptied", NONE, ship=hold, good=good)
    for seat in state.clockwise(state.chooser):
        if power(state.seats[seat], UNLOADS):
            state.goods[good] -= 1
            state.seats[seat].goods[good] += 1
            state.note("unloaded", seat, good=good)
            state.score(seat, 1, "customs_station")


def room(state: State, good: int) -> list[int]:
    """By ship: the barrels of a good that it can take."""
    holds = BOXES[len(state.seats)].ships
    if good in state.cargo:
        ship = state.cargo.index(good)
        return [(n == ship) * (hold - state.loaded[n]) for n, hold in enumerate(holds)]
    return [(state.cargo[n] == NONE) * hold for n, hold in enumerate(holds)]


def compulsory(state: State, seat: int) -> list[int]:
    """The loadings that the seat may choose from, as long as there is one.

    A good that lies on a ship goes there alone, else to an empty ship that takes most.
    """
    own, holds = state.seats[seat], BOXES[len(state.seats)].ships
    found = []
    for good in own.held():
        loads = [min(space, own.goods[good]) for space in room(state, good)]
        most = max(loads)
        if most:
            best = [hold for n, hold in zip(loads, holds, strict=True) if n == most]
            found += [loading(good, hold) for hold in best]
    return found


def voluntary(state: State, seat: int) -> list[int]:
    """The loadings into the seat's wharf, and that by its small wharf."""
    own, used = state.seats[seat], state.wharfed >> seat
    found = []
    if power(own, WHARFS) and not used & 1:
        found += [loading(good, WHARF) for good in own.held()]
    if power(own, SMALL_WHARFS) and not used & SMALL and any(own.goods):
        found.append(SMALL_WHARF)
    return found


def _ask(state: State, seat: int) -> None:
    """Ask the seat to load, unless it cannot; then it is the next one's turn."""
    seats = len(state.seats)
    if state.idle == seats:
        storage.begin(state)
        return
    if not state.opened >> seat & 1:
        _open(state, seat)
        return
    following = (seat + 1) % seats
    state.stack.append((stages.LOAD, following))
    state.act(following, BEFORE_TURN)
    must, may = compulsory(state, seat), voluntary(state, seat)
    if must or may:
        options = tuple(sorted(must + may))
        state.ask(stages.LOAD, seat, options, int(bool(must)), 1)
    else:
        state.idle += 1
        _stop(state, seat)


def _open(state: State, seat: int) -> None:
    """Let buildings act before the first turn of a seat."""
    state.opened |= 1 << seat
    state.call(seat, FIRST_TURN)
    state.stack.append((stages.LOAD, seat))
    state.act(seat, OPENING)


def _stop(state: State, seat: int) -> None:
    """Record the first time in a phase that a seat can load nothing."""
    if not state.stuck >> seat & 1:
        state.stuck |= 1 << seat
        has_goods = any(state.seats[seat].goods)
        state.skip(stages.LOAD, seat, "no_room" if has_goods else "no_goods")


def _load(state: State, seat: int, answer: Answer) -> None:
    if not answer:
        state.idle += 1
        state.passed(stages.LOAD, seat)
        return
    state.idle = 0
    if answer[0] == SMALL_WHARF:
        goods = enumerate(state.seats[seat].goods)
        options = tuple([one for good, count in goods for one in copies(good, count)])
        state.ask(stages.SMALL_WHARF, seat, options, 1, len(options))
        return
    good, hold = divmod(answer[0], HOLDS)
    count = _ship(state, seat, good, hold)
    points = count + _bonus(state, seat)
    state.note("loaded", seat, good=good, ship=hold, count=count, points=points)
    _reward(state, seat, points)


def _ship_any(state: State, seat: int, answer: Answer) -> None:
    """Return the chosen barrels to the supply for half as many points."""
    state.wharfed |= SMALL << seat
    own, goods = state.seats[seat], [0] * len(GOODS)
    for option in answer:
        goods[option // COPIES] += 1
    for good, count in enumerate(goods):
        own.goods[good] -= count
        state.goods[good] += count
    points = len(answer) // 2 + _bonus(state, seat)
    state.note("shipped", seat, goods=tuple(goods), points=points)
    _reward(state, seat, points)


def _reward(state: State, seat: int, points: int) -> None:
    state.score(seat, points)
    if pay := power(state.seats[seat], LOAD_PAYS):
        state.pay(seat, pay, "lighthouse")


def _bonus(state: State, seat: int) -> int:
    """The points beyond the barrels: by the harbor, and by the first loading."""
    is_first = not state.rewarded >> seat & 1
    state.rewarded |= 1 << seat
    privilege = state.privilege_of(seat) if is_first else 0
    return privilege + power(state.seats[seat], LOAD_BONUS)


def _ship(state: State, seat: int, good: int, hold: int) -> int:
    """Move the barrels to the ship or, by a wharf, to the supply; count them."""
    own = state.seats[seat]
    if hold == WHARF:
        state.wharfed |= 1 << seat
        count = own.goods[good]
        state.goods[good] += count
    else:
        ship = BOXES[len(state.seats)].ships.index(hold)
        count = min(own.goods[good], room(state, good)[ship])
        state.cargo[ship] = good
        state.loaded[ship] += count
    own.goods[good] -= count
    return count


RUN[stages.LOAD] = _ask
TAKE[stages.LOAD] = _load
TAKE[stages.SMALL_WHARF] = _ship_any
