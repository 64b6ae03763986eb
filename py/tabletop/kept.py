"""A table that is loaded beside the save that is kept of it already."""

from collections.abc import Collection
from itertools import zip_longest
from typing import Any

from tabletop.chance import some_id
from tabletop.errors import SaveError
from tabletop.game import Game
from tabletop.questions import Answer
from tabletop.table import Table


def compare(table: Table[Any, Any], kept: object) -> None:
    """See whether the table follows from the save that is kept of it.

    If it does not, it is another table, under an id of its own: neither is lost. Where
    it takes back what a person has decided, none of them is serious any more.
    """
    other = _loaded(table, kept)
    if other and table.serious:
        _compare_serious(table, other)
    if other is None or _missing(table.game, other.game):
        table.id = some_id()


def _loaded(table: Table[Any, Any], save: object) -> Table[Any, Any] | None:
    """The table of a save; None if it is spoiled, or of a later version."""
    try:
        return Table.load(table.game_type, save)
    except SaveError:
        return None


def _compare_serious(table: Table[Any, Any], other: Table[Any, Any]) -> None:
    if takes_back(table.game, other.game, table.people.seats):
        table.seriousness.lapse("older_state", other.id)
    elif other.seriousness.lapsed:
        table.seriousness.lapse("older_state")


def takes_back(game: Game[Any], other: Game[Any], people: Collection[int]) -> bool:
    """Whether one of these people has decided in the other game what is open here."""
    return any(seat in people for seat, _ in _missing(game, other))


def _missing(game: Game[Any], other: Game[Any]) -> list[tuple[int, Answer]]:
    """The other game's answers, and whose each was, from the first that is not here."""
    here, there = _given(game), _given(other)
    pairs = enumerate(zip_longest(here, there))
    parting = (place for place, (one, two) in pairs if two and one != two)
    return there[next(parting, len(there)) :]


def _given(game: Game[Any]) -> list[tuple[int, Answer]]:
    return list(zip(game.deciders, game.answers, strict=True))
