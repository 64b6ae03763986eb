"""The settler phase: each seat may put a tile on its island."""

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import (
    AFTER_TILE,
    BEFORE_TILE,
    END_SETTLER,
    MAKES_FORESTS,
    TAKES_QUARRY,
    power,
)
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.pieces import FOREST, NONE, QUARRY
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Give each seat its turn, then the library."""
    state.stack.append((stages.SECOND_TILE, state.chooser))
    state.turns(stages.SETTLE)


def _lodges(state: State, seat: int) -> None:
    """Let hunting lodges act, once guests had a chance to move there."""
    for other in reversed(state.clockwise(seat)):
        state.act(other, END_SETTLER)


def end(state: State) -> None:
    """Lay the untaken tiles aside, and turn up new ones."""
    state.tile = NONE
    for tile in state.row:
        state.aside[tile] += 1
    state.row = []
    turn_up(state)


def turn_up(state: State) -> None:
    """Turn up a tile more than there are seats, or as many as there are."""
    while len(state.row) <= len(state.seats) and (state.deck or any(state.aside)):
        state.row.append(state.draw())
    state.note("turned_up", NONE, tiles=tuple(state.row))


def offered(state: State, seat: int, privilege: int) -> Answer:
    """The options of the seat: the tiles face up, as forests, too, and a quarry."""
    row, own = state.row, state.seats[seat]
    found = [one for kind in range(QUARRY) for one in copies(kind, row.count(kind))]
    if state.quarries and (privilege or power(own, TAKES_QUARRY)):
        found += copies(QUARRY, 1)
    if power(own, MAKES_FORESTS):
        found += [one + FOREST * COPIES for one in found if one < QUARRY * COPIES]
    return tuple(found)


def _begin_turn(state: State, seat: int) -> None:
    state.stack.append((stages.TILE, seat))
    state.act(seat, BEFORE_TILE)


def _ask(state: State, seat: int) -> None:
    _ask_for(state, seat, stages.TILE, state.privilege_of(seat))


def _ask_again(state: State, seat: int) -> None:
    """Offer the second tile of a library, which is no quarry by the privilege."""
    if state.privilege_of(seat) > 1:
        _ask_for(state, seat, stages.SECOND_TILE, 0)


def _ask_for(state: State, seat: int, stage: int, privilege: int) -> None:
    options = offered(state, seat, privilege)
    if state.seats[seat].island_is_full:
        state.skip(stage, seat, "island_full")
    elif options:
        state.ask(stage, seat, options, 0, 1)
    else:
        state.skip(stage, seat, "no_tiles")


def _take(state: State, seat: int, answer: Answer) -> None:
    if not answer:
        state.passed(stages.TILE, seat)
        return
    state.tile = _move(state, seat, answer, "settler")
    state.act(seat, AFTER_TILE)


def _take_again(state: State, seat: int, answer: Answer) -> None:
    if answer:
        _move(state, seat, answer, "library")
    else:
        state.passed(stages.SECOND_TILE, seat)


def _move(state: State, seat: int, answer: Answer, cause: str) -> int:
    """Move the tile to the island, and return its kind."""
    tile = answer[0] // COPIES
    if tile == QUARRY:
        state.quarries -= 1
    else:
        state.row.remove(tile % FOREST)
    state.settle(seat, tile, cause)
    return tile


def _place(state: State, seat: int, answer: Answer) -> None:
    """Place a tile that was drawn, as a plantation or as a forest."""
    state.drawn = NONE
    at_settler = state.role == stages.SETTLER
    tile = answer[0] // COPIES
    state.settle(seat, tile, "hacienda" if at_settler else "land_office")


RUN[stages.SETTLE] = _begin_turn
RUN[stages.LODGES] = _lodges
RUN[stages.TILE] = _ask
TAKE[stages.TILE] = _take
RUN[stages.SECOND_TILE] = _ask_again
TAKE[stages.SECOND_TILE] = _take_again
TAKE[stages.FORESTRY] = _place
