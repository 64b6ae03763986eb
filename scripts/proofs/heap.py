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
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

from playwright.sync_api import (
    Browser,
    CDPSession,
    Frame,
    Page,
    Playwright,
    sync_playwright,
)

import build_site
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import fail
from web.person import Person
from web.words import ENGLISH

FIRST: Final = 10
"""Games after which the page is weighed first: by then all its code has run."""
IDLE: Final = 10_000
"""Milliseconds the page is left alone before it is weighed."""
MOST: Final = 1.2
"""The heap at the end may be so many times that after the first games."""
LONG: Final = 300_000
LEVEL: Final = "Computer, random"


class Weight(NamedTuple):
    """What a page weighs, left alone: its heap in MB, its nodes and listeners."""

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


def resident(browser: Browser) -> float:
    """The memory of the processes that draw pages, in MB, where the system tells it."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [one["id"] for one in processes if one["type"] == "renderer"]
    return sum(map(_resident, pages))


def browser_of(page: Page) -> Browser:
    """The browser that a page is in."""
    browser = page.context.browser
    assert browser is not None
    return browser


def _resident(process: int) -> float:
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(one.split()[1]) / 1024 for one in lines if one[:6] == "VmRSS:")


def weigh(page: Page, session: CDPSession, games: int, began: float) -> Weight:
    """What the page weighs once it was left alone."""
    seconds = monotonic() - began
    page.wait_for_timeout(IDLE)
    heap = used(session)
    session.send("HeapProfiler.collectGarbage")
    kept = used(session)
    counts = session.send("Memory.getDOMCounters")
    process = resident(browser_of(page))
    nodes, listeners = counts["nodes"], counts["jsEventListeners"]
    return Weight(games, heap, kept, nodes, listeners, process, seconds)


def used(session: CDPSession) -> float:
    """The heap of the page, in MB."""
    size: float = session.send("Runtime.getHeapUsage")["usedSize"]
    return size / 2**20


# ---------------------------------------------------------------- many games


def begin(page: Page, site: str) -> None:
    """The first of many games, whose turns are shown at once."""
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
"""Waits for the end of a game and begins the next, so many times."""


def play(page: Page, games: int) -> None:
    """Play so many games to their end, the first of which was begun."""
    page.evaluate(AGAIN, games)


def many_games(page: Page, site: str, games: int) -> Iterator[Weight]:
    """What the page weighs after the first games, half of them, and all."""
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


# ---------------------------------------------------------------- many tables


HOST: Final = """<!doctype html><title>A host of tables</title>
<link rel="icon" href="data:,">{frames}"""
FRAME: Final = '<iframe src="{site}" width="480" height="640"></iframe>'


@contextmanager
def host_page(site: str, tables: int) -> Iterator[str]:
    """A page on another host that has so many frames with the site."""
    with TemporaryDirectory() as folder:
        page = HOST.format(frames=FRAME.format(site=site) * tables)
        Path(folder, "index.html").write_text(page, encoding="utf-8")
        with served(Path(folder)) as address:
            yield address


START: Final = """() => {
  for (const select of [...document.querySelectorAll(".seats select")].slice(0, 2)) {
    select.value = "random";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  document.querySelector(".new [data-action=start]").click();
}"""
"""Lets two computers play in a frame, however little of it is in sight."""


AT_ONCE: Final = """
const settings = '{ "settings": { "pace": 0 } }';
if (location.protocol === "http:") localStorage.setItem("san-juan-settings", settings);
"""
"""Lets the turns of computers be shown at once."""


def play_in(frame: Frame) -> None:
    """Begin a game of computers in a frame."""
    frame.get_by_text(ENGLISH("loading-ready"), exact=True).wait_for(timeout=LONG)
    frame.evaluate(START)


def many_tables(page: Page, site: str, tables: int) -> str:
    """The line of the table for so many tables at once."""
    began = monotonic()
    page.add_init_script(AT_ONCE)
    with host_page(site, tables) as address:
        page.goto(address)
        frames = [frame for frame in page.frames if frame.url.startswith(site)]
        for frame in frames:
            play_in(frame)
        for frame in frames:
            frame.locator("[data-screen=end]").wait_for(timeout=LONG)
        marks = sum(frame.locator("[data-action=unkept]").count() for frame in frames)
        seconds, process = monotonic() - began, resident(browser_of(page))
    return (
        f"| {len(frames)} | {len(frames)} | {marks} | {process:.0f} | {seconds:.0f} |"
    )


TABLES: Final = """
| tables at once | came to their end | not kept | processes, MB | seconds |
|--:|--:|--:|--:|--:|"""


# ---------------------------------------------------------------- the proof


def launched(playwright: Playwright) -> Browser:
    """A Chromium that tells its memory as it is."""
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
