"""Games that nobody sees, played for what a machine learns from running them."""

import time
from collections.abc import Callable
from typing import Any, Final

from tabletop.registry import GameType
from tabletop.table import Table

SLICE: Final = 0.05
"""Seconds of thinking between two looks at the clock."""


def rehearse(
    game_type: GameType[Any, Any],
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> int:
    """Let computers of the strongest level play for about that long.

    Returns the number of decisions that they made.
    """
    end, decisions, table = clock() + seconds, 0, _fresh(game_type)
    while clock() < end:
        if table.thinker() is None:
            table = _fresh(game_type)
        decisions += table.think(SLICE) is None
    return decisions


def _fresh(game_type: GameType[Any, Any]) -> Table[Any, Any]:
    strongest = list(game_type.levels)[-1]
    seats = game_type.new({}).seats
    return Table.new(game_type, {}, [{"kind": strongest} for _ in range(seats)])
