"""Trials of the store of finished games when it fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Download,
    Error,
    Locator,
    Page,
)

from proofs.faulty_stores import IN_PAGE, Fault
from proofs.trials import Row, sentence
from web.historian import Historian, games_in
from web.prepared import last_decision
from web.stand_in import stand_in

WHERE: Final = "finished games"

KEEPS_NOTHING: Final = "error-nothing-kept"
KNOWN: Final = 11_000
"""The milliseconds after which a write or a reading that hangs counts as refused."""
PATIENCE: Final = 150
"""The tenths of a second in which the page gives a backup, or refuses."""


def of_records(browser: Browser, site: str, only: str) -> Iterator[Row]:
    """Every fault of the store of finished games."""
    for fault in IN_PAGE["indexedDB"] if only in ("", "indexedDB") else ():
        context = stand_in(browser.new_context(locale="en-GB"))
        yield of_record(context, site, fault)
        context.close()


def of_record(context: BrowserContext, site: str, fault: Fault) -> Row:
    """The result for a game that ends, and for a backup."""
    page, errors = context.new_page(), list[str]()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(fault.script)
    historian = Historian(page)
    try:
        historian.arrive(site)
        historian.finish(last_decision())
        screen = historian.statistics()
        told = warnings(historian, screen)
        counted = games_in(screen).count()
        exported = export(historian)
        page.close()
    except (AssertionError, Error) as error:
        return Row(WHERE, fault.name, False, "", sentence(error))
    kept = len(records(context, site))
    says = f"{counted} counted, {'kept' if kept else 'not kept'}, {told or 'not told'}"
    wrong = "" if is_true(told, counted, kept) else "WRONG"
    said = " ".join([wrong, *errors]).strip()
    return Row(WHERE, fault.name, True, f"{says}; a file is {exported}", said)


def is_true(told: str, counted: int, kept: int) -> bool:
    """Whether the page counts and stores the game, or says why not."""
    return (kept == 1 or told == "refused") and (counted == 1 or told != "")


def warnings(historian: Historian, screen: Locator) -> str:
    """The screen's sentence about the browser's store, once it knows."""
    historian.page.wait_for_timeout(KNOWN)
    said = screen.inner_text()
    all = {
        "refused": historian.words("statistics-refused"),
        "damaged": historian.words("statistics-damaged", count=1),
    }
    return ", ".join(name for name, text in all.items() if text in said)


def export(historian: Historian) -> str:
    """The result of asking for a backup."""
    page, files = historian.page, list[Download]()
    page.on("download", lambda file: files.append(file))
    told = page.get_by_role("alert").filter(has_text=historian.words(KEEPS_NOTHING))
    historian.press("statistics-export")
    for _ in range(PATIENCE):
        if files or told.count():
            return "given" if files else "refused, and told"
        page.wait_for_timeout(100)
    raise AssertionError("nothing comes of asking for a file")


def records(context: BrowserContext, site: str) -> list[object]:
    """The games that a page without a fault finds."""
    page: Page = context.new_page()
    page.goto(f"{site}licences/")
    page.goto(site)
    found = Historian(page).records()
    page.close()
    return list(found)
