"""Weighs a visit: the bytes it fetches and the memory it takes."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, Playwright

from bench import plain, visits
from bench.host import Line, behind, compressed
from proofs.memory import resident
from serve import served
from toolchain.browsers import installed_browser
from web.person import Person

BARE: Final = (
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
"""The files that Pyodide fetches as it is shipped."""

IDLE: Final = 15_000
"""Milliseconds a page is left alone before it is weighed: then browsers tidy up."""


def of_bare(encoding: str) -> int:
    """The bytes of Pyodide alone."""
    files = (compressed(plain.PYODIDE / name, encoding) for name in BARE)
    return sum(path.stat().st_size for path in files)


def of_visit(playwright: Playwright, site: Path, encoding: str) -> int:
    """The bytes of a first visit up to the first question."""
    line = Line(encoding)
    with behind(line, site) as address, visits.profile(playwright) as context:
        page = context.new_page()
        visits.ours(address)(page)
        page.evaluate(visits.MARK)
        return line.sent


SEED: Final = 7
"""The seed of the game before the page is weighed again."""

TABLE: Final = '<san-juan-table players="you,easy" autostart></san-juan-table>'
WHOLE: Final = """() => Promise.all(
  [document.fonts.ready, navigator.serviceWorker.ready],
).then(() => {})"""
"""Waits for the fonts, and for the service worker, which first fetches all files."""
ADD: Final = "(table) => document.body.insertAdjacentHTML('beforeend', table)"


def of_second_table(playwright: Playwright, site: Path, other: Path) -> int:
    """The bytes of another table on a page of another site that has one."""
    line = Line()
    with ExitStack() as stack:
        address = stack.enter_context(behind(line, site))
        host = stack.enter_context(served(other))
        page = stack.enter_context(visits.profile(playwright)).new_page()
        page.goto(f"{host}empty.html")
        page.add_script_tag(url=f"{address}embed.js")
        _add_table(page, 0)
        first = line.sent
        _add_table(page, 1)
        return line.sent - first


def _add_table(page: Page, number: int) -> None:
    """Add one, and wait for its question, its type and the files for offline use."""
    page.evaluate(ADD, TABLE)
    frame = page.frame_locator("iframe").nth(number)
    frame.locator("[data-question]").wait_for()
    frame.locator("body").evaluate(WHOLE)
    page.wait_for_timeout(visits.SETTLE)


@contextmanager
def _alone(playwright: Playwright, folder: Path) -> Iterator[tuple[Page, str]]:
    """A page in a browser of its own, and the address it is to go to."""
    with served(folder) as address:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=visits.FLAGS
        )
        page = browser.new_page(locale="en-GB")
        page.set_default_timeout(visits.LONG)
        yield page, address
        browser.close()


def _stop_service_workers(page: Page) -> None:
    """End service workers now; a browser ends them half a minute after their work."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    session.detach()


def _weight(page: Page) -> float:
    _stop_service_workers(page)
    page.wait_for_timeout(IDLE)
    return resident(page)


def of_renderer(playwright: Playwright, site: Path) -> tuple[float, float]:
    """The memory in MB of what draws our page: once ready, and after a whole game."""
    with _alone(playwright, site) as (page, address):
        person = Person(page)
        person.open(address)
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        ready = _weight(page)
        person.want_turns_at_once()
        person.set_sail(*["Computer, expert"] * 2, seed=SEED)
        page.locator("[data-screen=end]").wait_for()
        return ready, _weight(page)


def of_bare_renderer(playwright: Playwright, other: Path) -> float:
    """The same of a page with Pyodide alone."""
    with _alone(playwright, other) as (page, address):
        visits.bare_page(address)(page)
        page.evaluate(visits.MARK)
        return _weight(page)
