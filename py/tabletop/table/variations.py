"""Variations: tables that leave another table at a moment of its game."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.base.errors import MessageError, OptionError, QueryError, SeriousGame
from tabletop.base.rng import some_seed
from tabletop.base.validation import typed
from tabletop.record.history import History
from tabletop.table.registry import F, G
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table


def branch(table: Table[G, F], ply: int, seat: int, level: str | None) -> Table[G, F]:
    """A variation that leaves a table after `ply` answers, as a casual table.

    It has one person, at `seat`, and computers of `level` at all other seats. With
    None the other computers stay, and a computer of the level of `seat`, or else of
    the game's `rival` level, replaces each other person. A variation of a finished
    game or of another variation has the same cards. A variation of a running game
    begins at a decision of `seat`, with everything redealt that this seat did not
    know. Raises AnswerError, MessageError, OptionError and SeriousGame.
    """
    around = _around(table, _checked_seat(table, seat), level)
    game = History(table.game).at(ply)
    game.asked()
    if not (table.game.over or table.branched):
        game = _dealt_anew(table, game, seat)
    new = Table(table.game_type, game, around)
    new.branched = {"of": table.id, "ply": ply}
    return new


def _checked_seat(table: Table[G, F], seat: int) -> int:
    if seat not in range(table.game.seats):
        raise QueryError("no_such_seat", {"seat": typed(seat, int)})
    return seat


def _dealt_anew(table: Table[G, F], game: G, seat: int) -> G:
    """The moment of a running game, with all redealt that `seat` did not know."""
    if table.serious:
        raise SeriousGame("serious_branch")
    table.hotseat.check(seat)
    table.hotseat.check_device(seat)
    if game.asked().seat != seat:
        raise MessageError("not_your_decision")
    return game.dealt_anew(some_seed())


def _around(table: Table[G, F], seat: int, level: str | None) -> list[SeatInfo]:
    """A person at that seat, computers at all others."""
    if level not in (None, *table.game_type.levels):
        raise OptionError("no_such_level", {"level": typed(level, str)})
    seating: Sequence[SeatInfo] = table.seating
    rival = seating[seat].level or table.game_type.rival
    return [
        SeatInfo(one.name, None if n == seat else level or one.level or rival)
        for n, one in enumerate(seating)
    ]
