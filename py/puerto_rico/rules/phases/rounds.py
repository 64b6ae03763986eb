"""The round: the choice of roles, the end of phases, of rounds, and of the game."""

from typing import Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.new_buildings import (
    Library,
    ask_noble_guests,
    move_noble_guests,
)
from puerto_rico.rules.buildings.tables import ASKING, BEFORE_TURN
from puerto_rico.rules.buildings.tibs import Bank, Tower
from puerto_rico.rules.phases import (
    builder,
    captain,
    craftsman,
    mayor,
    prospector,
    settler,
    trader,
)
from puerto_rico.rules.pieces import BOXES, NONE
from puerto_rico.rules.scoring import winners
from puerto_rico.rules.state import RUN, TAKE, State
from puerto_rico.rules.turns import LIBRARY, TOWER, TWO
from tabletop.rules.question import Answer

PHASES: Final = (
    *(settler, mayor, builder, craftsman, trader, captain),
    *(prospector, prospector),
)
"""By role: the module of its phase, with `begin(state)` and `end(state)`."""

LAST_ROUND: Final = 100
"""The last round of any game, which could otherwise go on for ever."""


def announce(state: State) -> None:
    """Record the start of a round."""
    state.note("round_started", state.governor, round=state.round)


def next_turn(state: State) -> None:
    """Let the next seat choose a role: the governor first, then clockwise."""
    turn = state.governor + len(state.taken)
    state.chooser = turn % len(state.seats)
    state.stack.append((stages.ROLE, state.chooser))


def _choose_role(state: State, seat: int) -> None:
    roles = range(len(state.bounty))
    left = tuple([role for role in roles if role not in state.taken])
    state.ask(stages.ROLE, seat, left, 1, 1)


def _take_role(state: State, seat: int, answer: Answer) -> None:
    """Pay the doubloons on the role, and begin its phase."""
    (role,) = answer
    state.role = role
    state.taken.append(role)
    bounty, state.bounty[role] = state.bounty[role], 0
    state.seats[seat].doubloons += bounty
    state.note("role_taken", seat, role=stages.ROLES[role], doubloons=bounty)
    silent = (stages.END_PHASE, stages.CLOSE_PHASE, stages.BEGIN_PHASE)
    state.stack += [(stage, seat) for stage in silent]
    if len(state.seats) == TWO:
        state.stack.append((stages.PRIVILEGES, seat))
    _move_guests(state, seat)
    state.card = bounty
    if bounty and state.seats[seat].nobles[Bank.place]:
        state.stack.append((stages.DEPOSIT, seat))


def _move_guests(state: State, seat: int) -> None:
    """Let each seat move guests, in any phase but the mayor's."""
    if state.role != stages.MAYOR:
        for other in reversed(state.clockwise(seat)):
            state.act(other, BEFORE_TURN)


def _ask_privileges(state: State, seat: int) -> None:
    """With two seats, ask for buildings that double or share a privilege once."""
    if seat == state.governor and not state.spent & TOWER:
        state.act(1 - seat, ((Tower.place, stages.TOWER),))
    if state.options.library_once and not state.spent & LIBRARY:
        state.act(seat, ((Library.place, stages.LIBRARY),))


def _ask_library(state: State, seat: int) -> None:
    state.consent(stages.LIBRARY, seat, Library.number)


def _ask_tower(state: State, seat: int) -> None:
    state.consent(stages.TOWER, seat, Tower.number)


def _use(state: State, seat: int, answer: Answer) -> None:
    """Let a building work in this phase, and not again in this round."""
    if answer:
        bit = TOWER if answer[0] == Tower.number else LIBRARY
        state.active |= bit
        state.spent |= bit


def _close_phase(state: State, seat: int) -> None:
    """Let guests move; hunting lodges act after them."""
    if state.role == stages.SETTLER:
        state.stack.append((stages.LODGES, seat))
    _move_guests(state, seat)


def _begin_phase(state: State, seat: int) -> None:
    PHASES[state.role].begin(state)


def _end_phase(state: State, seat: int) -> None:
    PHASES[state.role].end(state)
    state.role = NONE
    state.card = state.active = 0
    if len(state.taken) < BOXES[len(state.seats)].turns:
        next_turn(state)
    elif state.ending or state.round >= LAST_ROUND:
        _end_game(state)
    else:
        _end_round(state)


def _end_game(state: State) -> None:
    state.over = True
    state.note("game_over", NONE, winners=tuple(winners(state)))


def _end_round(state: State) -> None:
    """Put a doubloon on each untaken role, and pass the governor on."""
    for role in range(len(state.bounty)):
        if role not in state.taken:
            state.bounty[role] += 1
    state.taken = []
    state.spent = 0
    state.governor = (state.governor + 1) % len(state.seats)
    state.round += 1
    announce(state)
    if state.round == LAST_ROUND:
        state.end("rounds")
    next_turn(state)


RUN[stages.ROLE] = _choose_role
TAKE[stages.ROLE] = _take_role
RUN[stages.BEGIN_PHASE] = _begin_phase
RUN[stages.CLOSE_PHASE] = _close_phase
RUN[stages.END_PHASE] = _end_phase
RUN[stages.PRIVILEGES] = _ask_privileges
RUN[stages.LIBRARY] = _ask_library
TAKE[stages.LIBRARY] = _use
RUN[stages.TOWER] = _ask_tower
TAKE[stages.TOWER] = _use
RUN[stages.GUEST_NOBLE] = ask_noble_guests
TAKE[stages.GUEST_NOBLE] = move_noble_guests
for _building in ASKING:
    RUN[_building.stage] = _building.ask
    TAKE[_building.stage] = _building.take
