"""The round: choice of roles, end of phases and rounds, start of the next round."""

from typing import Final

from sanjuan.rules import stages
from sanjuan.rules.buildings import CLASSES, NONE, ROUND_START, USED_UP_IN_ROUND
from sanjuan.rules.options import TURNS
from sanjuan.rules.phases import builder, councillor, producer, prospector, trader
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import winners
from sanjuan.rules.state import LAST_BUILDING, RUN, TAKE, State
from tabletop.rules.question import Answer

PHASES: Final = (builder, producer, trader, councillor, prospector)
"""By role: the module of its phase, with `begin(state)` and `end(state)`."""

LAST_ROUND: Final = 100
"""The last round of any game, which could otherwise be stuck for ever (R70)."""

HAND_LIMIT: Final = 7
GUARDED_LIMIT: Final = 6


def announce(state: State) -> None:
    """Record the start of a round."""
    state.note("round_started", state.governor, round=state.round)


def _choose_role(state: State, seat: int) -> None:
    taken = state.roles_taken
    left = tuple([role for role in range(len(stages.ROLES)) if role not in taken])
    state.question = Question(seat, stages.ROLE, left, 1, 1)


def _take_role(state: State, seat: int, answer: Answer) -> None:
    """Begin the phase: put its stages on the stack, the library's question first."""
    state.role = role = answer[0]
    state.roles_taken.append(role)
    state.privilege = 1
    state.note("role_taken", seat, role=stages.ROLES[role])
    state.stack.append((stages.END_PHASE, seat))
    PHASES[role].begin(state)
    if state.seats[seat].powers.doubles:
        state.stack.append((stages.LIBRARY, seat))


def _end_phase(state: State, seat: int) -> None:
    PHASES[state.role].end(state)
    full = state.role == stages.BUILDER and _city_is_full(state)
    state.role = NONE
    if full:
        _end_game(state)
    elif len(state.roles_taken) < TURNS[len(state.seats)]:
        turn = state.governor + len(state.roles_taken)
        state.chooser = turn % len(state.seats)
        state.stack.append((stages.ROLE, state.chooser))
    elif state.round >= LAST_ROUND:
        _end_game(state)
    else:
        _end_round(state)


def _end_game(state: State) -> None:
    state.over = True
    state.note("game_over", NONE, winners=tuple(winners(state)))


def _city_is_full(state: State) -> bool:
    """Whether the phase that just ended was the last (R39, R60)."""
    return any(len(seat.buildings) >= LAST_BUILDING for seat in state.seats)


def _end_round(state: State) -> None:
    """Return the roles, pass the governor on, and begin the next round (R21, R71)."""
    state.roles_taken = []
    state.governor = state.chooser = (state.governor + 1) % len(state.seats)
    state.round += 1
    for seat in state.seats:
        seat.used &= ~USED_UP_IN_ROUND
    announce(state)
    state.stack.append((stages.ROLE, state.governor))
    state.stack.append((stages.HAND_CHECK, state.governor))
    _push_round_start(state)


def _push_round_start(state: State) -> None:
    order = state.clockwise(state.governor)
    for step in reversed(ROUND_START):
        for seat in reversed(order):
            mask = state.seats[seat].powers.mask
            for bit, stage in reversed(step):
                if mask & bit:
                    state.stack.append((stage, seat))


def limit(state: State, seat: int) -> int:
    """The most cards that the seat may hold at the hand check (R7, R75)."""
    powers = state.seats[seat].powers
    if powers.hand_limit:
        return powers.hand_limit
    guarded = any(other.powers.guard for other in state.seats)
    return GUARDED_LIMIT if guarded and not powers.guard else HAND_LIMIT


def _check_hands(state: State, governor: int) -> None:
    for seat in reversed(state.clockwise(governor)):
        held = len(state.seats[seat].hand)
        if held > GUARDED_LIMIT and held > limit(state, seat):
            state.stack.append((stages.DISCARD, seat))


def _ask_surplus(state: State, seat: int) -> None:
    hand = tuple(state.seats[seat].hand)
    surplus = len(hand) - limit(state, seat)
    state.ask(stages.DISCARD, seat, hand, surplus, surplus, "hand_limit")


RUN[stages.ROLE] = _choose_role
TAKE[stages.ROLE] = _take_role
RUN[stages.END_PHASE] = _end_phase
RUN[stages.HAND_CHECK] = _check_hands
RUN[stages.DISCARD] = _ask_surplus
for _building in CLASSES:
    if _building.stage != NONE:
        RUN[_building.stage] = _building.ask
        TAKE[_building.stage] = _building.take
