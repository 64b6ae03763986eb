"""The par of a day: the points of the computer at the deal of that day.

A computer player as strong as the strongest opponent takes the person's seat. Levels
count tries and every decision has its own random numbers, so the par is the same on
every device.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop.base.tasks import Steps, Thinking
from tabletop.base.validation import Fields
from tabletop.days import day_of, seed_of
from tabletop.facts import Reply
from tabletop.registry import GameType, Registry
from tabletop.table import Table


class Pars:
    """Requests for pars, apart from the table on show."""

    def __init__(self, games: Registry) -> None:
        self._games = games
        self._date = ""
        self._thinking: Thinking[int] | None = None
        self.handlers: Mapping[object, Callable[[Fields], Reply]] = {"par": self._begin}

    def _begin(self, message: Fields) -> Reply:
        """Begin to reckon the par of a day, or resume it."""
        game_type, date = self._games.named(message.get("game")), message.get("date")
        if self._thinking is None or date != self._date:
            self._thinking = par(game_type, date)
            self._date = date
        return self._told(self._thinking)

    def go_on(self, seconds: float) -> Reply | None:
        """Reckon for about that long; None if there is nothing to reckon.

        Only the last reply is for the page, which does not show the progress.
        """
        thinking = self._thinking
        if thinking is None or thinking.done == 1:
            return None
        if thinking.for_about(seconds):
            done = thinking.done
            return {"type": "thinking", "seat": 0, "done": done, "waits": False}
        return self._told(thinking)

    def _told(self, thinking: Thinking[int]) -> Reply:
        points = thinking.result if thinking.done == 1 else None
        return {"type": "par", "date": self._date, "points": points}


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
