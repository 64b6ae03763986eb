"""Measure how quickly the page answers during whole games, and what holds it up.

    python -m bench.page                                    the first game
    python -m bench.page --game puerto_rico --clicks 150    a full table of another game

A game is played by real clicks, once at the speed of this machine and once with the
main thread slowed down. A click is answered once the first change after it is painted.
A drawing is a redraw of the whole page; its script includes that of the click.
"""

import argparse
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import build_site
from arena.command import add_game, at_least
from arena.game import FIRST, ArenaGame, game_of
from bench.full_game import seats
from bench.script_time import ScriptTime
from bench.visits import query
from serve import served
from toolchain.browsers import installed_browser

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync")
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}
LONG = 50
"""Milliseconds from which a task counts as long."""
LONGEST = 2000
"""The limit of clicks, which hardly any game reaches."""

WATCH = """
window.bench = { tasks: [], clicks: [], shifts: 0, driven: [], drawings: 0 };
new MutationObserver((seen) => { bench.drawings += seen.length; })
  .observe(document, { subtree: true, attributeFilter: ["data-game"] });
const seen = (type, keep) =>
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type });
seen("longtask", ({ startTime, duration }) => bench.tasks.push([startTime, duration]));
let session = { from: 0, last: 0, sum: 0 };
seen("layout-shift", ({ startTime: now, value, hadRecentInput }) => {
  if (hadRecentInput) return;
  const over = now - session.last > 1000 || now - session.from > 5000;
  if (over) session = { from: now, last: now, sum: 0 };
  Object.assign(session, { last: now, sum: session.sum + value });
  bench.shifts = Math.max(bench.shifts, session.sum);
});
let clicked = null;
const answered = (at) => setTimeout(() => bench.clicks.push(performance.now() - at));
addEventListener("click", ({ timeStamp }) => { clicked = timeStamp; }, true);
addEventListener("DOMContentLoaded", () =>
  new MutationObserver(() => {
    if (clicked !== null) answered(clicked);
    clicked = null;
  }).observe(document.body, { subtree: true, childList: true, attributes: true,
    characterData: true }));
"""
"""Notes long tasks, the worst five seconds of layout shifts (CLS), how long after a
click something was painted, and the drawings: each sets the game of the document."""

NEXT = """async ([pick]) => {
  const began = performance.now();
  const all = (place) => [...document.querySelectorAll(place)];
  const one = (place) => all(place)[0];
  const choose = (among) => among[Math.floor(pick * among.length)];
  const free = ":not([aria-pressed=true], :disabled, [aria-disabled=true])";
  if (one("#app[aria-busy]")) return null;
  if (one("[data-screen=end]")) return "over";
  const question = one("[data-question]:not([data-idle])")?.dataset.question;
  const saved = ["cover", "market", "chapel", "bank", "office"].includes(question);
  const open = all("[data-place=board] [data-option]" + free);
  const pass = one("[data-action=pass]" + free);
  const target =
    one("dialog[open]") ? one("dialog[open] [aria-label=Close]")
    : !question ? null
    : (saved || !open.length) && pass ? pass
    : one("[data-action=confirm]" + free) || choose(open) || pass;
  target?.scrollIntoView({ block: "nearest" });
  const box = target?.getBoundingClientRect();
  bench.driven.push([began, performance.now()]);
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}"""
"""Returns the place to click next; null while the computers decide.

A late click may meet another thing and open a dialog, which the next call closes.
"""


HEAD: Final = """\
| window | slowed | clicks | median, ms | 95 %, ms | long | longest, ms | CLS | nodes \
| drawing, ms |
|---|---|---|---|---|---|---|---|---|---|"""


@dataclass
class Game:
    """The measurements of one game, all times in milliseconds."""

    clicks: list[float]
    tasks: list[float]
    shifts: float
    nodes: int
    drawings: list[float]
    """The script of a drawing after each click, the mean of that click's drawings."""


def begin(page: Page, site: str, game: ArenaGame) -> None:
    """Begin the first game by its button; another one by an address, at all seats."""
    if game.id == FIRST:
        page.goto(site)
        page.locator(".play [data-action=start]").click()
    else:
        page.goto(f"{site}{full_table(game)}")
    page.locator("[data-question]").wait_for(timeout=60_000)


def full_table(game: ArenaGame) -> str:
    """The query of a person among the weakest computer players at all seats."""
    kinds = ["you", *[game.levels[0]] * (seats(game) - 1)]
    return f"{query(game.id)}&players={','.join(kinds)}&start"


@contextmanager
def page_at(
    browser: Browser, site: str, game: ArenaGame, size: str, slower: float
) -> Iterator[Page]:
    """A fresh page where a game has just begun."""
    context = browser.new_context(viewport=SIZES[size], locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    begin(page, site, game)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.wait_for_timeout(500)
    page.evaluate(
        "Object.assign(bench, { tasks: [], clicks: [], shifts: 0, drawings: 0 })"
    )
    yield page
    context.close()


def play(page: Page, seed: int, most: int = LONGEST) -> Game:
    """Play with clicks, to the end or that many times."""
    chance, script = random.Random(seed), ScriptTime(page)
    nodes, drawings = 0, list[float]()
    while len(drawings) < most:
        place = page.evaluate(NEXT, [chance.random()])
        if place == "over":
            break
        if place:
            drawings.append(drawn(page, script, *place))
            nodes = max(nodes, page.evaluate("document.all.length"))
        else:
            page.wait_for_timeout(50)
    return game(page.evaluate("bench"), nodes, drawings)


def drawn(page: Page, script: ScriptTime, x: float, y: float) -> float:
    """Click there; the milliseconds of script of a drawing that follows."""
    before = int(page.evaluate("bench.drawings"))
    script.lap()
    page.mouse.click(x, y)
    page.wait_for_timeout(150)
    taken = script.lap()
    return taken / max(1, int(page.evaluate("bench.drawings")) - before)


def game(bench: dict[str, Any], nodes: int, drawings: list[float]) -> Game:
    """The page's own figures, without the tasks of this script's questions."""
    driven = bench["driven"]
    tasks = [
        duration
        for start, duration in bench["tasks"]
        if not any(
            start <= began and ended <= start + duration for began, ended in driven
        )
    ]
    return Game(bench["clicks"], tasks, bench["shifts"], nodes, drawings)


def line(size: str, slower: float, games: list[Game]) -> str:
    """One row of the table."""
    clicks = [click for game in games for click in game.clicks]
    tasks = [task for game in games for task in game.tasks if task > LONG]
    late = quantiles(clicks, n=20)[-1]
    facts = [
        size,
        f"{slower:g}×",
        str(len(clicks)),
        f"{median(clicks):.0f}",
        f"{late:.0f}",
        str(len(tasks)),
        f"{max(tasks, default=0):.0f}",
        f"{max(game.shifts for game in games):.3f}",
        str(max(game.nodes for game in games)),
        f"{median(drawing for game in games for drawing in game.drawings):.1f}",
    ]
    return f"| {' | '.join(facts)} |"


def main() -> None:
    """Build, serve, play, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--size", choices=SIZES, help="only this one")
    parser.add_argument("--slower", type=float, nargs="*", default=[1.0, 4.0])
    parser.add_argument("--clicks", type=at_least(1), default=LONGEST, help="at most")
    add_game(parser)
    asked = parser.parse_args()
    played = game_of(asked.game)
    build_site.build()
    print(HEAD)
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=FLAGS
        )
        for size in [asked.size] if asked.size else SIZES:
            for slower in asked.slower:
                games = []
                for seed in range(asked.games):
                    with page_at(browser, site, played, size, slower) as page:
                        games.append(play(page, seed, asked.clicks))
                print(line(size, slower, games), flush=True)


if __name__ == "__main__":
    main()
