"""The session of a page: the table on show, and replies about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from tabletop.base.errors import StaleAnswer
from tabletop.base.validation import Fields
from tabletop.page.log import Log
from tabletop.table.registry import Registry
from tabletop.table.table import Table

if TYPE_CHECKING:
    from tabletop.advice.hint import Hint
    from tabletop.advice.review.report import Report


Reply: TypeAlias = Mapping[str, object]
"""An answer to a page; `tabletop.page.replies` has the types of all answers."""


class Session:
    """The table on show, and the mainline: the table that variations left last.

    A page keeps two logs: that of the table, and that of the `moments` of its replay.
    """

    def __init__(self, games: Registry) -> None:
        self.games = games
        self.table: Table[Any, Any] | None = None
        self.mainline: Table[Any, Any] | None = None
        self.moments = Log()
        self._log = Log()

    def hear(self, message: Fields) -> None:
        """Read how far the page has the log to which the reply adds.

        A message that names a table is about a device, which has a log of its own.
        """
        if "table" in message:
            return
        log = self.moments if message.get("type") == "replay" else self._log
        log.hear(message)

    def open_table(self) -> Table[Any, Any]:
        """The table on show; raises StaleAnswer if there is none."""
        if self.table is None:
            raise StaleAnswer("no_game")
        return self.table

    def show(self, table: Table[Any, Any]) -> Reply:
        """Put a table on show, and return the reply that shows it."""
        self.table = table
        return self.view()

    def view(self) -> Reply:
        """The reply that shows the open table, without all that the page has of it."""
        table = self.open_table()
        answers, eyes = table.game.answers, table.game.log_of(table.eyes)
        saved = self._log.first_saved(table, answers)
        return view_of(table, self._log.first(table, eyes, answers), saved)


def view_of(table: Table[Any, Any], since: int = 0, saved: int = 0) -> Reply:
    """The reply that shows a table, with `visit` if the page must not store it.

    It has the events from answer `since` on, and the answers of the save from `saved`
    on.
    """
    facts: dict[str, Any] = {**table.facts(since), "save_from": saved}
    save = facts["save"]
    if saved:
        rest = {**save["game"], "answers": save["game"]["answers"][saved:]}
        facts["save"] = {**save, "game": rest}
    told = {"type": "view", "table": facts}
    return {**told, "visit": True} if table.is_visit else told


def told_of(begun: Hint | Report) -> Reply:
    """The reply with the state of a hint or a look back."""
    return {"type": begun.REPLY, **begun.facts()}
