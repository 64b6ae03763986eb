"""Which of the puzzles found go to the page: as different from each other as may be."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, TypeAlias

from puzzles.finding import Found

Grade: TypeAlias = Literal["easy", "medium", "hard"]
GRADES: Final[dict[Grade, float]] = {"easy": 0.8, "medium": 0.4, "hard": 0.0}
"""From which ease on a puzzle is of that grade."""


def grade(puzzle: Found) -> Grade:
    """The grade of difficulty."""
    return next(name for name, least in GRADES.items() if puzzle.ease >= least)


def chosen(games: dict[int, list[Found]], sets: int, wanted: int) -> list[Found]:
    """The `wanted` best puzzles, or all there are, in the order of the page.

    That many sets of options take turns; of each comes the puzzle whose question, and
    whose grade, came least often so far.
    """
    left = {place: _of_set(games, sets, place) for place in range(sets)}
    seen: Counter[object] = Counter()
    order: list[Found] = []
    while len(order) < wanted and any(left.values()):
        for puzzles in filter(None, left.values()):
            best = min(puzzles, key=lambda one: _known(seen, one))
            puzzles.remove(best)
            seen.update((best.stage, grade(best)))
            order.append(best)
    return order[:wanted]


def _of_set(games: dict[int, list[Found]], sets: int, place: int) -> list[Found]:
    numbers = (number for number in sorted(games) if number % sets == place)
    return [one for number in numbers for one in games[number]]


def _known(seen: Counter[object], puzzle: Found) -> int:
    """The number of puzzles like it that came before."""
    return seen[puzzle.stage] + seen[grade(puzzle)]
