"""The craftsman phase: each seat produces goods."""

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import (
    AFTER_PRODUCTION,
    ASKED_AFTER_PRODUCTION,
    END_CRAFTSMAN,
    MILLS,
)
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.pieces import CORN
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Let each seat produce, then ask for the privilege."""
    state.made = [(0,) * len(MILLS)] * len(state.seats)
    state.push(stages.CRAFT, state.clockwise(state.chooser))
    state.turns(stages.PRODUCE)


def end(state: State) -> None:
    """Pay the factories."""
    for seat in state.clockwise(state.chooser):
        state.call(seat, END_CRAFTSMAN)
    state.made = []


def capacity(own: Seat, good: int) -> int:
    """The barrels of a good that a seat would produce from an endless supply."""
    plantations = own.men[good]
    if good == CORN or not plantations:
        return plantations
    return barrels(good, plantations, sum([own.men[place] for place in MILLS[good]]))


def barrels(good: int, at_tiles: int, at_mills: int) -> int:
    """The barrels of a good by the colonists on its plantations and in its mills."""
    return at_tiles if good == CORN else min(at_tiles, at_mills)


def output(state: State, seat: int) -> Answer:
    """The barrels by good that the seat produces from the supply."""
    own = state.seats[seat]
    return tuple(
        [min(capacity(own, good), left) for good, left in enumerate(state.goods)]
    )


def produce(state: State, seat: int) -> None:
    """Give a seat what it makes; then let its buildings act."""
    made = output(state, seat)
    state.made[seat] = made
    for good, count in enumerate(made):
        state.goods[good] -= count
        state.seats[seat].goods[good] += count
    if any(made):
        state.note("produced", seat, goods=made)
    state.call(seat, AFTER_PRODUCTION)
    state.act(seat, ASKED_AFTER_PRODUCTION)


def _ask(state: State, seat: int) -> None:
    """Ask for one good more, of those that the seat has just produced."""
    made, most = state.made[seat], state.privilege_of(seat)
    if not most:
        return
    left = [min(most, left) for left in state.goods]
    kinds = [good for good, count in enumerate(made) if count]
    options = tuple([one for good in kinds for one in copies(good, left[good])])
    if options:
        state.ask(stages.CRAFT, seat, options, 0, min(most, len(options)))
    else:
        state.skip(stages.CRAFT, seat, "no_supply" if any(made) else "no_goods")


def _craft(state: State, seat: int, answer: Answer) -> None:
    if not answer:
        state.passed(stages.CRAFT, seat)
    for option in answer:
        state.produce(seat, option // COPIES, "craftsman")


RUN[stages.PRODUCE] = produce
RUN[stages.CRAFT] = _ask
TAKE[stages.CRAFT] = _craft
