"""What a page has before it: its table, and what is told of that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from tabletop.advice.hint import Hint
from tabletop.errors import StaleAnswer
from tabletop.registry import Registry
from tabletop.table import Table

if TYPE_CHECKING:
    from tabletop.advice.report import Report

Reply: TypeAlias = Mapping[str, object]


class Desk:
    """The table on show, and the one that the latest what-ifs branched off."""

    def __init__(self, games: Registry) -> None:
        self.games = games
        self.table: Table[Any, Any] | None = None
        self.trunk: Table[Any, Any] | None = None

    def open_table(self) -> Table[Any, Any]:
        """The table on show; raises StaleAnswer if there is none."""
        if self.table is None:
            raise StaleAnswer("no_game")
        return self.table

    def show(self, table: Table[Any, Any]) -> Reply:
        """Put a table there, and tell what is to be seen."""
        self.table = table
        return view_of(table)


def view_of(table: Table[Any, Any]) -> Reply:
    """The table; that of a lesson is kept by the page in a way of its own."""
    facts = table.facts()
    told = {"type": "view", "table": facts}
    return {**told, "visit": True} if "coach" in facts else told


def told_of(begun: Hint | Report) -> Reply:
    """How far a hint or a look back has come."""
    kind = "hint" if isinstance(begun, Hint) else "look_back"
    return {"type": kind, **begun.facts()}
