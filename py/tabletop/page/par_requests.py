"""Requests for the par of a day, apart from the table on show."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.base.tasks import Thinking
from tabletop.base.validation import Fields
from tabletop.page.session import Reply
from tabletop.table.daily import par
from tabletop.table.registry import Registry


class ParRequests:
    """Requests for pars, apart from the table on show."""

    def __init__(self, games: Registry) -> None:
        self._games = games
        self._game = self._date = ""
        self._thinking: Thinking[int] | None = None
        self.handlers: Mapping[object, Callable[[Fields], Reply]] = {"par": self._begin}

    def _begin(self, message: Fields) -> Reply:
        """Begin to reckon the par of a day, or resume it."""
        game_type, date = self._games.named(message.get("game")), message.get("date")
        asked = (game_type.name, date)
        if self._thinking is None or asked != (self._game, self._date):
            self._thinking = par(game_type, date)
            self._game, self._date = game_type.name, str(date)
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
