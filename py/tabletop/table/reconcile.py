"""Compares a loaded table with the save already stored for it."""

from collections.abc import Collection
from itertools import zip_longest
from typing import Any

from tabletop.base.errors import SaveError
from tabletop.base.rng import some_id
from tabletop.record.game import Game
from tabletop.rules.question import Answer
from tabletop.table.table import Table


def reconcile(table: Table[Any, Any], kept: object) -> None:
    """Check that the loaded table continues the stored save.

    If it does not, the table gets a new id, so that neither table is lost. If it takes
    back a person's decision, neither table stays serious.
    """
    other = _loaded(table, kept)
    if other and table.serious:
        _compare_serious(table, other)
    if other is None or _missing(table.game, other.game):
        table.id = some_id()


def _loaded(table: Table[Any, Any], save: object) -> Table[Any, Any] | None:
    """The table of a save; None if the save is damaged or of a later version."""
    try:
        return Table.load(table.game_type, save)
    except SaveError:
        return None


def _compare_serious(table: Table[Any, Any], other: Table[Any, Any]) -> None:
    if takes_back(table.game, other.game, table.hotseat.seats):
        table.integrity.lapse("older_state", other.id)
    elif other.integrity.lapsed:
        table.integrity.lapse("older_state")


def takes_back(game: Game[Any], other: Game[Any], people: Collection[int]) -> bool:
    """Whether this game lacks a decision of these people that the other game has."""
    return any(seat in people for seat, _ in _missing(game, other))


def _missing(game: Game[Any], other: Game[Any]) -> list[tuple[int, Answer]]:
    """The other game's seats and answers, from the first that this game lacks."""
    here, there = _given(game), _given(other)
    pairs = enumerate(zip_longest(here, there))
    parting = (place for place, (one, two) in pairs if two and one != two)
    return there[next(parting, len(there)) :]


def _given(game: Game[Any]) -> list[tuple[int, Answer]]:
    return list(zip(game.deciders, game.answers, strict=True))
