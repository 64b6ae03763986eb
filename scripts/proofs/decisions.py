"""Write the golden decisions of Puerto Rico's computer players.

    python -m proofs.decisions            rewrite tests/decisions
    python -m proofs.decisions --check    only say what would change

Each file has the decisions of all seats in a game. CPython and Pyodide must both find
them, so only a change of the players or of the rules changes a file.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from proofs import golden_files
from puerto_rico import Game, player
from tabletop.base.rng import PLAYERS, stream
from toolchain.steps import ROOT

FOLDER: Final = ROOT / "tests" / "decisions"

SEED: Final = 7
GAMES: Final = {
    "2": ("hard", "medium"),
    "3": ("medium", "easy", "medium"),
    "4": ("easy", "medium", "easy", "medium"),
}
"""The levels of the seats, by the name of a game."""


def played(name: str) -> Game:
    """The game of that name, decided as at a table of the page."""
    levels = GAMES[name]
    game = Game(len(levels), seed=SEED)
    players = [player(level) for level in levels]
    while (question := game.question) is not None:
        rng = stream(game.seed, PLAYERS[game.ply])
        game.answer(players[question.seat].choose(game.view(question.seat), rng))
    return game


def decisions(game: Game) -> Iterator[str]:
    """A line for each decision: the seat, the question and the options taken."""
    for now, answer in game.replay():
        question = now.asked()
        yield f"{question.seat} {question.name}: {' '.join(question.named(answer))}"


def text(game: Game) -> str:
    """The golden file of a game."""
    return "\n".join([*decisions(game), ""])


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file with its text."""
    for name in GAMES:
        yield FOLDER / f"{name}.txt", text(played(name))


if __name__ == "__main__":
    sys.exit(golden_files.rewrite(__doc__ or "", FOLDER, files()))
