"""Saves: how a game is written down, and what is checked when one is read.

The format is described in docs/records.md.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from sanjuan.rules.buildings import USED_UP
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import State
from tabletop.errors import SaveError
from tabletop.questions import Answer

Save: TypeAlias = dict[str, Any]

FORMAT: Final = "sanjuan-game"
VERSION: Final = 1


def digest(state: State) -> str:
    """A fingerprint of everything on the table, the same on every Python (SHA-256)."""
    facts = [
        [*state.options, state.seed],
        [_seat(seat) for seat in state.seats],
        [state.pile, state.discard, state.drawn, state.reshuffles],
        [state.tiles, state.tiles_seen, state.tile_up],
        [state.round, state.governor, state.chooser, state.roles_taken, state.role],
        [state.card, state.cover, state.paid, state.on_offer, state.over, state.stack],
    ]
    text = json.dumps(facts, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


_DIGESTED: Final = (USED_UP["bank"], USED_UP["library"])
"""What is used up, in the order digests of saves have it since 0.1.0."""


def _seat(seat: Seat) -> list[Any]:
    return [
        *(seat.hand, seat.buildings, seat.goods, seat.tucked, seat.stowed),
        *(seat.covered, *[bool(seat.used & bit) for bit in _DIGESTED]),
    ]


def check(save: object) -> Mapping[str, Any]:
    """The save, if it is one of ours and of a version that can be read."""
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise SaveError("not_a_save")
    version = save.get("version")
    if type(version) is not int or version < 1:
        raise SaveError("damaged_save")
    if version > VERSION:
        raise SaveError("newer_save", {"version": version, "known": VERSION})
    return save


def answers(save: Mapping[str, Any]) -> list[Answer]:
    """The answers in a save; they may still be illegal."""
    given = save.get("answers")
    if not isinstance(given, list):
        raise SaveError("damaged_save")
    if not all(isinstance(answer, list) for answer in given):
        raise SaveError("damaged_save")
    return [tuple(answer) for answer in given]
