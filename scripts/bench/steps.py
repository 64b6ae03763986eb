"""Measure how soon a replay shows any moment of a long game.

    python -m bench.steps                      the longest golden game
    python -m bench.steps --game puerto_rico   a full table of another game

The slider goes to moments picked by chance, then from each to the next. A step is over
once what it has changed is painted; its script is the part that draws the table again.
"""

import argparse
import random
from collections.abc import Iterable
from statistics import median, quantiles
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

import build_site
from arena.command import add_game
from arena.game import ArenaGame, game_of
from bench.full_game import longest
from bench.page import FLAGS, SIZES
from bench.script_time import ScriptTime
from bench.visits import query
from serve import served
from toolchain.browsers import installed_browser
from web.visitor import Visitor

STEPS: Final = 100
MOST: Final = 50
"""Milliseconds that a step may take, in the middle of all."""
SCRIPT: Final = 16
"""Milliseconds of script that a step may take, in the middle of all."""

STEP: Final = """(ply) => new Promise((done) => {
  const began = performance.now();
  const board = () => document.querySelector("[data-screen=replay]");
  new MutationObserver((_, seen) => {
    if (board()?.dataset.ply !== String(ply)) return;
    seen.disconnect();
    setTimeout(() => done(performance.now() - began));
  }).observe(document.body, { subtree: true, attributeFilter: ["data-ply"] });
  const slider = document.querySelector("[data-action=moment]");
  slider.value = ply;
  slider.dispatchEvent(new Event("input"));
})"""
"""Goes to a moment; how long that took."""

HEAD: Final = """\
| steps | window | moments | median, ms | 95 %, ms | longest, ms | script, ms |
|---|---|---|---|---|---|---|"""


class Taken(NamedTuple):
    """The milliseconds of a step, and of the script in it."""

    time: float
    script: float


def open_replay(page: Page, site: str, game: ArenaGame) -> int:
    """Go to the replay of its longest game; the number of the last moment."""
    person = Visitor(page)
    person.open(f"{site}{query(game.id)}")
    person.give(longest(game))
    page.locator("[data-screen=end]").wait_for()
    person.unfold_buttons()
    page.locator("[data-screen=end] [data-action=replay]").click()
    slider = page.locator("[data-action=moment]")
    return int(slider.get_attribute("max") or 0)


def measured(page: Page, plies: Iterable[int]) -> list[Taken]:
    """The times that each of these steps took."""
    script = ScriptTime(page)
    return [Taken(page.evaluate(STEP, ply), script.lap()) for ply in plies]


def line(steps: str, size: str, taken: list[Taken]) -> str:
    """One row of the table."""
    times = [one.time for one in taken]
    late = quantiles(times, n=20)[-1]
    figures = [f"{time:.0f}" for time in (median(times), late, max(times))]
    cells = [steps, size, str(len(times)), *figures, f"{_scripts(taken):.1f}"]
    return f"| {' | '.join(cells)} |"


def _scripts(taken: list[Taken]) -> float:
    return median(one.script for one in taken)


def check(found: list[list[Taken]]) -> None:
    """Fail if steps take longer than they may."""
    for taken in found:
        assert median(one.time for one in taken) <= MOST, f"longer than {MOST} ms"
        assert _scripts(taken) <= SCRIPT, f"more than {SCRIPT} ms of script"


def main() -> None:
    """Build, serve, measure and print; fails if steps take longer than they may."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_game(parser)
    game = game_of(parser.parse_args().game)
    build_site.build()
    print(HEAD)
    found = []
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=FLAGS
        )
        for size in SIZES:
            page = browser.new_page(viewport=SIZES[size], locale="en-GB")
            last = open_replay(page, site, game)
            anywhere = random.Random(1).sample(range(1, last + 1), STEPS)
            onward = range(last - STEPS, last)
            for steps, plies in ("anywhere", anywhere), ("one on", onward):
                found.append(measured(page, plies))
                print(line(steps, size, found[-1]), flush=True)
    check(found)


if __name__ == "__main__":
    main()
