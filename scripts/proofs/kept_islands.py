"""Write Puerto Rico's saves of this version, and the tables they load to.

    python -m proofs.kept_islands        write tests/island_saves/<version>

The options are those of the golden games; games are running or finished, saved alone or
with a table. Saves of a version that was released are never rewritten.
"""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import sanjuan
from proofs import golden_files
from proofs.islands import GAMES
from proofs.kept_saves import around, asked, mark
from puerto_rico import Game
from puerto_rico.game_type import PUERTO_RICO
from tabletop.base.rng import GUESTS, stream
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from toolchain.steps import ROOT, fail, say

FOLDER: Final = ROOT / "tests" / "island_saves"
LONG: Final = 10_000
"""More answers than any game has."""
STATION: Final = 60
"""Answers before the role whose position begins a kept game."""


class Kept(NamedTuple):
    """A game to save: its beginning, its length, its players."""

    name: str
    game: Game
    plies: int
    seating: tuple[SeatInfo, ...] = ()
    """Those of a table's save; none: it is a game's."""
    serious: bool = False

    def save(self) -> Any:
        """The save, after that many answers."""
        game = played(self.game, self.plies)
        if not self.seating:
            return game.save()
        return Table(PUERTO_RICO, game, list(self.seating), self.serious).save()


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
        yield Kept(name, Game(**options), plies, seating)


def positions() -> Iterator[Kept]:
    """Games that begin at a choice of roles, saved there and later."""
    for place, title in enumerate(("2", "3-all-sets", "5-everything")):
        game = played(Game(**GAMES[title]), STATION)
        while game.asked().name != "role":
            game = played(game, game.ply + 1)
        begun = Game.from_position(game.position())
        seating = around(begun.seats) if place else ()
        yield Kept(f"position-{title}", begun, (LONG, 0, 25)[place], seating)


def others() -> Iterator[Kept]:
    """A game without an answer, a serious one, and two people at a table."""
    yield Kept("begun", Game(seed=2**53 - 1), 0)
    yield Kept("serious", Game(3, seed=5), 30, around(3), serious=True)
    yield Kept("two-people", Game(4, seed=6), 44, around(4, people=2))


# ---------------------------------------------------------------- their tables


def described(save: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table that a save loads to."""
    table = Table.load(PUERTO_RICO, save)
    game = table.game
    return {
        "digest": game.digest(),
        "ply": game.ply,
        "over": game.over,
        "winners": game.winners(),
        "scores": [score.parts for score in game.scores()],
        "ranking": game.ranking(),
        "asked": asked(game.question),
        "told": [mark(game.events(seat)) for seat in (*range(game.seats), None)],
        "viewer": table.viewer(),
        "players": [list(one.facts().values()) for one in table.seating],
        "serious": table.serious,
    }


def main() -> None:
    """Write them, unless that version has some."""
    folder = FOLDER / sanjuan.__version__
    if folder.exists():
        fail(f"Saves of version {sanjuan.__version__} are there already.")
    folder.mkdir(parents=True)
    for kept in (*option_sets(), *positions(), *others()):
        save = kept.save()
        facts = {"save": save, "loads_to": described(save)}
        text = json.dumps(facts, separators=(",", ":"))
        (folder / f"{kept.name}.json").write_text(f"{text}\n", encoding="utf-8")
    say(f"Kept in {folder.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
