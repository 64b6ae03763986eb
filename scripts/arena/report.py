"""The table of a match, for people."""

from __future__ import annotations

from math import isinf
from statistics import fmean

from arena.figures import Sprt, elo, mean_of, wilson
from arena.playing import Deal, Result, Setup

COUNTS = ("no seats", "one seat", "two seats", "three seats", "four seats")


def report(
    setup: Setup, deals: list[Deal], sprt: Sprt | None = None, speed: float = 0.0
) -> str:
    """The table of results; `speed` is in decisions a second, 0 without a game."""
    games = [game for deal in deals for game in deal.games]
    rows = _wins(setup, games)
    if setup.team == 1:
        rows["by seat"] = by_seat(deals)
    rows |= _play(deals, games)
    lost = [game.forfeit for game in games if game.forfeit]
    if lost:
        rows["forfeits"] = f"{len(lost)}; the first: {lost[0]}"
    if speed:
        rows["speed"] = f"{speed:.0f} decisions a second"
    if sprt:
        rows["sequential test"] = verdict(sprt)
    wide = max(map(len, rows)) + 2
    return "\n".join([head(setup), *(f"  {row:{wide}}{rows[row]}" for row in rows)])


def head(setup: Setup) -> str:
    """The players of a match, and the number of seats."""
    if setup.seats == 2:
        return f"{setup.a} against {setup.b}"
    ours, theirs = COUNTS[setup.team], COUNTS[setup.seats - setup.team]
    return f"{setup.a} in {ours} against {setup.b} in {theirs}"


def options(setup: Setup) -> str:
    """The versions and settings of its games."""
    return ", ".join(setup.entry.named(setup.options))


def _wins(setup: Setup, games: list[Result]) -> dict[str, str]:
    share = fmean(game.won for game in games)
    low, high = wilson(share, len(games))
    return {
        "games": f"{len(games)}, {options(setup)}",
        f"{setup.a} wins": f"{share:.1%} (par {setup.par:.0%})",
        "95 % interval": f"{low:.1%} to {high:.1%}",
        "Elo difference": _elo(*(elo(part, setup.par) for part in (share, low, high))),
    }


def by_seat(deals: list[Deal]) -> str:
    """A's share of the wins from each seat, where A has one."""
    seats = zip(*[deal.games for deal in deals], strict=True)
    return " / ".join(f"{fmean(game.won for game in games):.0%}" for games in seats)


def winners_points(games: list[Result]) -> float:
    """The points of the best seat, on average."""
    return fmean(max(game.points, game.rival) for game in games)


def _elo(found: float, low: float, high: float) -> str:
    if isinf(found):
        return f"more than {low:+.0f}" if found > 0 else f"less than {high:+.0f}"
    return f"{found:+.0f} ({low:+.0f} to {high:+.0f})"


def _play(deals: list[Deal], games: list[Result]) -> dict[str, str]:
    _, points, rivals, rounds, decisions, _ = zip(*games, strict=True)
    return {
        "points": f"{fmean(points):.1f}, best other {fmean(rivals):.1f}",
        "margin": mean_of(deal.margin for deal in deals),
        "winner's points": f"{winners_points(games):.1f}",
        "rounds": f"{fmean(rounds):.1f} ({min(rounds)} to {max(rounds)})",
        "decisions": f"{fmean(decisions):.0f} a game",
    }


def verdict(sprt: Sprt) -> str:
    """Which of the two shares the sequential test has settled on."""
    low, high, odds = sprt.low, sprt.high, sprt.log_odds
    if sprt.accepted is None:
        words = f"not yet settled between {low:.1%} and {high:.1%}"
    else:
        words = f"{sprt.accepted:.1%} rather than {low + high - sprt.accepted:.1%}"
    return f"{words} (log odds {odds:+.2f})"
