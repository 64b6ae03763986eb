"""The history of a game: each of its moments, with quick access to each."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from tabletop.base.errors import QueryError
from tabletop.base.validation import typed, whole
from tabletop.record.game import Game
from tabletop.rules.question import Answer

G = TypeVar("G", bound=Game[Any])

GAP: Final = 32
"""The answers between two stored copies; a moment is replayed from the copy before."""


class History(Generic[G]):
    """The game before each of its answers, and after the last.

    `len` is the number of moments, one more than that of answers.
    """

    def __init__(self, game: G) -> None:
        self._answers: list[Answer] = []
        self._copies: list[G] = []
        for before, answer in game.replay():
            if before.ply % GAP == 0:
                self._copies.append(before.copy())
            self._answers.append(answer)
        self._copies = self._copies or [game.copy()]

    def __len__(self) -> int:
        return len(self._answers) + 1

    def at(self, ply: int) -> G:
        """A copy of the game after `ply` answers; raises QueryError if it had fewer."""
        if whole(ply) not in range(len(self)):
            shown = typed(ply, int)
            raise QueryError("no_such_moment", {"ply": shown, "last": len(self) - 1})
        nearest = min(ply // GAP, len(self._copies) - 1)
        game = self._copies[nearest].copy()
        for answer in self._answers[nearest * GAP : ply]:
            game.answer(answer)
        return game

    def answer(self, ply: int) -> Answer | None:
        """The answer given after `ply` answers; None at the last moment."""
        return self._answers[ply] if ply < len(self._answers) else None
