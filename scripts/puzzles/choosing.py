"""Which of the puzzles found go to the page: as different from each other as may be."""

from __future__ import annotations

from collections import Counter
from typing import Final

from puzzles.finding import SETS, Found

GRADES: Final = (0.8, 0.45, 0.0)
"""From which ease on a puzzle is of the first grade, the second, the last."""


def grade(puzzle: Found) -> int:
    """How hard it is, from 1 to 3."""
    return 1 + next(n for n, least in enumerate(GRADES) if puzzle.ease >= least)


def chosen(games: dict[int, list[Found]], wanted: int) -> list[Found]:
    """So many puzzles, or all there are, in the order in which they are offered.

    The sets of options take turns; of each comes the puzzle whose question, and whose
    grade, came least often so far.
    """
    left = {place: _of_set(games, place) for place in range(len(SETS))}
    seen: Counter[object] = Counter()
    order: list[Found] = []
    while len(order) < wanted and any(left.values()):
        for puzzles in filter(None, left.values()):
            best = min(puzzles, key=lambda one: _known(seen, one))
            puzzles.remove(best)
            seen.update((best.stage, grade(best)))
            order.append(best)
    return order[:wanted]


def _of_set(games: dict[int, list[Found]], place: int) -> list[Found]:
    numbers = (number for number in sorted(games) if number % len(SETS) == place)
    return [one for number in numbers for one in games[number]]


def _known(seen: Counter[object], puzzle: Found) -> int:
    """How often the like of it came before."""
    return seen[puzzle.stage] + seen[grade(puzzle)]
