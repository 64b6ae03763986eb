"""Measure how soon the page asks its first question, and at what cost.

    python -m bench.loading                     every row of the table, seven rounds
    python -m bench.loading --only slowed far   the rows of these settings

Beside it are a plain page, which is `loadPyodide` and `micropip.install` of the same
wheel in a worker, and a bare one with Pyodide alone. In each round all are loaded in
turn, cold in profiles of their own, then again until warm; ours stays at its first
visit until it has played unseen (web/engine/compiled.js). A further game is compared
with the first. A row is the median ratio of a round, and says if it exceeds its bound.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Playwright, sync_playwright

import build_site
from bench import plain, visits, weights
from bench.host import Line, behind
from bench.processes import slowed
from serve import served
from toolchain.game import Game
from toolchain.games import GAMES

Pair = tuple[float, float]
"""The figure of our page, and of the other."""

ROUNDS: Final = 7
SLOWER: Final = 4
MEGABIT: Final = 1_000_000


class Row(NamedTuple):
    """A line of the table."""

    what: str
    unit: str
    at_most: float


ROWS: Final = {
    "cold": Row("cold, against plain", "ms", 0.36),
    "slowed": Row("cold, processor slowed 4×, against plain", "ms", 0.30),
    "far": Row("cold, 10 Mbit/s and 40 ms, brotli, against plain", "ms", 0.65),
    "warm": Row("warm, against plain", "ms", 0.16),
    "offline": Row("warm, offline, against bare", "ms", 0.35),
    "br": Row("a first visit, brotli, against bare", "kB", 0.78),
    "gzip": Row("a first visit, gzip, against bare", "kB", 0.85),
    "painted": Row("menu painted, cold, slowed 4×, of the start", "ms", 0.12),
    "ready": Row("memory once ready, against bare", "MB", 1.15),
    "played": Row("memory after a game of experts, against bare", "MB", 1.35),
    "second": Row("a second table on a page", "kB", 0),
    "further-cold": Row("a further game, cold, against the first", "ms", 1.10),
    "further-warm": Row("a further game, warm, against the first", "ms", 1.15),
}
"""By the name of the measurement."""


class Pages(NamedTuple):
    """A browser, and the folders of the sites that it visits."""

    playwright: Playwright
    site: Path
    other: Path


Measured = Iterator[tuple[str, Pair]]
"""Pairs by the name of their row."""


def near(pages: Pages) -> Measured:
    """Cold, warm, and without the net, from this very machine."""
    with ExitStack() as stack:
        site = stack.enter_context(served(pages.site))
        other = stack.enter_context(served(pages.other))
        plain_cold, plain_warm, _ = _visits(pages, visits.plain_page(other))
        _, bare_warm, _ = _visits(pages, visits.bare_page(other))
        cold, warm, offline = _visits(pages, visits.ours(site), visits.REHEARSED)
    yield "cold", (cold, plain_cold)
    yield "warm", (warm, plain_warm)
    yield "offline", (offline, bare_warm)


def _visits(pages: Pages, go: visits.Go, kept: str = "") -> tuple[float, float, float]:
    """The times of a cold visit, a warm one, and one offline if a cache is named."""
    with visits.profile(pages.playwright) as context:
        cold = visits.load(context, go, kept)
        visits.load(context, go)
        warm = visits.load(context, go)
        context.set_offline(bool(kept))
        offline = visits.load(context, go) if kept else warm
    return cold.question, warm.question, offline.question


def slowly(pages: Pages) -> Measured:
    """Cold, with a processor that has a quarter of the time."""
    with ExitStack() as stack:
        site = stack.enter_context(served(pages.site))
        other = stack.enter_context(served(pages.other))
        there = _slow_visit(pages, visits.plain_page(other))
        here = _slow_visit(pages, visits.ours(site, visits.SEEN))
    yield "slowed", (here.question, there.question)
    yield "painted", (here.menu, here.question)


def _slow_visit(pages: Pages, go: visits.Go) -> visits.Times:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        context = stack.enter_context(visits.profile(pages.playwright, folder))
        stack.enter_context(slowed(folder, SLOWER))
        return visits.load(context, go)


def far(pages: Pages) -> Measured:
    """Cold, from a host far away that compresses its files."""
    _compressed(pages)
    yield "far", _both(pages, 10 * MEGABIT)


@cache
def _compressed(pages: Pages) -> None:
    """Have all compressed that is asked for; a host has done that long before."""
    _both(pages, 0)


def _both(pages: Pages, bits: int) -> Pair:
    there = _far_visit(pages, pages.other, visits.plain_page, bits)
    return _far_visit(pages, pages.site, visits.ours, bits), there


def _far_visit(
    pages: Pages, folder: Path, how: Callable[[str], visits.Go], bits: int
) -> float:
    line = Line("br", bits, delay=0.04)
    with behind(line, folder) as address, visits.profile(pages.playwright) as context:
        return visits.load(context, how(address)).question


def carried(pages: Pages) -> Measured:
    """The bytes of a first visit."""
    for encoding in ("br", "gzip"):
        sent = weights.of_visit(pages.playwright, pages.site, encoding)
        yield encoding, (sent / 1000, weights.of_bare(encoding) / 1000)


def second(pages: Pages) -> Measured:
    """The bytes of a second table."""
    sent = weights.of_second_table(*pages)
    yield "second", (sent / 1000, 1)


def further(pages: Pages) -> Measured:
    """Every further game, cold and warm, against the first."""
    with served(pages.site) as site:
        yield from compared(site, pages, GAMES)


def compared(site: str, pages: Pages, games: Sequence[Game]) -> Measured:
    """The times of each further game, after those of the first one just before."""
    for game in games[1:]:
        first_cold, first_warm = _times_of_game(pages, site, games[0])
        cold, warm = _times_of_game(pages, site, game)
        yield "further-cold", (cold, first_cold)
        yield "further-warm", (warm, first_warm)


def _times_of_game(pages: Pages, site: str, game: Game) -> Pair:
    go = visits.ours(f"{site}{visits.query(game.id)}")
    cold, warm, _ = _visits(pages, go, visits.REHEARSED)
    return cold, warm


def held(pages: Pages) -> Measured:
    """The memory of what draws the page."""
    bare = weights.of_bare_renderer(pages.playwright, pages.other)
    ready, played = weights.of_renderer(pages.playwright, pages.site)
    yield "ready", (ready, bare)
    yield "played", (played, bare)


SETTINGS: Final = {
    "near": near,
    "slowed": slowly,
    "far": far,
    "bytes": carried,
    "memory": held,
    "second": second,
    "further": further,
}
ONCE: Final = ("bytes", "second")
"""The measurements that do not vary."""


def measured(pages: Pages, settings: list[str], rounds: int) -> dict[str, list[Pair]]:
    """All pairs of all rounds."""
    found: dict[str, list[Pair]] = {}
    for number in range(rounds):
        for name in settings:
            if number == 0 or name not in ONCE:
                for row, pair in SETTINGS[name](pages):
                    found.setdefault(row, []).append(pair)
    return found


def share(pairs: list[Pair]) -> float:
    """Our page's share of the other's figure, the median of all rounds."""
    return median(ours / other for ours, other in pairs)


def line(row: Row, pairs: list[Pair]) -> str:
    """A row of the table."""
    shares = sorted(ours / other for ours, other in pairs)
    spread = f"{share(pairs):.2f} ({shares[0]:.2f}–{shares[-1]:.2f})"
    ours, other = (median(values) for values in zip(*pairs, strict=True))
    figures = f"{ours:,.0f} | {other:,.0f}"
    bound = f"{row.at_most}, above" if share(pairs) > row.at_most else f"{row.at_most}"
    return f"| {row.what} | {row.unit} | {figures} | {spread} | {bound} |"


def report(found: dict[str, list[Pair]]) -> Iterator[str]:
    """The table."""
    yield "| what | in | ours | other | ratio (min–max) | at most |"
    yield "|---|---|--:|--:|---|--:|"
    for name, row in ROWS.items():
        if name in found:
            yield line(row, found[name])


def main() -> None:
    """Build, serve, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", nargs="*", choices=SETTINGS, default=[*SETTINGS])
    asked = parser.parse_args()
    build_site.build()
    with sync_playwright() as playwright:
        pages = Pages(playwright, build_site.DIST, plain.build())
        found = measured(pages, asked.only, asked.rounds)
    print(*report(found), sep="\n")


if __name__ == "__main__":
    main()
