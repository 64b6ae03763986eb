"""Measure how soon after it has come a table is on disk, and how soon it is drawn.

A person plays whole games at the built site by reading and clicking, at the pace that
is set at first. The clock starts when the worker's message arrives on the page, and
stops when the browser says that the record is written. Exit code 1 if one table in
twenty takes longer than 20 ms.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import median, quantiles
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

import build_site
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import fail
from web.person import Person
from web.visitor import Visitor
from web.words import ENGLISH

MOST: Final = 20
"""Milliseconds within which 95 % of all tables have to be on disk."""

WATCH: Final = """
const times = window.times = {};
const note = (what, answers) => {
  (times[answers] ??= {})[what] ??= performance.now();
};
const told = ({ data: { table } }) =>
  table && note("came", table.save.game.answers.length);
window.Worker = class extends Worker {
  set onmessage(hear) {
    super.onmessage = (message) => { told(message); hear(message); };
  }
};
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (record, key) {
  const { answers } = JSON.parse(record.text).game;
  const written = () => note("written", answers.length);
  this.transaction.addEventListener("complete", written);
  return put.call(this, record, key);
};
new MutationObserver(() => {
  const board = document.querySelector("[data-ply]");
  if (board) note("drawn", Number(board.dataset.ply));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Notes, by the number of answers, when a table came, was written and was drawn."""


class Times(NamedTuple):
    """Milliseconds from the coming of each table."""

    written: list[float]
    drawn: list[float]
    unwritten: int
    """Tables that a newer one replaced before the write."""


def times(noted: dict[str, dict[str, float]]) -> Times:
    """The times that the page noted in a game."""
    came = [one for one in noted.values() if "came" in one]
    written, drawn = (
        [one[what] - one["came"] for one in came if what in one]
        for what in ("written", "drawn")
    )
    return Times(written, drawn, len(came) - len(written))


def play(page: Page, seed: int) -> Times:
    """Play a game to its end, and begin again at the start screen."""
    person = Person(page)
    person.set_sail("Person", "Computer, easy", seed=seed)
    person.play()
    noted: dict[str, dict[str, float]] = page.evaluate("times")
    page.evaluate("for (const key of Object.keys(times)) delete times[key]")
    Visitor(page).unfold_buttons()
    page.get_by_role("button", name=ENGLISH("end-new")).click()
    return times(noted)


HEAD: Final = """\
| milliseconds from the table's coming | tables | median | 95 % | longest |
|---|--:|--:|--:|--:|"""


def ranked(figures: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(figures, n=20)[-1]


def row(name: str, figures: list[float]) -> str:
    """A line of the table."""
    told = median(figures), ranked(figures), max(figures)
    sizes = " | ".join(f"{one:.1f}" for one in told)
    return f"| {name} | {len(figures)} | {sizes} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Build, serve, play, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=5)
    asked = parser.parse_args(arguments)
    build_site.build()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        page = browser.new_page(locale="en-GB")
        page.add_init_script(WATCH)
        Person(page).open(site)
        games = [play(page, seed) for seed in range(1, asked.games + 1)]
        browser.close()
    written = [one for game in games for one in game.written]
    drawn = [one for game in games for one in game.drawn]
    print(HEAD, row("on disk", written), row("drawn", drawn), sep="\n")
    replaced = sum(one.unwritten for one in games)
    print(f"\nA newer table was written in the place of {replaced}.")
    if ranked(written) > MOST:
        fail(f"95 % have to be on disk within {MOST} ms.")


if __name__ == "__main__":
    main()
