"""Write the golden games: whole games as text to be read as diffs, and their saves.

    python -m proofs.playthroughs            rewrite tests/playthroughs
    python -m proofs.playthroughs --check    only say what would change

The players answer at random by an algorithm of this script alone, so that a golden game
changes only when the rules or the questions do.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sanjuan import Answer, Game, Question
from sanjuan.transcript import transcript
from tabletop.base.rng import GUESTS, Chance, shuffle, stream
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


def choose(question: Question, rng: Chance) -> Answer:
    """A random answer, seldom a pass."""
    spread = question.high - question.low + 1
    count = question.low + int(rng.random() * spread)
    count = count or question.low + int(rng.random() * spread)
    options = list(question.options)
    shuffle(options, rng)
    return tuple(sorted(options[:count]))


def played(name: str) -> Game:
    """The golden game of that name, at its end."""
    game = Game(**options(name))
    rng = stream(game.seed, GUESTS[0])
    while question := game.question:
        game.answer(choose(question, rng))
    return game


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file with its text."""
    for name in SEEDS:
        game = played(name)
        yield FOLDER / f"{name}.txt", "\n".join([*transcript(game), ""])
        save = json.dumps(game.save(), separators=(",", ":"))
        yield FOLDER / f"{name}.json", f"{save}\n"


def main() -> int:
    """Rewrite the files, or say which would change."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    FOLDER.mkdir(exist_ok=True)
    changed = [(p, t) for p, t in files() if not p.exists() or p.read_text() != t]
    for path, text in changed:
        print(path.name)
        if not check:
            path.write_text(text, encoding="utf-8")
    return int(check and bool(changed))


if __name__ == "__main__":
    sys.exit(main())
