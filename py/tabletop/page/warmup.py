"""Warm-up: hidden games that make the browser optimise Python.

A browser optimises more code if more code runs. So the warm-up not only thinks: it also
saves, loads and shows tables and begins hints, as for a page.
"""

import json
import time
from collections.abc import Callable
from typing import Any, Final

from tabletop.advice.hint import Hint
from tabletop.page.session import told_of, view_of
from tabletop.table.registry import GameType
from tabletop.table.table import Table

SLICE: Final = 0.03
"""Seconds of one kind of work before the next."""

Clock = Callable[[], float]


def warm_up(
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
    """The table after many rounds of saving, loading and showing, and after a hint."""
    game_type, end = table.game_type, clock() + SLICE
    while clock() < end:
        save = json.loads(json.dumps(table.save()))
        table = Table.load(game_type, save)
        json.dumps(view_of(table))
    if not table.game.over:
        hint = Hint(table.game, game_type.advisor)
        _begin(hint)
    return table


def _begin(hint: Hint) -> None:
    """Think about a hint; the lazy modules that end one may be missing."""
    try:
        hint.thinking.for_about(SLICE)
    except ModuleNotFoundError:
        return
    json.dumps(told_of(hint))
