"""The file of puzzles that the page fetches: a line of JSON for each."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypedDict

from puzzles.choosing import Grade, grade
from puzzles.finding import Found


class PuzzleFacts(TypedDict):
    """A puzzle as the page has it."""

    code: str
    """The code of the game up to the question."""
    grade: Grade
    """The grade of difficulty."""
    losses: list[int]
    """The loss of each answer against the best, in games of 100."""


def read(path: Path) -> list[PuzzleFacts]:
    """All that are there."""
    found: list[PuzzleFacts] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write(puzzles: Iterable[PuzzleFacts], path: Path) -> None:
    """These in the place of all that were there."""
    lines = [json.dumps(one, separators=(",", ":")) for one in puzzles]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def facts(puzzle: Found) -> PuzzleFacts:
    """The facts of a puzzle for the page."""
    return {"code": puzzle.code, "grade": grade(puzzle), "losses": puzzle.losses}
