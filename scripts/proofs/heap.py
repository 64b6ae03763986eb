"""Play many games in one page, and five tables at once in another; weigh what stays.

    python -m proofs.heap                            1,000 games, 5 tables
    python -m proofs.heap --games 50 --tables 2

Computers play, their turns shown at once, in the worker of the built site. After ten
games and after all of them the page is left alone for ten seconds; of its heap no more
than 1.2 times as much may then be in use. The tables are as many frames of one host
page, each with a worker of its own, and each has to come to its end.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, Playwright, sync_playwright

import build_site
from proofs.many_tables import TABLES, many_tables
from proofs.memory import resident
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import fail
from web.person import Person

FIRST: Final = 10
"""Games after which the page is weighed first: by then all its code has run."""
IDLE: Final = 10_000
"""Milliseconds the page is left alone before it is weighed."""
MOST: Final = 1.2
"""The most that the heap may grow, as a factor of its size after the first games."""
LEVEL: Final = "Computer, random"


class Weight(NamedTuple):
    """The weight of an idle page: its heap in MB, its nodes and listeners."""

    games: int
    heap: float
    kept: float
    """The part of it that is still in use, and not only waits to be collected."""
    nodes: int
    listeners: int
    process: float
    """The memory of all processes that draw pages, in MB: Python's is there too."""
    seconds: float

    def __str__(self) -> str:
        """A line of the table."""
        heap = f"{self.heap:.1f} | {self.kept:.1f}"
        sizes = f"{heap} | {self.nodes:,} | {self.listeners:,}"
        return f"| {self.games:,} | {sizes} | {self.process:.0f} | {self.seconds:.0f} |"


HEAD: Final = """\
| games | heap, MB | in use, MB | nodes | listeners | processes, MB | seconds |
|--:|--:|--:|--:|--:|--:|--:|"""


# ---------------------------------------------------------------- weighing


def weigh(page: Page, session: CDPSession, games: int, began: float) -> Weight:
    """The weight of the page once it has been idle."""
    seconds = monotonic() - began
    page.wait_for_timeout(IDLE)
    heap = used(session)
    session.send("HeapProfiler.collectGarbage")
    kept = used(session)
    counts = session.send("Memory.getDOMCounters")
    process = resident(page)
    nodes, listeners = counts["nodes"], counts["jsEventListeners"]
    return Weight(games, heap, kept, nodes, listeners, process, seconds)


def used(session: CDPSession) -> float:
    """The heap of the page, in MB."""
    size: float = session.send("Runtime.getHeapUsage")["usedSize"]
    return size / 2**20


# ---------------------------------------------------------------- many games


def begin(page: Page, site: str) -> None:
    """The first of many games, without pauses between turns."""
    person = Person(page)
    person.open(site)
    person.set_sail("Person", LEVEL)
    person.look()
    person.want_turns_at_once()
    person.leave()
    person.set_sail(LEVEL, LEVEL)


AGAIN: Final = """async (games) => {
  const again = () => document.querySelector("[data-screen=end] [data-action=rematch]");
  const until = async (over) => {
    while (Boolean(again()) !== over) await new Promise((done) => setTimeout(done, 20));
  };
  await until(true);
  for (let game = 1; game < games; game += 1) {
    again().click();
    await until(false);
    await until(true);
  }
}"""
"""Waits for the end of a game and begins the next, a number of times."""


def play(page: Page, games: int) -> None:
    """Play that number of games to their end; the first one has begun."""
    page.evaluate(AGAIN, games)


def many_games(page: Page, site: str, games: int) -> Iterator[Weight]:
    """The weight of the page after the first games, half of them, and all."""
    session, began = page.context.new_cdp_session(page), monotonic()
    begin(page, site)
    play(page, FIRST)
    yield weigh(page, session, FIRST, began)
    done = FIRST
    for part in range(1, 11):
        due = FIRST + (games - FIRST) * part // 10
        if due > done:
            page.locator("[data-action=rematch]").click()
            play(page, due - done)
        done = due
        if part in (5, 10):
            yield weigh(page, session, done, began)


# ---------------------------------------------------------------- the proof


def launched(playwright: Playwright) -> Browser:
    """A Chromium that reports exact figures of its memory."""
    flags = ["--no-sandbox", "--enable-precise-memory-info"]
    return playwright.chromium.launch(executable_path=installed_browser(), args=flags)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, weigh and print; fail if the heap has grown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=5)
    asked = parser.parse_args(arguments)
    build_site.build()
    print(HEAD)
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(locale="en-GB")
        weights = []
        for weight in many_games(page, site, asked.games):
            print(weight, flush=True)
            weights.append(weight)
        page.close()
        page = browser.new_page(locale="en-GB")
        print(TABLES, many_tables(page, site, asked.tables), sep="\n")
        browser.close()
    grown = weights[-1].kept / weights[0].kept
    print(f"\nOf the heap {grown:.2f} times as much is in use as after {FIRST} games.")
    if grown > MOST:
        fail(f"It may be {MOST} times as much.")


if __name__ == "__main__":
    main()
