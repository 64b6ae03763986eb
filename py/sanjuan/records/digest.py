"""What the digest of a save is made of: everything on the table.

Saves hold digests for ever. So what 0.1.0 did not know comes after all that it knew,
and is left out where there is nothing to tell of it.
"""

from collections.abc import Mapping
from typing import Any, Final

from sanjuan.rules import stages
from sanjuan.rules.buildings import USED_UP
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import State

_FIRST_USED: Final = ("bank", "library")
"""Buildings of 0.1.0 that can be used up: told by a yes or a no, in this order."""
_FIRST_STAGES: Final = (*stages.NAMES[:15], *stages.SILENT[:5])
"""Stages of 0.1.0 in the order of their numbers then; later ones go by their names."""
_NUMBERS: Final = {str(name): n for n, name in enumerate(_FIRST_STAGES)}


def facts(state: State) -> list[Any]:
    """Everything on the table, JSON-ready; old saves hold its fingerprint."""
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
    """How a digest tells of a stage that is still to come."""
    return _NUMBERS.get(stage, stage)


def _seat(seat: Seat) -> list[Any]:
    return [
        *(seat.hand, seat.buildings, seat.goods, seat.tucked, seat.stowed),
        *(seat.covered, *used_up(seat.used, USED_UP)),
    ]


def used_up(used: int, known: Mapping[str, int]) -> list[Any]:
    """What a seat has used up, of the buildings known by their bits."""
    first = [bool(used & known[name]) for name in _FIRST_USED]
    later = [name for name, bit in known.items() if used & bit]
    return [*first, *(name for name in later if name not in _FIRST_USED)]
