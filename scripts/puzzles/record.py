"""Records the puzzles found, game by game, in a file from which a search resumes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from arena.game import FIRST
from puzzles.finding import Found
from toolchain.steps import BUILD, fail


def usual_place(id: str) -> Path:
    """The file that records the finds of a game by default."""
    return BUILD / "puzzles" / ("" if id == FIRST else id) / "found.jsonl"


class Record:
    """The games that were looked through, a line of JSON each.

    A last line that was not written to its end is dropped.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[int, list[Found]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        *lines, cut = path.read_text(encoding="utf-8").split("\n")
        try:
            for line in lines:
                self._take(*json.loads(line))
        except (ValueError, TypeError):
            fail(f"{path} is damaged: remove it, or name another with --record.")
        if cut:
            path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    def _take(self, game: int, puzzles: list[list[Any]]) -> None:
        self.games[game] = [Found(*one) for one in puzzles]

    def add(self, game: int, found: list[Found]) -> None:
        """Record the findings of a game at once."""
        self.games[game] = found
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps([game, found]) + "\n")
