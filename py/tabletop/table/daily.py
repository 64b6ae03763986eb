"""The deal of the day, the same for all players whose calendar shows that date.

The par of a day is the points of the computer at its deal. A computer player as strong
as the strongest opponent takes the person's seat. Levels count tries and every decision
has its own random numbers, so the par is the same on every device.
"""

from __future__ import annotations

from typing import Any

from tabletop.base.tasks import Steps, Thinking
from tabletop.table.calendar import day_of, seed_of
from tabletop.table.registry import GameType
from tabletop.table.seating import PERSON
from tabletop.table.table import Table


def table_of_day(
    game_type: GameType[Any, Any], date: object, serious: bool = True
) -> Table[Any, Any]:
    """A table with the deal of a date, as `2026-11-23`; raises OptionError.

    It is serious, so that all players who compare their results had no hints.
    """
    day = day_of(game_type.days, date)
    players = [{"kind": kind} for kind in (PERSON, *day.others)]
    options = {**day.options, "seed": seed_of(date)}
    return Table.new(game_type, options, players, serious)


def par(game_type: GameType[Any, Any], date: object) -> Thinking[int]:
    """The par of a date, reckoned in small steps; raises OptionError."""
    day = day_of(game_type.days, date)
    strongest = max(day.others, key=[*game_type.levels].index)
    players = [{"kind": kind} for kind in (strongest, *day.others)]
    options = {**day.options, "seed": seed_of(date)}
    return Thinking(_played(Table.new(game_type, options, players)))


def _played(table: Table[Any, Any]) -> Steps[int]:
    """Play a table of computers to its end; the points of the first seat."""
    while not table.game.over:
        table.think(0)
        yield 0.5
    points: int = table.game.scores()[0].total
    return points
