"""Requests about puzzles, apart from the table on show."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.base.validation import Fields
from tabletop.page.session import Reply
from tabletop.table.puzzles import (
    SearchedVerdict,
    Verdict,
    judged,
    searched,
    table_of_puzzle,
)
from tabletop.table.registry import Registry


class PuzzleRequests:
    """Requests about puzzles, apart from the table on show."""

    def __init__(self, games: Registry) -> None:
        self._games = games
        self._verdict: Verdict | SearchedVerdict | None = None
        self.handlers: Mapping[object, Callable[[Fields], Reply]] = {
            "puzzle": self._show,
            "judge": self._judge,
        }

    def _show(self, message: Fields) -> Reply:
        """Show the table of a puzzle, and end the verdict on an earlier answer."""
        table = table_of_puzzle(self._games, message.get("code"))
        self._verdict = None
        return {"type": "puzzle", "table": table.facts()}

    def _judge(self, message: Fields) -> Reply:
        """Begin the verdict on an answer."""
        code, answer = message.get("code"), message.get("answer")
        verdict: Verdict | SearchedVerdict
        if "losses" in message:
            verdict = judged(self._games, code, message.get("losses"), answer)
        else:
            verdict = searched(self._games, code, answer)
        self._verdict = verdict
        return {"type": "judged", **verdict.facts()}

    def go_on(self, seconds: float) -> Reply | None:
        """Think about a begun verdict for about that long; None if there is none."""
        verdict = self._verdict
        if verdict is None or verdict.thinking.done == 1:
            return None
        verdict.thinking.for_about(seconds)
        return {"type": "judged", **verdict.facts()}
