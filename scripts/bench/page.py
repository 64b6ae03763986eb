"""Measure how quickly the page answers during whole games, and what holds it up.

A game is played by real clicks, once at the speed of this machine and once with the
main thread slowed down. A click is answered once the first change after it is painted.
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
"""The limit of clicks, which no game reaches."""

WATCH = """
window.bench = { tasks: [], clicks: [], shifts: 0, driven: [] };
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
"""Notes long tasks, the worst five seconds of layout shifts (CLS), and how long after a
click something was painted."""

NEXT = """async ([pick]) => {
  const began = performance.now();
  const all = (place) => [...document.querySelectorAll(place)];
  const one = (place) => all(place)[0];
  const choose = (among) => among[Math.floor(pick * among.length)];
  const enabled = ":not(:disabled, [aria-disabled=true])";
  if (one("[data-screen=end]")) return "over";
  const question = one("[data-question]")?.dataset.question;
  const saved = ["cover", "market", "chapel", "bank", "office"].includes(question);
  const open = all("button.card[aria-pressed=false]");
  const target =
    one("dialog[open]") ? one("dialog[open] [aria-label=Close]")
    : !question ? null
    : question === "role" ? choose(all("[data-role][data-state=free]"))
    : (saved && one("[data-action=pass]")) ||
      one("[data-action=confirm]" + enabled) || choose(open);
  target?.scrollIntoView({ block: "nearest" });
  const box = target?.getBoundingClientRect();
  bench.driven.push([began, performance.now()]);
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}"""
"""Returns the place to click next; null while the computers decide.

A late click may meet another thing and open a dialog, which the next call closes.
"""


HEAD: Final = """\
| window | slowed | clicks | median, ms | 95 %, ms | long | longest, ms | CLS | nodes |
|---|---|---|---|---|---|---|---|---|"""


@dataclass
class Game:
    """The measurements of one game, all times in milliseconds."""

    clicks: list[float]
    tasks: list[float]
    shifts: float
    nodes: int


@contextmanager
def page_at(browser: Browser, site: str, size: str, slower: float) -> Iterator[Page]:
    """A fresh page where a game has just begun."""
    context = browser.new_context(viewport=SIZES[size], locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(site)
    page.locator(".play [data-action=start]").click()
    page.locator("[data-question]").wait_for(timeout=60_000)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.wait_for_timeout(500)
    page.evaluate("Object.assign(bench, { tasks: [], clicks: [], shifts: 0 })")
    yield page
    context.close()


def play(page: Page, seed: int) -> Game:
    """Play to the end with clicks."""
    chance = random.Random(seed)
    nodes = 0
    for _ in range(LONGEST):
        place = page.evaluate(NEXT, [chance.random()])
        if place == "over":
            break
        if place:
            page.mouse.click(*place)
            page.wait_for_timeout(150)
            nodes = max(nodes, page.evaluate("document.all.length"))
        else:
            page.wait_for_timeout(50)
    return game(page.evaluate("bench"), nodes)


def game(bench: dict[str, Any], nodes: int) -> Game:
    """The page's own figures, without the tasks of this script's questions."""
    driven = bench["driven"]
    tasks = [
        duration
        for start, duration in bench["tasks"]
        if not any(
            start <= began and ended <= start + duration for began, ended in driven
        )
    ]
    return Game(bench["clicks"], tasks, bench["shifts"], nodes)


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
    ]
    return f"| {' | '.join(facts)} |"


def main() -> None:
    """Build, serve, play, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--size", choices=SIZES, help="only this one")
    parser.add_argument("--slower", type=float, nargs="*", default=[1.0, 4.0])
    asked = parser.parse_args()
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
                    with page_at(browser, site, size, slower) as page:
                        games.append(play(page, seed))
                print(line(size, slower, games), flush=True)


if __name__ == "__main__":
    main()
