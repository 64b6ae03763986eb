"""Nobles in the mayor phase: who takes one from the ship, and where they work."""

from collections.abc import Sequence

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import DUAL
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.pieces import SAN_JUAN
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import TAKE, State
from tabletop.rules.question import Answer


def land(state: State, seat: int) -> None:
    """Ask the seat whether it takes the noble; without colonists it must."""
    if state.ship:
        state.consent(stages.LAND_NOBLE, seat, stages.MAYOR)
    else:
        _take_one(state, seat, (stages.MAYOR,))


def _take_one(state: State, seat: int, answer: Answer) -> None:
    """Take the noble or a colonist; then it is the turn of the next seat."""
    is_noble = bool(answer)
    if is_noble:
        state.ship_nobles -= 1
    else:
        state.ship -= 1
    state.seats[seat].put(SAN_JUAN, is_noble)
    if is_noble:
        state.note("landed", seat, count=1, nobles=1)
    else:
        state.note("landed", seat, count=1)
    state.stack.append((stages.LAND, (seat + 1) % len(state.seats)))


def place(state: State, seat: int) -> None:
    """Ask where nobles stand that matter: at two functions, and as guests."""
    own = state.seats[seat]
    count, there = sum(own.nobles), [at for at, _ in DUAL for _ in range(own.men[at])]
    low = max(0, count - (own.colonists - len(there)))
    _distribute(own, there[:low])
    if there:
        options = [one for at, _ in DUAL for one in copies(at, own.men[at])]
        high = min(count, len(there))
        state.ask(stages.ENNOBLE, seat, tuple(options), low, high)


def _distribute(own: Seat, chosen: Sequence[int]) -> None:
    """Put nobles at the chosen places, and the others where it does not matter."""
    left, men = sum(own.nobles), own.men[:]
    men[SAN_JUAN] = own.san_juan
    own.nobles = [0] * len(men)
    for at in chosen:
        own.nobles[at] += 1
    left -= len(chosen)
    dual = {at for at, _ in DUAL}
    for at, count in enumerate(men):
        if at not in dual:
            own.nobles[at] = min(count, left)
            left -= own.nobles[at]


def _ennoble(state: State, seat: int, answer: Answer) -> None:
    _distribute(state.seats[seat], [option // COPIES for option in answer])
    if answer:
        state.note("ennobled", seat, circles=answer)


TAKE[stages.LAND_NOBLE] = _take_one
TAKE[stages.ENNOBLE] = _ennoble
