"""Errands: decisions of a look back that another worker searches, as JSON both ways.

Each decision is searched by random numbers of its own, so that whoever does it finds
the same.
"""

from __future__ import annotations

import json
from typing import Any

from tabletop.advice.report import Report
from tabletop.desk import Desk
from tabletop.table import Table


class Errands:
    """Hands errands out and takes what comes back; or does those of another worker."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._count = 0
        self._out: dict[int, Report] = {}
        self._save: object = None
        self._known: Report | None = None

    def hand_out(self) -> str:
        """The next errand; empty if there is none."""
        table = self._desk.table
        report = table and table.look_back
        if not (table and report) or (ply := report.hand_out()) is None:
            return ""
        self._count += 1
        self._out[self._count] = report
        return json.dumps({"number": self._count, "save": table.save(), "ply": ply})

    def take(self, told: str) -> None:
        """Take what came of an errand, unless it was taken back or the game is left."""
        done = json.loads(told)
        report = self._out.pop(done["number"], None)
        if report:
            report.take(done["found"])

    def take_back(self) -> None:
        """Wait no longer for what was handed out: whoever has it is gone."""
        for report in self._out.values():
            report.take_back()
        self._out.clear()

    def do(self, errand: str) -> str:
        """Do an errand of another worker: what it shall be told."""
        asked = json.loads(errand)
        found = self._report(asked["save"]).search(asked["ply"])
        return json.dumps({"number": asked["number"], "found": found})

    def _report(self, save: Any) -> Report:
        """The look back on that game; most errands are of the same one."""
        if self._known is None or save != self._save:
            table = Table.load(self._desk.games.of_save(save), save)
            self._known = Report(table.game, table.game_type.advisor)
            self._save = save
        return self._known
