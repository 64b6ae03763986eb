"""Write Puerto Rico's saves of this version, and the tables they load to.

    python -m proofs.kept_islands        write tests/island_saves/<version>

The options are those of the golden games; games are running or finished, saved alone or
with a table. Saves of a version that was released are never rewritten.
"""

from collections.abc import Iterator
from typing import Any, Final

from proofs import golden_files
from proofs.islands import GAMES
from proofs.kept_files import LONG, Kept, around, loaded, write
from puerto_rico import Game
from puerto_rico.game_type import PUERTO_RICO
from tabletop.base.rng import GUESTS, stream
from tabletop.table.table import Table
from toolchain.steps import ROOT

FOLDER: Final = ROOT / "tests" / "island_saves"
STATION: Final = 60
"""Answers before the role whose position begins a kept game."""


def played(game: Game, plies: int) -> Game:
    """The game after that number of answers by chance, or at its end."""
    rng = stream(game.seed, GUESTS[1])
    while (question := game.question) and game.ply < plies:
        game.answer(golden_files.choose(question, rng))
    return game


# ---------------------------------------------------------------- which


def option_sets() -> Iterator[Kept]:
    """A game of each golden game's options: half are finished, half a table's."""
    for place, (title, options) in enumerate(GAMES.items()):
        plies = LONG if place % 2 else 30 + 41 * place % 200
        seating = around(options["seats"]) if place // 2 % 2 else ()
        name = f"{title}-{'finished' if place % 2 else 'running'}"
        yield Kept(name, played(Game(**options), plies), seating)


def positions() -> Iterator[Kept]:
    """Games that begin at a choice of roles, saved there and later."""
    for place, title in enumerate(("2", "3-all-sets", "5-everything")):
        game = played(Game(**GAMES[title]), STATION)
        while game.asked().name != "role":
            game = played(game, game.ply + 1)
        begun = Game.from_position(game.position())
        seating = around(begun.seats) if place else ()
        later = played(begun, (LONG, 0, 25)[place])
        yield Kept(f"position-{title}", later, seating)


def others() -> Iterator[Kept]:
    """A game without an answer, a serious one, and two people at a table."""
    yield Kept("begun", Game(seed=2**53 - 1))
    yield Kept("serious", played(Game(3, seed=5), 30), around(3), serious=True)
    yield Kept("two-people", played(Game(4, seed=6), 44), around(4, people=2))


# ---------------------------------------------------------------- their tables


def described(save: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table that a save loads to."""
    return loaded(Table.load(PUERTO_RICO, save))


def main() -> None:
    """Write them, unless that version has some."""
    kept = (*option_sets(), *positions(), *others())
    write(FOLDER, PUERTO_RICO, kept, described)


if __name__ == "__main__":
    main()
