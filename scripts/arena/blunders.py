"""Find decisions of a game that another answer beats, by playing both on to the end.

    python -m arena.blunders game.json another.json
    python -m arena.blunders --play expert --games 40

Each save is gone through decision by decision (arena/judge.py says how one is judged).
Only the decisions at which a search branches are looked at, or, with --all, every one.
With --codes, what leads the page to each beaten decision is printed below it. With --by
hard that level plays on in the place of the policy where the policy finds a decision
beaten.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from arena import playing
from arena.command import (
    add_processes,
    add_seed,
    add_table,
    asked_game,
    at_least,
    table_of,
)
from arena.crew import spread
from arena.figures import wilson
from arena.game import ArenaGame, Options, game_of
from arena.judge import FIRST_LOOK, Judged, Look, Moment, judge
from arena.playing import play_among
from tabletop.base.errors import CodeError, TabletopError
from tabletop.table.codes import game_code
from tabletop.table.output import put
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from toolchain.steps import fail

WORLDS: Final = 400
LEAST: Final = 0.08


class Game(NamedTuple):
    """A game whose decisions are judged, its name, and what game it is."""

    name: str
    game: playing.Game
    entry: ArenaGame


# ---------------------------------------------------------------- whole games


def moments(one: Game, everything: bool) -> Iterator[Moment]:
    """The decisions of a game that had more than one answer."""
    for before, answer in one.game.replay():
        question = before.question
        assert question is not None
        if everything or question.stage in one.entry.branching:
            yield Moment(one.game.seed, before.ply, before.view(question.seat), answer)


def read(entry: ArenaGame, path: Path) -> Game:
    """The game of a save, of a game or a table; fail if the file is neither."""
    try:
        save = json.loads(path.read_text(encoding="utf-8-sig"))
        return Game(path.name, Table.load(entry.type, save).game, entry)
    except (OSError, ValueError) as error:
        fail(f"{path} cannot be read: {error}")
    except TabletopError as error:
        fail(f"{path}: {error}")


def played(id: str, level: str, options: Options, seed: int) -> Game:
    """A game of that player against itself."""
    entry = game_of(id)
    game, _ = play_among([level] * options["seats"], entry, options, seed)
    return Game(f"{level}, deal {seed}", game, entry)


def code(one: Game, ply: int) -> str:
    """The code that leads to a decision, or the reason why this game has none."""
    before = next(at for at, _ in one.game.replay() if at.ply == ply)
    asked, other = before.asked().seat, middle(one.entry)
    levels = [None if seat == asked else other for seat in range(before.seats)]
    seating = [SeatInfo("", level) for level in levels]
    try:
        return game_code(Table(one.entry.type, before.copy(), seating))
    except CodeError as error:
        return str(error)


def middle(entry: ArenaGame) -> str:
    """The level at the other seats of the table that a code leads to."""
    return entry.levels[(len(entry.levels) - 1) // 2]


def summary(who: str, judged: Sequence[Judged], least: float) -> str:
    """A line with the number of decisions beaten by more than `least`."""
    beaten, total = sum(one.beaten(least) for one in judged), len(judged)
    low, high = (100 * part for part in wilson(beaten / total, total))
    return (
        f"{who}: {beaten} of {total} decisions beaten by more than {100 * least:.0f}"
        f" games in 100, {low:.1f} to {high:.1f} % of them"
    )


def parser(entry: ArenaGame) -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("saves", nargs="*", type=Path, help="of games or of tables")
    made.add_argument("--play", nargs="*", default=[], help="who plays games for it")
    made.add_argument(
        "--games", type=at_least(1), default=1, help="that each of them plays"
    )
    made.add_argument(
        "--all", action="store_true", help="every question, not some kinds"
    )
    made.add_argument("--codes", action="store_true", help="of what is beaten, too")
    made.add_argument(
        "--worlds", type=at_least(FIRST_LOOK), default=WORLDS, help="for each decision"
    )
    made.add_argument("--least", type=float, default=LEAST, help="share of games lost")
    made.add_argument("--by", choices=entry.levels, help="who plays on what is beaten")
    add_seed(made)
    add_processes(made)
    add_table(made, entry)
    return made


def groups(
    entry: ArenaGame, told: argparse.Namespace
) -> Iterator[tuple[str, Iterable[Game]]]:
    """The games to judge, by their players."""
    if told.saves:
        yield "all games read", map(partial(read, entry), told.saves)
    deals = range(told.seed, told.seed + told.games)
    for level in told.play:
        play = partial(played, entry.id, level, table_of(told, entry))
        yield level, spread(play, deals, told.processes)


def judged(game: Game, told: argparse.Namespace) -> Iterator[Judged]:
    """The judged decisions of a game; print each beaten one at once."""
    work = partial(judge, Look(told.worlds, told.least, told.by, told.game))
    put(game.name)
    for one in spread(work, moments(game, told.all), told.processes):
        if one.beaten(told.least):
            put(f"  {one}")
            if told.codes:
                put(f"    {code(game, one.ply)}")
        yield one


def main(arguments: list[str] | None = None) -> None:
    """Judge the games that the command line names."""
    entry = asked_game(arguments)
    told = parser(entry).parse_args(arguments)
    if not (told.saves or told.play):
        fail("Name a saved game, or a player with --play.")
    for who, games in groups(entry, told):
        found = [one for game in games for one in judged(game, told)]
        if found:
            put(summary(who, found, told.least))


if __name__ == "__main__":
    main()
