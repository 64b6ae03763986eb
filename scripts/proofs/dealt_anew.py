"""A table of any game with a new deal of all that a viewer may not know."""

from __future__ import annotations

from random import Random
from typing import Any

from tabletop.record.game import Game
from tabletop.rules.event import Entry, Secret


def dealt_anew(game: Game[Any], viewer: int | None, number: int) -> Game[Any]:
    """The game, with all redealt that the viewer (None: a spectator) has not seen.

    The number chooses the deal. Events have other cards wherever the viewer saw none.
    """
    other = game.copy()
    other._state = game.rules.determinize(game.view(viewer), Random(number))
    other._entries = [_rewritten(entry, viewer) for entry in game._entries]
    other._seed += number
    return other


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
