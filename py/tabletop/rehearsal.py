"""Games that nobody sees, played for what a machine learns from running them.

A browser learns most from much that differs. So there is more to them than thinking:
what a page has done with its table is done with these, too.
"""

import json
import time
from collections.abc import Callable
from typing import Any, Final

from tabletop.advice.hint import Hint
from tabletop.desk import told_of, view_of
from tabletop.registry import GameType
from tabletop.table import Table

SLICE: Final = 0.03
"""Seconds of one kind of work before the next."""

Clock = Callable[[], float]


def rehearse(
    game_type: GameType[Any, Any], seconds: float, clock: Clock = time.monotonic
) -> int:
    """Let computers of the game's `rival` level play for about that long.

    Returns the number of decisions that they made.
    """
    end, decisions, table = clock() + seconds, 0, _fresh(game_type)
    while clock() < end:
        if table.thinker() is None:
            table = _fresh(game_type)
        if table.think(SLICE) is None:
            decisions += 1
            table = _tended(table, clock)
    return decisions


def _fresh(game_type: GameType[Any, Any]) -> Table[Any, Any]:
    seats = game_type.new({}).seats
    return Table.new(game_type, {}, [{"kind": game_type.rival}] * seats)


def _tended(table: Table[Any, Any], clock: Clock) -> Table[Any, Any]:
    """The same table, saved, loaded and told again and again, and a hint begun."""
    game_type, end = table.game_type, clock() + SLICE
    while clock() < end:
        save = json.loads(json.dumps(table.save()))
        table = Table.load(game_type, save)
        json.dumps(view_of(table))
    if not table.game.over:
        hint = Hint(table.game, game_type.advisor)
        hint.thinking.for_about(SLICE)
        json.dumps(told_of(hint))
    return table
