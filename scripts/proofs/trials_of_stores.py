"""Trials of stores that fail: the page's, and that of Python's memory in the worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Error, Page

import build_site
from proofs.faulty_stores import IN_PAGE, IN_WORKER, Fault
from proofs.trials import Row, play_on, sentence, sets_sail
from web.disk import on_disk
from web.stand_in import stand_in

STEADY: Final = 15_000
"""The milliseconds in which the page knows the stored tables."""


def answers_kept(context: BrowserContext, site: str) -> int:
    """The number of answers of the longest table on disk."""
    page = context.new_page()
    page.goto(f"{site}licences/")
    page.goto(site)
    kept = on_disk(page)
    page.close()
    texts = [one["text"] for one in kept if isinstance(one, dict)]
    return max((len(json.loads(text)["game"]["answers"]) for text in texts), default=0)


def ply(page: Page) -> int:
    """The number of answers at the table on show."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def of_store(context: BrowserContext, site: str, name: str, fault: Fault) -> Row:
    """The result of a fault in a store of the page."""
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(fault.script)
    try:
        play_on(sets_sail(page, site))
    except (AssertionError, Error) as error:
        return Row(name, fault.name, False, "", sentence(error))
    told, kept = told_and_kept(page, context, site)
    says = f"{'kept' if kept else 'not kept'}, {'told' if told else 'not told'}"
    wrong = "WRONG" if told == kept else ""
    return Row(name, fault.name, True, says, " ".join([wrong, *errors]).strip())


def told_and_kept(page: Page, context: BrowserContext, site: str) -> tuple[bool, bool]:
    """Whether the page warns that the table is not saved, and whether it was saved."""
    end, mark = STEADY, page.locator("[data-action=unkept]")
    while True:
        told, kept = mark.count() > 0, answers_kept(context, site) == ply(page)
        if told != kept or end < 0:
            return told, kept
        page.wait_for_timeout(1000)
        end -= 1000


def of_stores(browser: Browser, site: str, only: str) -> Iterator[Row]:
    """Every fault of every store of the page, each in a profile of its own."""
    for name, faults in IN_PAGE.items():
        for fault in faults if only in ("", name) else ():
            context = stand_in(browser.new_context(locale="en-GB"))
            yield of_store(context, site, name, fault)
            context.close()


# ---------------------------------------------------------------- the worker's store


def of_worker(context: BrowserContext, site: str, name: str, fault: Fault) -> Row:
    """The result of a fault in a store of the worker: Python starts, and plays."""
    (worker,) = (build_site.DIST / "assets").glob("worker-*.js")
    script = fault.script + worker.read_text(encoding="utf-8")
    kind = "text/javascript"
    context.route(
        "**/worker-*.js", lambda way: way.fulfill(body=script, content_type=kind)
    )
    try:
        for _ in range(2):  # the second visit would start from what the first kept
            page = context.new_page()
            play_on(sets_sail(page, site))
            page.close()
    except (AssertionError, Error) as error:
        return Row(name, fault.name, False, "", sentence(error))
    return Row(name, fault.name, True, "starts, twice")


def of_workers(browser: Browser, site: str, only: str) -> Iterator[Row]:
    """Every fault of the store of Python's snapshot."""
    for name, faults in IN_WORKER.items():
        for fault in faults if only in ("", name) else ():
            context = browser.new_context(locale="en-GB", service_workers="block")
            yield of_worker(context, site, name, fault)
            context.close()
