"""The file of a match: a line that says which, then a line for each deal, as JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from arena.game import FIRST
from arena.playing import Deal, Result, Setup, play_deal
from toolchain.steps import BUILD, fail

UNFIT = re.compile(r"[:/\\]+")
"""The characters that a player's name may have, and a file's name must not."""


def usual_place(setup: Setup) -> Path:
    """The file that records a match by default."""
    marks = setup.entry.marked(setup.options, all_choices=True)
    words = [setup.a, setup.b, *marks, *[f"team-{setup.team}"] * (setup.team > 1)]
    folder = BUILD / "matches" / ("" if setup.game == FIRST else setup.game)
    return folder / f"{UNFIT.sub('.', '-'.join(words))}.jsonl"


class Record:
    """The deals of one match, in a file from which the match resumes.

    A file of another match, or of players that play differently today, is refused with
    a sentence and does not change.
    """

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.setup = setup
        self.deals: dict[int, Deal] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            self._write(self._head())

    def add(self, deal: Deal) -> None:
        """Keep one more deal, at once."""
        self.deals[deal.number] = deal
        self._write({"deal": deal.number, "games": deal.games})

    def _head(self) -> dict[str, Any]:
        setup = self.setup
        match = {"a": setup.a, "b": setup.b, **setup.options, "team": setup.team}
        format = f"{setup.entry.rules.name}-match"
        return {"format": format, "version": 1, "match": match}

    def _write(self, facts: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(facts) + "\n")

    def _read(self) -> None:
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        if head != json.dumps(self._head()):
            fail(f"{self.path} holds another match: name another file with --file.")
        cut = lines.pop() if lines else ""
        try:
            for line in lines:
                self._take(json.loads(line))
        except (ValueError, KeyError, TypeError):
            fail(f"{self.path} is damaged: remove it, or name another with --file.")
        self._check_players()
        if cut:
            self._drop(cut)

    def _take(self, facts: dict[str, Any]) -> None:
        games = tuple(Result(*game) for game in facts["games"])
        self.deals[facts["deal"]] = Deal(facts["deal"], games)

    def _check_players(self) -> None:
        """Play the last deal again: it must go as it went."""
        if not self.deals:
            return
        last = list(self.deals.values())[-1]
        if play_deal(self.setup, last.number) != last:
            fail(
                f"Deal {last.number} in {self.path} now goes otherwise: the players or"
                " the rules have changed. Remove the file, or name another with --file."
            )

    def _drop(self, cut: str) -> None:
        """Drop a last line that was not written to its end."""
        with self.path.open("r+", encoding="utf-8") as out:
            out.truncate(self.path.stat().st_size - len(cut.encode()))
