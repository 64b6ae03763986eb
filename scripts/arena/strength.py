"""Plays the matches of a game in docs/strength.md, and prints their table.

    python -m arena.strength            play the missing matches, then print all
    python -m arena.strength --played   print the matches played so far
    python -m arena.strength --only expert-tuned hard-tuned
    python -m arena.strength --write    also put the rows into docs/strength.md
    python -m arena.strength --mark     only mark there which rows still hold
    python -m arena.strength --game puerto_rico --played

build/matches holds the deals, as it does for `python -m arena.match`.
"""

from __future__ import annotations

import argparse
import sys
from statistics import fmean

from arena import standing
from arena.command import add_game, add_processes
from arena.figures import Sprt, wilson
from arena.game import game_of, ids
from arena.match import Match, judged, numbers, watched
from arena.playing import Deal, Result, Setup
from arena.report import by_seat, winners_points
from arena.rows import Row, rows_of
from arena.standing import key, line
from tabletop.table.output import put
from toolchain.steps import fail


def table(rows: list[tuple[Row, list[Deal]]]) -> str:
    """The results, as a Markdown table."""
    titles = standing.TITLES[:-2]
    lines = [line(titles), "|---" * len(titles) + "|\n"]
    lines += [line(cells(row, deals)) for row, deals in rows if deals]
    return "".join(lines)


def cells(row: Row, deals: list[Deal]) -> list[str]:
    """A row of the table; the page adds its commit."""
    games = [game for deal in deals for game in deal.games]
    share = fmean(game.won for game in games)
    count = len(deals) if row.setup.is_mirror else len(games)
    low, high = wilson(share, count)
    return [
        *key(row.setup),
        _count(count, games),
        _wins(row.setup, deals, share),
        f"{low:.1%} to {high:.1%}",
        row.asked,
    ]


def _wins(setup: Setup, deals: list[Deal], share: float) -> str:
    """A's share of the wins, by seat too if seats differ; then the winner's points."""
    if not setup.entry.seats_differ:
        return f"{share:.1%}"
    games = [game for deal in deals for game in deal.games]
    told = [by_seat(deals)] * (setup.team == 1)
    told += [f"{winners_points(games):.1f} points"] * setup.is_mirror
    return f"{share:.1%} ({', '.join(told)})" if told else f"{share:.1%}"


def _count(count: int, games: list[Result]) -> str:
    """The number of games, and of forfeits if there are any."""
    lost = sum(bool(game.forfeit) for game in games)
    return f"{count}, {lost} forfeited" if lost else str(count)


def deals_of(row: Row, told: argparse.Namespace) -> list[Deal]:
    """The deals of that match; missing ones are played, unless `--played` is set."""
    match = Match(row.setup)
    wanted = numbers(row.games, row.setup.seats, row.setup.team, 1)
    sprt = Sprt(*row.between) if row.between else None
    if told.played:
        deals = match.record.deals
        return list(judged((deals[n] for n in wanted if n in deals), sprt))
    print(row.name, file=sys.stderr)
    found = judged(match.deals(wanted, told.processes, told.dask), sprt)
    return list(watched(found, len(wanted), len(row.setup.placings())))


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_game(made)
    made.add_argument("--only", nargs="+", metavar="MATCH", help="play these alone")
    made.add_argument("--played", action="store_true", help="play no missing match")
    made.add_argument("--write", action="store_true", help="write the page, too")
    made.add_argument("--mark", action="store_true", help="only mark the page")
    add_processes(made)
    made.add_argument("--dask", metavar="ADDRESS", help="a cluster's scheduler")
    return made


def chosen(rows: list[Row], names: list[str] | None) -> list[Row]:
    """The rows of these names; all rows if no name is given."""
    known = {row.name: row for row in rows}
    if unknown := sorted(set(names or ()) - set(known)):
        fail(f"There is no match {unknown[0]}: there are {', '.join(known)}.")
    return [known[name] for name in names or known]


def mark() -> None:
    """Mark the rows of all games that still hold."""
    for game in map(game_of, ids()):
        setups = [row.setup for row in rows_of(game)]
        standing.write(game, setups, {}, standing.PAGE)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line."""
    told = parser().parse_args(arguments)
    if told.mark:
        return mark()
    game = game_of(told.game)
    every = rows_of(game)
    try:
        rows = [(row, deals_of(row, told)) for row in chosen(every, told.only)]
    except KeyboardInterrupt:
        fail("Stopped; the same command resumes the matches.")
    put(table(rows), end="")
    if told.write:
        played = {key(row.setup): cells(row, deals) for row, deals in rows if deals}
        standing.write(game, [row.setup for row in every], played, standing.PAGE)
    return None


if __name__ == "__main__":
    main()
