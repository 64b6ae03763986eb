"""Another player in a seat while the game runs: a computer, a person, another name."""

from __future__ import annotations

from typing import Any

from tabletop.base.errors import SeriousGame
from tabletop.base.validation import checked_seat
from tabletop.table.hotseat import HotSeat
from tabletop.table.seating import seating
from tabletop.table.table import Table


def reseat(table: Table[Any, Any], seat: int, player: object) -> None:
    """Give a seat to a player, who may be the same one under another name.

    Raises QueryError, OptionError or SeriousGame, and then nothing has changed.
    """
    place = checked_seat(seat, table.game.seats)
    (new,) = seating([player], 1, table.game_type.levels)
    is_other = new.level != table.seating[place].level
    if is_other and table.serious:
        raise SeriousGame("serious_seat")
    table.seating[place] = new
    if is_other:
        _sit(table, place)


def _sit(table: Table[Any, Any], seat: int) -> None:
    """Seat the people again, and let each computer think again."""
    apart = table.hotseat.apart - {seat}
    table.hotseat = HotSeat.around(table.seating, table.game.rules.hidden)
    table.hotseat.set_apart(apart)
    table.bots.forget()
    table.hint = None
