"""The builder phase: each seat may build one building."""

from functools import cache

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import (
    AFTER_BUILD,
    COLUMN,
    COST,
    HOOKS_AFTER_BUILD,
    NUMBER,
    SHUNS,
    SIZE,
)
from puerto_rico.rules.buildings.tibs import CATHEDRAL_COST
from puerto_rico.rules.options import Options
from puerto_rico.rules.phases import exchange
from puerto_rico.rules.pieces import CITY, FOREST, NONE, QUARRY
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Give each seat its turn."""
    state.turns(stages.BUILD)


def end(state: State) -> None:
    """End the game with the round if a city is full."""
    state.building = NONE
    if any(own.used == CITY for own in state.seats):
        state.end("city")


@cache
def costs(options: Options) -> tuple[int, ...]:
    """The printed costs by building."""
    other = {NUMBER["cathedral"]: CATHEDRAL_COST + options.seats}
    if options.swapped_costs:
        other |= {NUMBER["factory"]: 8, NUMBER["university"]: 7}
    return tuple(other.get(number, cost) for number, cost in enumerate(COST))


def discount(state: State, seat: int) -> int:
    """The doubloons off any price: for the privilege, and for every two forests."""
    forests = sum([tile >= FOREST for tile in state.seats[seat].island])
    return state.privilege_of(seat) + forests // 2


def price(state: State, seat: int, building: int) -> int:
    """The price for a seat, also less its occupied quarries, as its column allows."""
    own = state.seats[seat]
    quarries = min(own.men[QUARRY], COLUMN[building])
    less = quarries + discount(state, seat) + exchange.zoning(own, building)
    return max(0, costs(state.options)[building] - less)


def may_stand(state: State, seat: int, building: int) -> bool:
    """Whether the building is left and may be in the city of the seat."""
    own = state.seats[seat]
    if not state.buildings[building] or own.used + SIZE[building] > CITY:
        return False
    return building not in own.city and SHUNS.get(building) not in own.city


def buildable(state: State, seat: int) -> Answer:
    """The buildings that the seat can build now."""
    own, cost = state.seats[seat], costs(state.options)
    funds, city = own.doubloons + discount(state, seat), own.city
    found = []
    for building, left in enumerate(state.buildings):
        if left and building not in city and may_stand(state, seat, building):
            missing = cost[building] - funds
            if missing <= 0 or _affords(state, seat, building, missing):
                found.append(building)
    return tuple(found)


def _affords(state: State, seat: int, building: int, missing: int) -> bool:
    """Whether quarries, a zoning office and a black market make up for the missing."""
    own = state.seats[seat]
    missing -= min(own.men[QUARRY], COLUMN[building]) + exchange.zoning(own, building)
    return missing <= 0 or missing <= len(exchange.means(state, seat, building))


def _ask(state: State, seat: int) -> None:
    options = buildable(state, seat)
    if options:
        state.ask(stages.BUILD, seat, options, 0, 1)
    else:
        state.skip(stages.BUILD, seat, _cause(state, seat))


def _cause(state: State, seat: int) -> str:
    """The cause why a seat can build nothing: its money, its city, or the supply."""
    if any(may_stand(state, seat, building) for building in range(len(COST))):
        return "too_dear"
    has_room = state.seats[seat].used + max(SIZE) <= CITY
    return "none_left" if has_room else "no_place"


def _build(state: State, seat: int, answer: Answer) -> None:
    if not answer:
        state.passed(stages.BUILD, seat)
        return
    (building,) = answer
    own, cost = state.seats[seat], price(state, seat, building)
    paid = min(cost, own.doubloons)
    own.doubloons -= paid
    if seat == state.chooser:
        state.card = max(0, state.card - paid)
    own.city.append(building)
    own.used += SIZE[building]
    state.buildings[building] -= 1
    state.building = building
    state.note("built", seat, building=CLASSES[building].id, price=paid)
    state.stack.append((stages.BUILT, seat))
    exchange.begin(state, seat, cost - paid)


def _after_build(state: State, seat: int) -> None:
    state.call(seat, HOOKS_AFTER_BUILD)
    if CLASSES[state.building].asks_builder:
        state.stack.append((CLASSES[state.building].stage, seat))
    state.act(seat, AFTER_BUILD)


RUN[stages.BUILD] = _ask
TAKE[stages.BUILD] = _build
RUN[stages.BUILT] = _after_build
