"""A table of any game with a new deal of all that a viewer may not know.

Nothing here reads a view: a view that shows too much would go unnoticed if its own
`determinize` dealt the table again. A toy has a function `redeal` beside its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

from proofs.redealt import redealt
from puerto_rico.knowledge.view import sees_points
from puerto_rico.rules.state import State
from sanjuan import Game as SanJuan
from tabletop.record.game import Game
from tabletop.rules.event import Entry, Secret

Redeal: TypeAlias = Callable[[Any, int | None, Random], None]
"""Deals the secrets of a state again that a viewer, or None, may not know."""


def dealt_anew(game: Game[Any], viewer: int | None, number: int) -> Game[Any]:
    """The game, with all redealt that the viewer (None: a spectator) has not seen.

    The number chooses the deal. Events have other cards wherever the viewer saw none.
    """
    other, rng = game.copy(), Random(number)
    if isinstance(game, SanJuan):
        other = redealt(game, viewer, rng)
    else:
        name = game.rules.name
        redeal: Redeal = REDEALS.get(name) or import_module(name).redeal
        redeal(other._state, viewer, rng)
        other._entries = [_rewritten(entry, viewer) for entry in game._entries]
    other._state.seed += number
    other._seed += number
    return other


def _redeal_island(state: State, viewer: int | None, rng: Random) -> None:
    """Shuffle the stack, and the points in chips among the seats that hide theirs."""
    rng.shuffle(state.deck)
    seats = enumerate(state.seats)
    closed = [own for seat, own in seats if not sees_points(state, viewer, seat)]
    points = [own.points for own in closed]
    rng.shuffle(points)
    for own, count in zip(closed, points, strict=True):
        own.points = count


REDEALS: Final[Mapping[str, Redeal]] = {"puerto_rico": _redeal_island}


def _rewritten(entry: Entry, viewer: int | None) -> Entry:
    """The entry, with other numbers in the secrets that the viewer did not see."""
    note = entry.note
    if not note.secrets:
        return entry
    secrets = {
        name: secret
        if isinstance(secret.told(viewer), list)
        else Secret(tuple(99 - card for card in secret.cards), secret.seen)
        for name, secret in note.secrets.items()
    }
    return entry._replace(note=note._replace(secrets=secrets))
