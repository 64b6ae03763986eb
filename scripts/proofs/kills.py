"""Kill the browser, its tab or its worker in whole games; count the lost games.

    python -m proofs.kills                          200 at random, 100 after a drawing
    python -m proofs.kills --random 20 --early 10

The page reports each drawing: the question, the hand, the options. A kill comes at a
random moment within two seconds after a decision, or within 60 ms after the drawing of
the next question. Then the browser opens the page again, or the page starts the worker
again. The table must be the one that was last drawn: exactly the same question, or a
later one if the kill came before the drawing of the next.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from os import kill
from random import Random
from time import monotonic, sleep
from typing import Final, TypeAlias

from playwright.sync_api import Page, Playwright, sync_playwright

import build_site
from proofs.killable import Chromium, Seen, chromium, read_at_once
from proofs.resumed import Tried, is_later
from serve import served
from web.disk import on_disk
from web.person import Person
from web.visitor import Visitor
from web.words import ENGLISH

MOMENT: Final = 2.0
"""Seconds after a decision within which a random kill comes."""
EARLY: Final = 0.06
"""Seconds after a drawing within which an early kill comes."""


# ---------------------------------------------------------------- killing


def kill_browser(browser: Chromium, renderers: list[int]) -> None:
    """The whole of it."""
    browser.kill()


def kill_tab(browser: Chromium, renderers: list[int]) -> None:
    """The process that draws the page, its worker with it."""
    for one in renderers:
        with suppress(ProcessLookupError):
            kill(one, signal.SIGKILL)


def kill_worker(browser: Chromium, renderers: list[int]) -> None:
    """The worker, without a word."""
    browser.page.evaluate("window.worker.terminate()")


def start_browser(browser: Chromium, site: str) -> Seen:
    """Start the browser again, and resume the game."""
    browser.start()
    return come_back(browser, site)


def open_tab(browser: Chromium, site: str) -> Seen:
    """Open another tab, and resume the game."""
    browser.open_tab()
    return come_back(browser, site)


def come_back(browser: Chromium, site: str) -> Seen:
    """Continue the last game from the start screen, and return its first sight."""
    browser.drawn.clear()
    Person(browser.page).open(site)
    browser.page.get_by_role("button", name=ENGLISH("continue-button")).click()
    browser.until(lambda: bool(browser.drawn))
    return browser.drawn[0]


def try_again(browser: Chromium, site: str) -> Seen:
    """Decide, as a person does who notices nothing, and start the worker again.

    After the end of a game the page needs no worker until it opens again.
    """
    page, person, end = browser.page, Person(browser.page), monotonic() + 60
    again = page.get_by_role("button", name=ENGLISH("retry"))
    while not again.count():
        assert monotonic() < end, "nobody notices"
        screen = read_at_once(page)  # the worker's last message may come late
        if screen.ply is None:
            return open_tab(browser, site)
        if screen.question:
            person.decide(person.look())
        page.wait_for_timeout(200)
    again.click()
    person.look()
    return read_at_once(page)


Kill: TypeAlias = Callable[[Chromium, list[int]], None]
Mend: TypeAlias = Callable[[Chromium, str], Seen]

KILLS: Final[dict[str, tuple[Kill, Mend]]] = {
    "browser": (kill_browser, start_browser),
    "tab": (kill_tab, open_tab),
    "worker": (kill_worker, try_again),
}


# ---------------------------------------------------------------- a game


def begin(browser: Chromium) -> None:
    """A new game, without pauses between turns."""
    person = Person(browser.page)
    person.set_sail("Person", "Computer, easy")
    person.look()
    person.want_turns_at_once()


def decide(browser: Chromium) -> Seen:
    """Answer the question, in a new game if this one is over; return the decision."""
    person = Person(browser.page)
    if person.look().over:
        Visitor(browser.page).unfold_buttons()
        browser.page.get_by_role("button", name=ENGLISH("end-new")).click()
        begin(browser)
    screen = person.look()
    decided = read_at_once(browser.page)
    browser.drawn[:] = [decided]
    person.decide(screen)
    return decided


def answers(page: Page) -> list[str]:
    """The answers of the stored game, of the latest if there are several."""
    latest = max(on_disk(page), key=lambda one: one["when"])
    return [str(one) for one in json.loads(latest["text"])["game"]["answers"]]


def attempt(browser: Chromium, site: str, what: str, early: bool, rng: Random) -> Tried:
    """One kill in the game on show, some decisions later."""
    for _ in range(rng.randint(0, 2)):
        decide(browser)
    Person(browser.page).look()
    earlier, renderers = answers(browser.page), browser.renderers()
    is_new = Person(browser.page).look().over
    decided = decide(browser)
    if early:
        browser.until(lambda: is_drawn_after(browser.drawn[-1], decided))
        sleep(rng.random() * EARLY)
    else:
        sleep(rng.random() * MOMENT)
    end, mend = KILLS[what]
    end(browser, renderers)
    before = browser.heard()
    after = mend(browser, site)
    later = answers(browser.page)
    follows = is_new or later[: len(earlier)] == earlier
    return Tried(what, early, decided, before, after, follows)


def is_drawn_after(one: Seen, decided: Seen) -> bool:
    """Whether the next question is on show, or the end."""
    return is_later(one, decided) and bool(one.question or one.ply is None)


# ---------------------------------------------------------------- the proof


def plan(random: int, early: int) -> Iterator[tuple[str, bool]]:
    """The processes to kill in turn, and whether right after a drawing."""
    names = list(KILLS)
    for number in range(random + early):
        yield names[number % len(names)], number >= random


def tries(
    playwright: Playwright, site: str, random: int, early: int, seed: int = 1
) -> Iterator[Tried]:
    """All kills, one after the other in the same games."""
    rng = Random(seed)
    with chromium(playwright) as browser:
        Person(browser.page).open(site)
        begin(browser)
        for what, is_early in plan(random, early):
            yield attempt(browser, site, what, is_early, rng)


HEAD: Final = """\
| killed | when | kills | the same question | gone on | lost |
|---|---|--:|--:|--:|--:|"""


def table(tried: Sequence[Tried]) -> Iterator[str]:
    """The results of the kills of each kind."""
    yield HEAD
    for what in KILLS:
        for early in (False, True):
            became = Counter(
                one.became for one in tried if (one.what, one.early) == (what, early)
            )
            when = "right after a drawing" if early else "at random"
            counts = [became.total(), *(became[k] for k in ("same", "went on", "LOST"))]
            yield f"| {what} | {when} | {' | '.join(map(str, counts))} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Kill as often as asked for; fail if anything was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--random", type=int, default=200)
    parser.add_argument("--early", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    build_site.build()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        tried = list(tries(playwright, site, asked.random, asked.early, asked.seed))
    print(*table(tried), sep="\n")
    if lost := [one for one in tried if one.became == "LOST"]:
        print(*lost, sep="\n\n", file=sys.stderr)
        sys.exit(f"{len(lost)} were lost.")


if __name__ == "__main__":
    main()
