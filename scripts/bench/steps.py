"""Measure how soon a replay shows any moment of the longest golden game.

The slider goes to moments picked by chance, then from each to the next. A step is over
once what it has changed is painted.
"""

import json
import random
from collections.abc import Iterable
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page, sync_playwright

import build_site
from bench.page import FLAGS, SIZES
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import ROOT

GOLDEN: Final = ROOT / "tests" / "playthroughs"
STEPS: Final = 100
MOST: Final = 50
"""Milliseconds that a step may take, in the middle of all."""

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
| steps | window | moments | median, ms | 95 %, ms | longest, ms |
|---|---|---|---|---|---|"""


def longest() -> Path:
    """The golden game with the most answers."""
    paths = GOLDEN.glob("*.json")
    return max(paths, key=lambda path: len(json.loads(path.read_text())["answers"]))


def open_replay(page: Page, site: str) -> int:
    """Go to the replay of that game; the number of its last moment."""
    page.goto(site)
    page.locator(".engine[data-state=ready]").wait_for(timeout=60_000)
    page.locator("input[type=file]").set_input_files(longest())
    page.locator("[data-screen=end] [data-action=replay]").click()
    slider = page.locator("[data-action=moment]")
    return int(slider.get_attribute("max") or 0)


def measured(page: Page, plies: Iterable[int]) -> list[float]:
    """The milliseconds that each of these steps took."""
    return [page.evaluate(STEP, ply) for ply in plies]


def line(steps: str, size: str, times: list[float]) -> str:
    """One row of the table."""
    late = quantiles(times, n=20)[-1]
    figures = [f"{time:.0f}" for time in (median(times), late, max(times))]
    return f"| {' | '.join([steps, size, str(len(times)), *figures])} |"


def main() -> None:
    """Build, serve, measure and print; fails if steps take longer than they may."""
    build_site.build()
    print(HEAD)
    found = []
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=FLAGS
        )
        for size in SIZES:
            page = browser.new_page(viewport=SIZES[size], locale="en-GB")
            last = open_replay(page, site)
            anywhere = random.Random(1).sample(range(1, last + 1), STEPS)
            onward = range(last - STEPS, last)
            for steps, plies in ("anywhere", anywhere), ("one on", onward):
                found.append(measured(page, plies))
                print(line(steps, size, found[-1]), flush=True)
    assert max(map(median, found)) <= MOST, f"longer than {MOST} ms"


if __name__ == "__main__":
    main()
