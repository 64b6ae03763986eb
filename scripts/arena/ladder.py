"""Let everybody meet everybody, and rank them by Elo.

    python -m arena.ladder greedy medium violet_rush --games 200

With more than two seats each is once alone against the other in all other seats. The
matches are those of `arena.match`, kept in the same files; what has been played is not
played again.
"""

from __future__ import annotations

import argparse
from itertools import combinations, permutations
from pathlib import Path

from arena.command import add_table, add_work, asked_game, at_least, table_of
from arena.entrants import names
from arena.game import ArenaGame
from arena.match import Match, numbers, watched
from arena.playing import Setup
from arena.rating import Meeting, Rating, rate
from arena.record import usual_place
from arena.report import options
from tabletop.table.output import put
from toolchain.steps import fail, say


def setups(told: argparse.Namespace, game: ArenaGame) -> list[Setup]:
    """Every match of the ladder."""
    table = table_of(told, game)
    pairs = combinations if table["seats"] == 2 else permutations
    return [Setup(a, b, table, game=game.id) for a, b in pairs(told.players, 2)]


def meet(setup: Setup, told: argparse.Namespace) -> Meeting:
    """Play that match, or its missing deals."""
    say(f"{setup.a} – {setup.b}")
    place = told.folder / usual_place(setup).name if told.folder else None
    match = Match(setup, place)
    wanted = numbers(told.games, setup.seats, setup.team, told.seed)
    deals = match.deals(wanted, told.processes, told.dask)
    games = [
        game for deal in watched(deals, len(wanted), setup.seats) for game in deal.games
    ]
    won = sum(game.won for game in games)
    return Meeting(setup.a, setup.b, won, len(games), setup.seats)


def table(meetings: list[Meeting], ratings: dict[str, Rating]) -> str:
    """The players, best first, with Elo and their share of wins against each other."""
    wide = max(map(len, ratings)) + 2
    order = list(ratings)
    heads = "".join(f"{number:>6}" for number in range(1, len(order) + 1))
    rows = [f"{'':{wide + 4}}{'Elo':>6}{'±':>6}  {heads}"]
    for place, name in enumerate(order, 1):
        elo, reach = ratings[name]
        cells = "".join(_share(meetings, name, other) for other in order)
        rows.append(f"{place:3} {name:{wide}}{elo:6.0f}{reach:6.0f}  {cells}")
    return "\n".join(rows)


def _share(meetings: list[Meeting], a: str, b: str) -> str:
    """A's share of wins against B, in per cent: alone, where there are more seats."""
    for meeting in meetings:
        if (meeting.a, meeting.b) == (a, b):
            return f"{100 * meeting.wins / meeting.games:6.1f}"
        if (meeting.a, meeting.b) == (b, a) and meeting.seats == 2:
            return f"{100 - 100 * meeting.wins / meeting.games:6.1f}"
    return f"{'–':>6}"


def parser(game: ArenaGame) -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument(
        "players",
        nargs="*",
        default=names(game),
        help="without any: all there are",
    )
    made.add_argument("--games", type=at_least(1), default=200, help="of each match")
    made.add_argument("--anchor", help="the player with Elo 0; by default the first")
    made.add_argument("--folder", type=Path, help="the folder that records the matches")
    add_table(made, game)
    add_work(made)
    return made


def main(arguments: list[str] | None = None) -> None:
    """Play the ladder the command line asks for."""
    game = asked_game(arguments)
    told = parser(game).parse_args(arguments)
    anchor = told.anchor or told.players[0]
    if len(told.players) < 2 or anchor not in told.players:
        fail("A ladder has two players or more, and its anchor is one of them.")
    if len(set(told.players)) < len(told.players):
        fail("A player stands on the ladder once.")
    todo = setups(told, game)
    try:
        played = [meet(setup, told) for setup in todo]
    except KeyboardInterrupt:
        fail("Stopped; the same command resumes.")
    put(f"{told.games} games a match, {options(todo[0])}; Elo above {anchor}\n")
    put(table(played, rate(played, anchor)))


if __name__ == "__main__":
    main()
