"""Play in a browser whose stores and whose host fail in every way; count what is lost.

    python -m proofs.faults                       every fault
    python -m proofs.faults --only indexedDB      those of one store

Of each fault: play has to go on, as often as a person decides, leaves the table and
comes back; a table that is not kept has to say so, and one that is kept must not. Where
the page cannot start, it has to say why, and start once its host is sound again. Exit
code 1 if any does not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    expect,
    sync_playwright,
)

import build_site
from proofs.faulty_stores import IN_PAGE, IN_WORKER, Fault
from serve import Handler, served
from toolchain.browsers import installed_browser
from web.person import Person
from web.stand_in import stand_in
from web.words import ENGLISH

DECISIONS: Final = 3
STEADY: Final = 15_000
"""In so many milliseconds the page has come to know what is kept."""
LONG: Final = 120_000

KEPT: Final = """() => new Promise((done) => {
  const opening = indexedDB.open(`${location.pathname}tables`);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done([]);
  opening.onsuccess = () => {
    const tables = opening.result.transaction("tables").objectStore("tables");
    tables.getAll().onsuccess = ({ target }) => done(target.result);
  };
})"""


class Row(NamedTuple):
    """What came of a fault."""

    where: str
    fault: str
    plays: bool
    says: str
    wrong: str = ""

    def __str__(self) -> str:
        """A line of the table."""
        plays = "goes on" if self.plays else "STOPS"
        return f"| {self.where} | {self.fault} | {plays} | {self.says} {self.wrong} |"


def sentence(error: Exception) -> str:
    """The beginning of what it says."""
    return str(error).splitlines()[0][:80]


# ---------------------------------------------------------------- stores


def answers_kept(context: BrowserContext, site: str) -> int:
    """How many answers the longest table has that lies on disk."""
    page = context.new_page()
    page.goto(f"{site}licences/")
    page.goto(site)
    kept: list[dict[str, Any]] = page.evaluate(KEPT)
    page.close()
    texts = [one["text"] for one in kept if isinstance(one, dict)]
    return max((len(json.loads(text)["game"]["answers"]) for text in texts), default=0)


def ply(page: Page) -> int:
    """How many answers were given at the table on show."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def play_on(person: Person) -> None:
    """Decide some questions, leave the table and come back to it."""
    for _ in range(DECISIONS):
        person.decide(person.look())
    person.look()
    person.leave()
    person.page.get_by_role("button", name=ENGLISH("continue-button")).click()
    person.decide(person.look())
    person.look()


def sets_sail(page: Page, site: str) -> Person:
    """At the first question of a game whose turns are shown at once."""
    page.goto(site)
    return sets_sail_here(page)


def sets_sail_here(page: Page) -> Person:
    """The same at the page as it is, once Python is there."""
    person = Person(page)
    person.ready()
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    person.want_turns_at_once()
    return person


def of_store(context: BrowserContext, site: str, name: str, fault: Fault) -> Row:
    """What comes of a fault in a store of the page."""
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
    """Whether the table says that it is not kept, and whether it is, in the end."""
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
    """What comes of a fault in a store of the worker: Python starts, and plays."""
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
    """Every fault of the store that Python's memory is kept in."""
    for name, faults in IN_WORKER.items():
        for fault in faults if only in ("", name) else ():
            context = browser.new_context(locale="en-GB", service_workers="block")
            yield of_worker(context, site, name, fault)
            context.close()


# ---------------------------------------------------------------- the host


@dataclass
class Host:
    """A host that answers with a fault to whatever has `part` in its name."""

    part: str = ""
    fault: str = ""


Answer: TypeAlias = Callable[["FaultyHandler", bytes], None]


class FaultyHandler(Handler):
    """Answers as its host is told to."""

    def __init__(self, *args: object, host: Host, base: str, folder: Path) -> None:
        self.host = host
        super().__init__(*args, base=base, folder=folder)

    def do_GET(self) -> None:
        """Answer, or what a broken host does instead."""
        host = self.host
        if host.fault and host.part in self.path:
            path = Path(self.translate_path(self.path))
            HOSTS[host.fault](self, path.read_bytes() if path.is_file() else b"")
        else:
            super().do_GET()

    def begin(self, length: int, kind: str = "") -> None:
        """Say that so much is to come."""
        self.send_response(200)
        self.send_header("Content-Type", kind or self.guess_type(self.path))
        self.send_header("Content-Length", str(length))
        self.end_headers()


def refuse(handler: FaultyHandler, content: bytes) -> None:
    """Hang up."""
    handler.close_connection = True


def miss(handler: FaultyHandler, content: bytes) -> None:
    """There is no such file."""
    handler.send_error(404)


def halve(handler: FaultyHandler, content: bytes) -> None:
    """Hang up in the middle."""
    handler.begin(len(content))
    handler.wfile.write(content[: len(content) // 2])
    handler.close_connection = True


def shorten(handler: FaultyHandler, content: bytes) -> None:
    """Send half, and call it the whole."""
    half = content[: len(content) // 2]
    handler.begin(len(half))
    handler.wfile.write(half)


def mistake(handler: FaultyHandler, content: bytes) -> None:
    """Send a page instead, as hosts do that know no missing file."""
    page = b"<!doctype html><title>Nothing here</title>"
    handler.begin(len(page), "text/html")
    handler.wfile.write(page)


HOSTS: Final[dict[str, Answer]] = {
    "refused": refuse,
    "missing": miss,
    "cut in the middle": halve,
    "half as if whole": shorten,
    "a page instead": mistake,
}
PARTS: Final = ("worker-", "asm.js", "asm.wasm", "library-", "game-", "emblems-")
GONE: Final = "gone while playing"


@contextmanager
def faulty() -> Iterator[tuple[Host, str]]:
    """A host of the site, and its address."""
    host = Host()
    handler = partial(FaultyHandler, host=host)
    with served(build_site.DIST, "/a/", handler=handler) as site:
        yield host, site


def is_ready(page: Page) -> bool:
    """Whether Python is there soon."""
    ready = page.get_by_text(ENGLISH("loading-ready"), exact=True)
    with suppress(Error):
        ready.wait_for(timeout=STEADY)
    return ready.count() > 0


def mend(page: Page) -> str:
    """Try again, as the page says, else load it again, as people do; what helped."""
    page.locator(".engine").get_by_role("button", name=ENGLISH("retry")).click()
    if is_ready(page):
        return ""
    for _ in range(2):  # the first visit mends what is kept, the next one uses it
        page.reload()
        if is_ready(page):
            return ", well once the page is loaded again"
    raise AssertionError("it never starts again")


def of_part(context: BrowserContext, site: str, host: Host) -> Row:
    """What comes of a fault in a part: a sentence, and a game once it is mended."""
    where, fault = f"fetch of {host.part.strip('-')}", host.fault
    page = context.new_page()
    page.goto(site)
    alert = page.locator(".engine [role=alert]")
    try:
        alert.wait_for(timeout=LONG)
        said = " ".join(alert.inner_text().split())
        host.fault = ""
        helped = mend(page)
        play_on(sets_sail_here(page))
    except (AssertionError, Error) as error:
        return Row(where, fault, False, "", sentence(error))
    return Row(where, fault, True, f"“{said}”{helped}")


def of_lost_host(context: BrowserContext, site: str, host: Host) -> Row:
    """A host that is gone once the table is there."""
    page = context.new_page()
    person = sets_sail(page, site)
    host.part, host.fault = "", "refused"
    try:
        play_on(person)
    except (AssertionError, Error) as error:
        return Row("fetch", GONE, False, "", sentence(error))
    return Row("fetch", GONE, True, "")


def of_hosts(browser: Browser, only: str) -> Iterator[Row]:
    """Every fault of the host, with every part, and one that is gone in the middle."""
    trials = [(part, fault, of_part) for part in PARTS for fault in HOSTS]
    for part, fault, trial in [*trials, ("", "", of_lost_host)]:
        if only not in ("", "fetch"):
            return
        context = browser.new_context(locale="en-GB")
        with faulty() as (host, site):
            host.part, host.fault = part, fault
            yield trial(context, site, host)
            context.close()


# ---------------------------------------------------------------- the proof

HEAD: Final = "| where | fault | play | what is said |\n|---|---|---|---|"


def rows(browser: Browser, only: str = "") -> Iterator[Row]:
    """All trials, one after the other."""
    with served(build_site.DIST) as site:
        yield from of_stores(browser, site, only)
        yield from of_workers(browser, site, only)
    yield from of_hosts(browser, only)


def is_wrong(row: Row) -> bool:
    """Whether play stopped, or something was said that is not so, or the page broke."""
    return not row.plays or bool(row.wrong)


def main(arguments: Sequence[str] | None = None) -> None:
    """Try every fault asked for; fail if any does harm."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    names = [*IN_PAGE, *IN_WORKER, "fetch"]
    parser.add_argument("--only", choices=names, default="", help="one store")
    asked = parser.parse_args(arguments)
    build_site.build()
    expect.set_options(timeout=STEADY)
    print(HEAD)
    wrong = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for row in rows(browser, asked.only):
            print(row, flush=True)
            wrong += is_wrong(row)
        browser.close()
    if wrong:
        sys.exit(f"{wrong} faults do harm.")


if __name__ == "__main__":
    main()
