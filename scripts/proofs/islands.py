"""Write the golden games of Puerto Rico, and the number of ways a game can go.

    python -m proofs.islands            rewrite tests/islands
    python -m proofs.islands --check    only say what would change

The players answer at random by golden_files alone, so that a golden game
changes only when the rules or the questions do.
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from proofs import golden_files
from puerto_rico import Game
from puerto_rico.rules.state import State
from puerto_rico.transcript import transcript
from tabletop.base.rng import GUESTS, stream
from toolchain.steps import ROOT

FOLDER = ROOT / "tests" / "islands"

SWITCHES = ("open_points", "more_points", "corn_handicap", "swapped_costs")
ALL = ["new_buildings", "nobles", "tibs"]
GAMES: dict[str, dict[str, Any]] = {
    "2": {"seats": 2, "seed": 14},
    "3": {"seats": 3, "seed": 37},
    "4": {"seats": 4, "seed": 17},
    "5": {"seats": 5, "seed": 36},
    "3-new-buildings": {"seats": 3, "seed": 376, "sets": ["new_buildings"]},
    "4-draft": {"seats": 4, "seed": 315, "sets": ["new_buildings"], "draft": True},
    "3-nobles": {"seats": 3, "seed": 14, "sets": ["nobles"]},
    "3-all-sets": {"seats": 3, "seed": 94, "sets": ["new_buildings", "nobles"]},
    "5-all-switches": {"seats": 5, "seed": 1, **dict.fromkeys(SWITCHES, True)},
    "4-tibs": {"seats": 4, "seed": 23, "sets": ["tibs"]},
    "2-once": {"seats": 2, "seed": 54, "sets": ALL, "library_once": True},
    "2-nobles": {"seats": 2, "seed": 1, "sets": ["nobles"]},
    "5-new-buildings": {"seats": 5, "seed": 2, "sets": ["new_buildings"]},
    "5-everything": {"seats": 5, "seed": 13, "sets": ALL},
    "3-pairs": {"seats": 3, "seed": 30, "sets": ALL, "all_pairs": True},
    "4-tibs-nobles": {"seats": 4, "seed": 5, "sets": ["nobles", "tibs"]},
}
"""Golden games by name, each with its options."""

ENOUGH = 200
"""The number of ways at which counting stops, at the end of its depth."""


@cache
def played(name: str) -> Game:
    """The golden game of that name, at its end."""
    game = Game(**GAMES[name])
    rng = stream(game.seed, GUESTS[0])
    while question := game.question:
        game.answer(golden_files.choose(question, rng))
    return game


def ways(state: State, depth: int) -> int:
    """The ways to give that many answers; equal choices count once."""
    question = state.question
    if depth == 0 or question is None:
        return 1
    found = 0
    for answer in question:
        after = state.copy()
        after.step(answer)
        found += ways(after, depth - 1)
    return found


def counts() -> Iterator[str]:
    """A line for each golden game without a draft: the ways, by number of answers."""
    for name, options in GAMES.items():
        if options.get("draft"):
            continue
        state, found = Game(**options)._state, [1]
        while found[-1] < ENOUGH:
            found.append(ways(state, len(found)))
        yield f"{name}: {' '.join(map(str, found[1:]))}"


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file with its text."""
    for name in GAMES:
        yield FOLDER / f"{name}.txt", "\n".join([*transcript(played(name)), ""])
    yield FOLDER / "ways.txt", "\n".join([*counts(), ""])


if __name__ == "__main__":
    sys.exit(golden_files.rewrite(__doc__ or "", FOLDER, files()))
