"""Errands: what other workers search, as JSON both ways.

These are decisions of a look back, and parts of a computer's search. Each decision has
random numbers of its own, so that whoever does an errand finds the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from tabletop.advice.report import Report
from tabletop.computers import Search
from tabletop.desk import Desk
from tabletop.search.share import Part, Tried
from tabletop.table import Table


class Lent(NamedTuple):
    """What to do with what comes of an errand, and what if nothing will."""

    take: Callable[[Any], None]
    take_back: Callable[[], None]


class Errands:
    """Hands errands out and takes what comes back; or does those of another worker."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._helpers = 0
        self._parts: list[tuple[int, str]] = []
        self._count = 0
        self._out: dict[int, Lent] = {}
        self._save: object = None
        self._known: Report | None = None
        self._search: Search | None = None

    def add_helper(self) -> None:
        """One more who thinks along, from the next decision on."""
        self._helpers += 1

    def parts(self) -> str:
        """Parts of a search that helpers are to do at once: each with whose it is.

        Helpers are counted from 0, as they were added. Empty if there is nothing to do.
        """
        parts, self._parts = self._parts, []
        return json.dumps(parts) if parts else ""

    def lend(self, search: Search) -> None:
        """Let the helpers try answers of that search, before it begins, if they can."""
        if self._helpers and search.guide.steady:
            search.share.among(self._helpers, partial(self._ask, search))

    def _ask(self, search: Search, helper: int, part: Part) -> None:
        """Note a part of a search; with the first one, what the search is of."""
        table = self._desk.open_table()
        first = {} if search.iterations else {"save": table.save()}
        lent = Lent(partial(_taken, search, helper), table.computers.stop)
        self._parts.append((helper, self._errand(lent, part=part, **first)))

    def hand_out(self) -> str:
        """The next decision of a look back; empty if there is none."""
        table = self._desk.table
        report = table and table.look_back
        if not (table and report) or (ply := report.hand_out()) is None:
            return ""
        lent = Lent(report.take, report.take_back)
        return self._errand(lent, save=table.save(), ply=ply)

    def _errand(self, lent: Lent, **what: Any) -> str:
        self._count += 1
        self._out[self._count] = lent
        return json.dumps({"number": self._count, **what})

    def take(self, told: str) -> None:
        """Take what came of an errand, unless it was taken back or the game is left."""
        done = json.loads(told)
        lent = self._out.pop(done["number"], None)
        if lent:
            lent.take(done["found"])

    def take_back(self) -> None:
        """Wait no longer for what was handed out: the helpers are gone.

        A search that they had a part in begins anew, without them.
        """
        for lent in self._out.values():
            lent.take_back()
        self._out.clear()
        self._parts.clear()
        if self._helpers and self._desk.table:
            self._desk.table.computers.stop()
        self._helpers = 0

    def do(self, errand: str) -> str:
        """Do an errand of another worker: what it shall be told."""
        asked = json.loads(errand)
        found: object = self._try(asked) if "part" in asked else self._look_back(asked)
        return json.dumps({"number": asked["number"], "found": found})

    def _try(self, asked: dict[str, Any]) -> list[Tried]:
        """Try answers of a search; all parts of one come in turn."""
        if "save" in asked:
            self._search = self._table(asked["save"]).computers.search()
        assert self._search is not None
        return self._search.attempt(Part(*asked["part"]))

    def _look_back(self, asked: dict[str, Any]) -> object:
        """Search a decision of a look back; most errands are of the same one."""
        save = asked["save"]
        if self._known is None or save != self._save:
            table = self._table(save)
            self._known = Report(table.game, table.game_type.advisor)
            self._save = save
        return self._known.search(asked["ply"])

    def _table(self, save: Any) -> Table[Any, Any]:
        return Table.load(self._desk.games.of_save(save), save)


def _taken(search: Search, helper: int, found: list[Any]) -> None:
    search.share.take(helper, [Tried(*one) for one in found])
