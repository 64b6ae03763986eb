"""The black market: a colonist, a barrel and a point pay for missing doubloons.

All doubloons go first. A colonist on the black market itself, or on a quarry that
lowers the price, or on a zoning office that does, stays there.
"""

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.new_buildings import BlackMarket
from puerto_rico.rules.buildings.nobles import ZoningOffice
from puerto_rico.rules.buildings.tables import COLUMN, EXCHANGES, SIZE, power
from puerto_rico.rules.codes import COPIES, NOBLE, occupied_by
from puerto_rico.rules.pieces import QUARRY, SAN_JUAN
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer

COLONIST, GOOD, POINT = range(3)


def means(state: State, seat: int, building: int) -> Answer:
    """The things that the seat can exchange for a doubloon each."""
    own = state.seats[seat]
    if not power(own, EXCHANGES):
        return ()
    there = (_colonists(own, building), own.held(), own.points)
    return tuple([one for one, has in enumerate(there) if has])


def zoning(own: Seat, building: int) -> int:
    """The doubloons off a price by a zoning office, as its occupant has it."""
    if not own.men[ZoningOffice.place]:
        return 0
    if own.nobles[ZoningOffice.place]:
        return 2 * (SIZE[building] > 1)
    return int(SIZE[building] == 1)


def _colonists(own: Seat, building: int) -> list[int]:
    """The colonists that the seat can give, as options by their place."""
    left = own.men[:]
    left[SAN_JUAN] = own.san_juan
    left[BlackMarket.place] = 0
    if left[QUARRY] <= COLUMN[building]:
        left[QUARRY] = 0
    if zoning(own, building):
        left[ZoningOffice.place] = 0
    places = [place for place, count in enumerate(left) if count]
    return [
        option
        for place in places
        for option in occupied_by(place, 0, left[place], own.nobles[place])
    ]


def begin(state: State, seat: int, missing: int) -> None:
    """Ask for as many things as doubloons are missing."""
    if missing:
        options = means(state, seat, state.building)
        state.ask(stages.BLACK_MARKET, seat, options, missing, missing)


def _exchange(state: State, seat: int, answer: Answer) -> None:
    own = state.seats[seat]
    if POINT in answer:
        own.points -= 1
        state.pool += 1
        state.note("exchanged", seat, points=-1)
    if GOOD in answer:
        state.stack.append((stages.GIVE_GOOD, seat))
    if COLONIST in answer:
        state.stack.append((stages.GIVE_COLONIST, seat))


def _ask_good(state: State, seat: int) -> None:
    state.ask(stages.GIVE_GOOD, seat, tuple(state.seats[seat].held()), 1, 1)


def _give_good(state: State, seat: int, answer: Answer) -> None:
    (good,) = answer
    state.seats[seat].goods[good] -= 1
    state.goods[good] += 1
    state.note("exchanged", seat, good=good)


def _ask_colonist(state: State, seat: int) -> None:
    options = tuple(_colonists(state.seats[seat], state.building))
    state.ask(stages.GIVE_COLONIST, seat, options, 1, 1)


def _give_colonist(state: State, seat: int, answer: Answer) -> None:
    place, occupant = divmod(answer[0], COPIES)
    is_noble = occupant == NOBLE
    state.seats[seat].take(place, is_noble)
    state.nobles += is_noble
    state.supply += not is_noble
    state.note("exchanged", seat, circles=answer)


TAKE[stages.BLACK_MARKET] = _exchange
RUN[stages.GIVE_GOOD] = _ask_good
TAKE[stages.GIVE_GOOD] = _give_good
RUN[stages.GIVE_COLONIST] = _ask_colonist
TAKE[stages.GIVE_COLONIST] = _give_colonist
