"""Trials of a host that fails: with every part of the game, and in the middle of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import product
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Error, Page

import build_site
from proofs.trials import Row, play_on, sentence, sets_sail, sets_sail_here
from web.faults import Host, faulty
from web.words import ENGLISH

STARTED: Final = 15_000
"""The milliseconds in which Python is there."""
LONG: Final = 120_000

FAULTS: Final = {
    "refused": "refused",
    "missing": "missing",
    "cut in the middle": "halved",
    "half as if whole": "shortened",
    "a page instead": "paged",
}
"""The commands for a faulty host, by the name of the fault."""
PARTS: Final = (
    *("worker-", "asm.js", "asm.wasm", "library-", "tabletop-", "sanjuan-"),
    "emblems-",
)


def press(page: Page, name: str) -> None:
    """Press the button of that name."""
    page.get_by_role("button", name=ENGLISH(name), exact=True).click()


LATER: Final[dict[str, tuple[Callable[[Page], None], str]]] = {
    "late-": (lambda page: press(page, "credits-button"), "credits-title"),
    "book-": (lambda page: press(page, "how-to-title"), "book-title"),
    "puzzles-": (lambda page: press(page, "puzzles-button"), "puzzles-title"),
}
"""The lazy parts: the button that asks for each, and its title."""
EVERYTHING: Final = "/"


def is_ready(page: Page) -> bool:
    """Whether Python is there soon."""
    ready = page.get_by_text(ENGLISH("loading-ready"), exact=True)
    with suppress(Error):
        ready.wait_for(timeout=STARTED)
    return ready.count() > 0


def mend(page: Page) -> str:
    """Try again, as the page says, else load it again, as people do; what helped."""
    page.locator(".engine").get_by_role("button", name=ENGLISH("retry")).click()
    if is_ready(page):
        return ""
    for _ in range(2):  # the first visit mends the cache, the next one uses it
        page.reload()
        if is_ready(page):
            return ", well once the page is loaded again"
    raise AssertionError("it never starts again")


def of_part(context: BrowserContext, host: Host, part: str, fault: str) -> Row:
    """The result of a fault in a part: a sentence, then a game on the sound host."""
    where = f"fetch of {part.strip('-')}"
    setattr(host, FAULTS[fault], part)
    page = context.new_page()
    page.goto(host.address)
    alert = page.locator(".engine [role=alert]")
    try:
        alert.wait_for(timeout=LONG)
        said = " ".join(alert.inner_text().split())
        host.heal()
        helped = mend(page)
        play_on(sets_sail_here(page))
    except (AssertionError, Error) as error:
        return Row(where, fault, False, "", sentence(error))
    return Row(where, fault, True, f"“{said}”{helped}")


def of_later_part(context: BrowserContext, host: Host, part: str, fault: str) -> Row:
    """The result of a fault in a lazy part: a sentence, and the part after a retry."""
    where = f"fetch of {part.strip('-')}"
    setattr(host, FAULTS[fault], part)
    page = context.new_page()
    page.goto(host.address)
    ask, title = LATER[part]
    alert = page.get_by_role("alert").filter(has_text=part.strip("-"))
    try:
        ask(page)
        alert.wait_for(timeout=LONG)
        said = " ".join(alert.inner_text().split())
        host.heal()
        ask(page)
        page.get_by_role("dialog", name=ENGLISH(title)).wait_for()
        page.keyboard.press("Escape")
        play_on(sets_sail_here(page))
    except (AssertionError, Error) as error:
        return Row(where, fault, False, "", sentence(error))
    return Row(where, fault, True, f"“{said}”")


def of_lost_host(context: BrowserContext, host: Host) -> Row:
    """A host that disappears once the table is there."""
    where, fault = "fetch", "gone while playing"
    person = sets_sail(context.new_page(), host.address)
    host.refused = EVERYTHING
    try:
        play_on(person)
    except (AssertionError, Error) as error:
        return Row(where, fault, False, "", sentence(error))
    return Row(where, fault, True, "")


def of_hosts(browser: Browser) -> Iterator[Row]:
    """Every fault of the host with every part, and a host that disappears midway."""
    for part, fault in product(PARTS, FAULTS):
        with visited(browser) as (context, host):
            yield of_part(context, host, part, fault)
    for part, fault in product(LATER, FAULTS):
        with visited(browser) as (context, host):
            yield of_later_part(context, host, part, fault)
    with visited(browser) as (context, host):
        yield of_lost_host(context, host)


@contextmanager
def visited(browser: Browser) -> Iterator[tuple[BrowserContext, Host]]:
    """A host, and the profile of a first visit."""
    context = browser.new_context(locale="en-GB")
    with faulty(build_site.DIST) as host:
        yield context, host
        context.close()
