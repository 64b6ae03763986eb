"""Measure how long a whole look back takes in a browser, on one core and on all.

Four experts played the game. Each run opens the page afresh in Chromium and begins the
look back once the page shows the game. The numbers of cores take turns.
"""

from __future__ import annotations

import argparse
import json
import re
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import build_site
import sanjuan
from sanjuan.game_type import SAN_JUAN
from serve import served
from tabletop.base.rng import PLAYERS, stream
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from toolchain.browsers import installed_browser
from web.person import Person

SEED: Final = 7
SEATS: Final = 4
CORES: Final = {"one": 1, "all": 0}
"""The values of the setting: 0 means as many as fit."""

SET: Final = """(cores) => {
  const kept = { settings: { cores, pace: 0 } };
  localStorage.setItem("san-juan-settings", JSON.stringify(kept));
}"""

ALL: Final = re.compile(r"^\s*All ")


def game() -> sanjuan.Game:
    """The game that is looked back on."""
    played, expert = sanjuan.Game(seats=SEATS, seed=SEED), sanjuan.player("expert")
    while played.question:
        view = played.view(played.question.seat)
        played.answer(expert.choose(view, stream(SEED, PLAYERS[played.ply])))
    return played


def seconds(browser: Browser, site: str, save: str, cores: int) -> float:
    """From the wish to look back to the last finding."""
    page = browser.new_page(locale="en-GB")
    person = Person(page)
    person.open(site)
    page.evaluate(SET, cores)
    person.open(site)
    person.give(save)
    page.locator("[data-screen=end]").wait_for()
    began = perf_counter()
    page.locator("[data-action=look-back]").click()
    page.locator(".how-far", has_text=ALL).wait_for(timeout=300_000)
    took = perf_counter() - began
    page.context.close()
    return took


def main() -> None:
    """Build, serve, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often each (3)")
    rounds: int = parser.parse_args().rounds
    build_site.build()
    finished = game()
    table = Table(SAN_JUAN, finished, [SeatInfo("", "expert")] * SEATS)
    save, taken = json.dumps(table.save()), dict[str, list[float]]()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for _ in range(rounds):
            for name, cores in CORES.items():
                took = seconds(browser, site, save, cores)
                taken.setdefault(name, []).append(took)
        browser.close()
    print(f"| cores | seconds for {finished.ply} decisions | ratio |\n|---|--:|--:|")
    for name, times in taken.items():
        ratio = median(times) / median(taken["one"])
        print(f"| {name} | {median(times):.1f} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
