"""Measure how soon the statistics of a thousand games are there, the browser slowed 4×.

The games are those of `tests/backup.json` over and over, taken over from a file. From
the press on the button to the first time that all is painted and idle again.
"""

import json
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

import build_site
from bench.page import FLAGS, SIZES
from bench.processes import slowed
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import ROOT

GAMES: Final = 1000
OPENED: Final = 9
SLOWER: Final = 4
MOST: Final = 300
"""Milliseconds that it may take, in the middle of all."""

OPEN: Final = """() => new Promise((done) => {
  const began = performance.now();
  new MutationObserver((_, seen) => {
    if (!document.querySelector("[data-action=finished]")) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  }).observe(document.body, { subtree: true, childList: true });
  document.querySelector("[data-action=statistics]").click();
})"""


def thousand() -> str:
    """A backup of `GAMES` games, each with an identity and a day of its own."""
    path = ROOT / "tests" / "backup.json"
    backup: dict[str, Any] = json.loads(path.read_text("utf-8"))
    games = islice(cycle(backup["finished"]), GAMES)
    backup["finished"] = [
        {**game, "id": f"game-{number:06}", "when": game["when"] + number * 86_400_000}
        for number, game in enumerate(games)
    ]
    return json.dumps(backup)


def remember(page: Page, site: str, folder: Path) -> None:
    """Take such a file over, and leave the statistics again."""
    (folder / "all.json").write_text(thousand(), encoding="utf-8")
    page.goto(site)
    page.locator(".engine[data-state=ready]").wait_for(timeout=60_000)
    page.locator("[data-action=statistics]").click()
    page.locator("[data-action=import]").set_input_files(folder / "all.json")
    page.locator("[data-action=finished]").first.wait_for(timeout=60_000)
    page.locator("[data-action=close-statistics]").click()


def opened(page: Page) -> float:
    """Open the statistics and return the milliseconds it took."""
    page.locator("[data-action=statistics]").wait_for()
    time: float = page.evaluate(OPEN)
    page.locator("[data-action=close-statistics]").click()
    return time


def main() -> None:
    """Build, serve, measure and print; fails if it takes longer than it may."""
    build_site.build()
    with (
        served(build_site.DIST) as site,
        sync_playwright() as playwright,
        TemporaryDirectory() as folder,
    ):
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=installed_browser(),
            args=FLAGS,
            viewport=SIZES["phone"],
        )
        page = context.pages[0]
        remember(page, site, Path(folder))
        with slowed(folder, SLOWER):
            times = [opened(page) for _ in range(OPENED)]
        context.close()
    print(f"statistics of {GAMES} games, slowed {SLOWER}×: {median(times):.0f} ms")
    assert median(times) <= MOST, f"longer than {MOST} ms: {times}"


if __name__ == "__main__":
    main()
