"""Plays the matches of docs/strength.md, and prints their table.

    python -m arena.strength            play the missing matches, then print all
    python -m arena.strength --played   print the matches played so far
    python -m arena.strength --only expert-tuned hard-tuned
    python -m arena.strength --write    also put the rows into docs/strength.md
    python -m arena.strength --mark     only mark there which rows still hold

build/matches holds the deals, as it does for `python -m arena.match`.
"""

from __future__ import annotations

import argparse
import sys
from statistics import fmean
from typing import Final, NamedTuple

from arena import standing
from arena.figures import wilson
from arena.match import Match, add_processes, numbers, watched
from arena.playing import Deal, Result, Setup
from arena.standing import key, line
from toolchain.steps import fail


class Row(NamedTuple):
    """A match, and its goal for the share of wins."""

    setup: Setup
    games: int
    asked: str = ""

    @property
    def name(self) -> str:
        """The name of the match for `--only`."""
        a, b, seats, edition, expansion, *_ = self.setup
        words = [a, b] + [str(seats)] * (seats > 2) + [edition] * (edition != "first")
        return "-".join(words + ["new"] * expansion)


STEPS: Final = (("medium", "easy"), ("hard", "medium"))
"""A level and the one below it; they play at every table."""
TABLES: Final = {
    (3, "first", False): "47 %, aim 52 %",
    (4, "first", False): "36 %, aim 42 %",
    (2, "second", False): "65 %, aim 69 %",
    (2, "first", True): "63 %, aim 68 %",
}
"""Tables other than two seats and the first edition, each with the goal of `expert`."""
BOUND: Final = "65–80 %"

ROWS: Final = [
    Row(Setup("expert", "tuned"), 1000, "84 %, aim 88 %"),
    Row(Setup("expert", "greedy"), 300, "98 %, aim 99 %"),
    Row(Setup("expert", "tuned", 4), 300, "55 %, aim 62 %"),
    Row(Setup("expert", "first_expert"), 300, "55 %, aim 60 %"),
    Row(Setup("expert", "first_expert", 4), 300, "30 %, aim 36 %"),
    Row(Setup("hard", "tuned"), 1200, "71 %, aim 75 %"),
    Row(Setup("master", "expert"), 300, "55 %, aim 62 %"),
    Row(Setup("expert", "production_rush"), 300, "80 %, aim 90 %"),
    Row(Setup("expert", "violet_rush"), 300, "80 %, aim 90 %"),
    *(Row(Setup(*pair), 1000, BOUND) for pair in STEPS),
    Row(Setup("expert", "hard"), 300, BOUND),
    Row(Setup("tuned", "greedy"), 1000, "94 %"),
    Row(Setup("tuned", "random"), 1000, "99.9 %"),
    *(
        Row(Setup("expert", "hard", *table), 300, asked)
        for table, asked in TABLES.items()
    ),
    *(Row(Setup(a, b, *table), 200) for table in TABLES for a, b in STEPS),
    *(Row(Setup("expert", "expert", seats), 100) for seats in (2, 3, 4)),
]


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
    low, high = wilson(share, len(games))
    return [
        *key(row.setup),
        _count(games),
        f"{share:.1%}",
        f"{low:.1%} to {high:.1%}",
        row.asked,
    ]


def _count(games: list[Result]) -> str:
    """The number of games, and of forfeits if there are any."""
    lost = sum(bool(game.forfeit) for game in games)
    return f"{len(games)}, {lost} forfeited" if lost else str(len(games))


def deals_of(row: Row, told: argparse.Namespace) -> list[Deal]:
    """The deals of that match; missing ones are played, unless `--played` is set."""
    match = Match(row.setup)
    wanted = numbers(row.games, row.setup.seats, row.setup.team, 1)
    if told.played:
        return [match.record.deals[n] for n in wanted if n in match.record.deals]
    print(row.name, file=sys.stderr)
    found = match.deals(wanted, told.processes, told.dask)
    return list(watched(found, len(wanted), len(row.setup.placings())))


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--only", nargs="+", metavar="MATCH", help="play these alone")
    made.add_argument("--played", action="store_true", help="play no missing match")
    made.add_argument("--write", action="store_true", help="write the page, too")
    made.add_argument("--mark", action="store_true", help="only mark the page")
    add_processes(made)
    made.add_argument("--dask", metavar="ADDRESS", help="a cluster's scheduler")
    return made


def chosen(names: list[str] | None) -> list[Row]:
    """The rows of these names; all rows if no name is given."""
    known = {row.name: row for row in ROWS}
    if unknown := sorted(set(names or ()) - set(known)):
        fail(f"There is no match {unknown[0]}: there are {', '.join(known)}.")
    return [known[name] for name in names or known]


def main(arguments: list[str] | None = None) -> None:
    """Run the command line."""
    told = parser().parse_args(arguments)
    setups = [row.setup for row in ROWS]
    if told.mark:
        standing.write(setups, {}, standing.PAGE)
        return
    try:
        rows = [(row, deals_of(row, told)) for row in chosen(told.only)]
    except KeyboardInterrupt:
        fail("Stopped; the same command resumes the matches.")
    print(table(rows), end="")
    if told.write:
        played = {key(row.setup): cells(row, deals) for row, deals in rows if deals}
        standing.write(setups, played, standing.PAGE)


if __name__ == "__main__":
    main()
