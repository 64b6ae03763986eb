"""Let a player out of one file meet the others, and print its row of the table.

    python -m arena.enter bot.py --games 200
    python -m arena.enter bot.py:Hoarder --against tuned hard --seats 4

It plays in a process of its own, within limits that are the same for everybody
(arena/guest.py); who breaks one, or a rule of the game, has lost that game. With more
than two seats it meets the others alone, one kind at a time.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from arena.command import (
    add_processes,
    add_seed,
    add_table,
    asked_game,
    at_least,
    table_of,
)
from arena.crew import spread
from arena.entrants import Entrant, at_a_glance, entrant
from arena.figures import wilson
from arena.game import ArenaGame
from arena.guest import LIMITS, Guest
from arena.match import numbers
from arena.playing import Deal, Result, Setup, play_with, seated
from arena.report import options
from tabletop.table.output import put
from toolchain.steps import say

LEVELS_MET: Final = ("medium", "hard")
"""The levels that it meets by default, in addition to the pool."""


class Met(NamedTuple):
    """A deal, and the seconds of a core that the player of the file took for it."""

    deal: Deal
    seconds: float


def meet(setup: Setup, number: int) -> Met:
    """Play that deal, the player of the file in each seat once."""
    games, seconds = [], 0.0
    for placing in setup.placings():
        players = seated(setup, placing)
        games.append(play_with(players, setup, number, placing))
        seconds += sum(_taken(players[seat]) for seat in placing)
    return Met(Deal(number, tuple(games)), seconds)


def _taken(player: Entrant) -> float:
    assert isinstance(player, Guest)
    return player.seconds


def cell(met: Sequence[Met]) -> str:
    """The share of wins in these deals, with its 95 % interval."""
    share = fmean(one.deal.share for one in met)
    low, high = wilson(share, sum(len(one.deal.games) for one in met))
    return f"{share:.1%} ({100 * low:.1f}–{100 * high:.1f})"


def games_of(met: dict[str, list[Met]]) -> list[Result]:
    """All its games."""
    every = [one.deal for deals in met.values() for one in deals]
    return [game for deal in every for game in deal.games]


def row(name: str, met: dict[str, list[Met]]) -> str:
    """The player's row, under a head that names the others, in Markdown."""
    games = games_of(met)
    spent = sum(one.seconds for deals in met.values() for one in deals)
    lost = sum(game.forfeited for game in games)
    heads = ["player", *met, "core seconds a game", "forfeits"]
    cells = [name, *map(cell, met.values()), f"{spent / len(games):.2f}", str(lost)]
    rule = "|---" * len(heads) + "|"
    return "\n".join([f"| {' | '.join(heads)} |", rule, f"| {' | '.join(cells)} |"])


def forfeits(met: dict[str, list[Met]]) -> Iterator[str]:
    """Why the player forfeited games, and how often a rival did."""
    own = [game.forfeit for game in games_of(met) if game.forfeited]
    yield from (f"forfeited: {why}" for why in dict.fromkeys(own))
    for rival, deals in met.items():
        games = [game for game in games_of({rival: deals}) if not game.forfeited]
        lost = [game.forfeit for game in games if game.forfeit]
        if lost:
            yield f"{rival} forfeited {len(lost)}; the first: {lost[0]}"


def against(game: ArenaGame) -> list[str]:
    """The players that it meets by default."""
    return [*at_a_glance(game), *(one for one in LEVELS_MET if one in game.levels)]


def parser(game: ArenaGame) -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("file", metavar="FILE", help="bot.py, or bot.py:Class")
    made.add_argument("--against", nargs="+", default=against(game))
    made.add_argument("--games", type=at_least(1), default=200, help="against each")
    add_seed(made)
    add_processes(made)
    add_table(made, game)
    return made


def main(arguments: list[str] | None = None) -> None:
    """Play the matches of the file that the command line names, and print the row."""
    game = asked_game(arguments)
    told = parser(game).parse_args(arguments)
    Guest(told.file, game.rules)
    for name in told.against:
        entrant(name, game)
    table = table_of(told, game)
    setups = {
        rival: Setup(told.file, rival, table, game=game.id) for rival in told.against
    }
    deals = numbers(told.games, table["seats"], 1, told.seed)
    games, first = len(deals) * table["seats"], setups[told.against[0]]
    say(
        f"{games} games against each, {options(first)}; at most {LIMITS.core_seconds}"
        f" core seconds and {LIMITS.memory} MB a game, {LIMITS.patience:g} seconds a"
        " decision"
    )
    met = {}
    for rival, setup in setups.items():
        say(f"against {rival} …")
        met[rival] = [*spread(partial(meet, setup), deals, told.processes)]
    put(row(Path(told.file).name, met))
    for line in forfeits(met):
        put(line)


if __name__ == "__main__":
    main()
