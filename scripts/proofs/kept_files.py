"""Saves of this version of any game, and the tables they load to, in files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

import sanjuan
from tabletop.record.game import Game
from tabletop.rules.question import Question
from tabletop.table.registry import GameType
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from toolchain.steps import ROOT, fail, say

LONG: Final = 10_000
"""More answers than any game has."""


class Kept(NamedTuple):
    """A game to save, as far as it is played, and its players."""

    name: str
    game: Game[Any]
    seating: tuple[SeatInfo, ...] = ()
    """Those of a table's save; none: it is a game's."""
    serious: bool = False

    def save(self, of: GameType[Any, Any]) -> Any:
        """The save of the game or of its table."""
        if not self.seating:
            return self.game.save()
        return Table(of, self.game, list(self.seating), self.serious).save()


def around(seats: int, people: int = 1) -> tuple[SeatInfo, ...]:
    """That number of people, and computer players at the other seats."""
    levels = [None] * people + ["easy", "medium", "expert", "hard"]
    names = ("Inés", "Ben", "", "Д. 4", "Zoë")
    return tuple(map(SeatInfo, names[:seats], levels[:seats]))


# ---------------------------------------------------------------- facts


def mark(facts: Any) -> str:
    """A short name for JSON-ready facts."""
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def asked(question: Question | None) -> list[Any] | None:
    """The question and its seat: a list, as JSON would give it back."""
    if question is None:
        return None
    bounds = [question.low, question.high, list(question.options)]
    return [question.seat, question.name, *bounds, question.source]


def loaded(table: Table[Any, Any]) -> dict[str, Any]:
    """The facts of a loaded table that any game has."""
    game = table.game
    return {
        "digest": game.digest(),
        "ply": game.ply,
        "over": game.over,
        "winners": game.winners(),
        "scores": [score.parts for score in game.scores()],
        "ranking": game.ranking(),
        "asked": asked(game.question),
        "told": [mark(game.events(seat)) for seat in eyes(table)],
        "viewer": table.viewer(),
        "players": [list(one.facts().values()) for one in table.seating],
        "serious": table.serious,
    }


def eyes(table: Table[Any, Any]) -> list[int | None]:
    """All seats that look at a table, and a stranger."""
    return [*range(len(table.seating)), None]


# ---------------------------------------------------------------- files


def write(
    folder: Path,
    of: GameType[Any, Any],
    kept: Iterable[Kept],
    described: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    """Write the saves of this version to a folder of its own, unless it has some."""
    folder /= sanjuan.__version__
    if folder.exists():
        fail(f"Saves of version {sanjuan.__version__} are there already.")
    folder.mkdir(parents=True)
    for one in kept:
        save = one.save(of)
        facts = {"save": save, "loads_to": described(save)}
        text = json.dumps(facts, separators=(",", ":"))
        (folder / f"{one.name}.json").write_text(f"{text}\n", encoding="utf-8")
    say(f"Kept in {folder.relative_to(ROOT)}.")
