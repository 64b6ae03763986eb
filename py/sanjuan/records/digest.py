"""The input of a save's digest: everything on the table.

Saves store digests for ever. So facts that 0.1.0 did not have follow all older ones,
and are absent where they are empty.
"""

from collections.abc import Mapping
from typing import Any, Final

from sanjuan.rules import stages
from sanjuan.rules.buildings import USED_UP
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import State

_FIRST_USED: Final = ("bank", "library")
"""Buildings of 0.1.0 that can be used up; each is a boolean, in this order."""
_FIRST_STAGES: Final = (*stages.NAMES[:15], *stages.SILENT[:5])
"""Stages of 0.1.0 by their number at that time; later stages go by name."""
_NUMBERS: Final = {str(name): n for n, name in enumerate(_FIRST_STAGES)}


def facts(state: State) -> list[Any]:
    """Everything on the table, JSON-ready; old saves store its fingerprint."""
    stack = [(step(stages.ALL_NAMES[stage]), seat) for stage, seat in state.stack]
    return [
        [*state.options, state.seed],
        [_seat(seat) for seat in state.seats],
        [state.pile, state.discard, state.drawn, state.reshuffles],
        [state.tiles, state.tiles_seen, state.tile_up],
        [state.round, state.governor, state.chooser, state.roles_taken, state.role],
        [state.card, state.cover, state.paid, state.on_offer, state.over, stack],
    ]


def step(stage: str) -> int | str:
    """The digest's form of a stage to come: its number in 0.1.0, else its name."""
    return _NUMBERS.get(stage, stage)


def _seat(seat: Seat) -> list[Any]:
    return [
        *(seat.hand, seat.buildings, seat.goods, seat.tucked, seat.stowed),
        *(seat.covered, *used_up(seat.used, USED_UP)),
    ]


def used_up(used: int, known: Mapping[str, int]) -> list[Any]:
    """The buildings that a seat has used up; `known` has the bit of each name."""
    first = [bool(used & known[name]) for name in _FIRST_USED]
    later = [name for name, bit in known.items() if used & bit]
    return [*first, *(name for name in later if name not in _FIRST_USED)]
