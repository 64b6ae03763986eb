"""What the digest of a save is made of: everything on the table."""

from typing import Any, Final

from sanjuan.rules.buildings import USED_UP
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import State

_DIGESTED: Final = (USED_UP["bank"], USED_UP["library"])
"""What is used up, in the order digests of saves have it since 0.1.0."""


def facts(state: State) -> list[Any]:
    """Everything on the table, JSON-ready; old saves hold its fingerprint."""
    return [
        [*state.options, state.seed],
        [_seat(seat) for seat in state.seats],
        [state.pile, state.discard, state.drawn, state.reshuffles],
        [state.tiles, state.tiles_seen, state.tile_up],
        [state.round, state.governor, state.chooser, state.roles_taken, state.role],
        [state.card, state.cover, state.paid, state.on_offer, state.over, state.stack],
    ]


def _seat(seat: Seat) -> list[Any]:
    return [
        *(seat.hand, seat.buildings, seat.goods, seat.tucked, seat.stowed),
        *(seat.covered, *[bool(seat.used & bit) for bit in _DIGESTED]),
    ]
