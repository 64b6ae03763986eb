"""Write the golden games: whole games as text to be read as diffs, and their saves.

    python -m proofs.playthroughs            rewrite tests/playthroughs
    python -m proofs.playthroughs --check    only say what would change

The players answer at random by golden_files alone, so that a golden game
changes only when the rules or the questions do.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from proofs import golden_files
from sanjuan import Game
from sanjuan.transcript import transcript
from tabletop.base.rng import GUESTS, stream
from toolchain.steps import ROOT

FOLDER = ROOT / "tests" / "playthroughs"

SEEDS = {
    "first-2": 55,
    "first-2-choose-four": 48,
    "first-3": 30,
    "first-3-choose-four": 109,
    "first-4": 116,
    "first-4-choose-four": 51,
    "second-2": 31,
    "second-2-choose-four": 74,
    "second-3": 55,
    "second-3-choose-four": 113,
    "second-4": 133,
    "second-4-choose-four": 63,
    "first-new-buildings-2": 34,
    "first-new-buildings-2-choose-four": 95,
    "first-new-buildings-3": 126,
    "first-new-buildings-3-choose-four": 26,
    "first-new-buildings-4": 84,
    "first-new-buildings-4-choose-four": 111,
    "second-new-buildings-2": 23,
    "second-new-buildings-2-choose-four": 98,
    "second-new-buildings-3": 115,
    "second-new-buildings-3-choose-four": 51,
    "second-new-buildings-4": 23,
    "second-new-buildings-4-choose-four": 104,
}
"""Golden games of every option set, with seeds of games short and varied."""


def options(name: str) -> dict[str, Any]:
    """The options in the name of a golden game."""
    return {
        "seats": int(next(part for part in name.split("-") if part.isdigit())),
        "edition": name.split("-")[0],
        "expansion": "new-buildings" in name,
        "choose_four": "choose-four" in name,
        "seed": SEEDS[name],
    }


def played(name: str) -> Game:
    """The golden game of that name, at its end."""
    game = Game(**options(name))
    rng = stream(game.seed, GUESTS[0])
    while question := game.question:
        game.answer(golden_files.choose(question, rng))
    return game


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file with its text."""
    for name in SEEDS:
        game = played(name)
        yield FOLDER / f"{name}.txt", "\n".join([*transcript(game), ""])
        save = json.dumps(game.save(), separators=(",", ":"))
        yield FOLDER / f"{name}.json", f"{save}\n"


if __name__ == "__main__":
    sys.exit(golden_files.rewrite(__doc__ or "", FOLDER, files()))
