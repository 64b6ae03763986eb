"""Visits pages and times them: this one, and pages of Pyodide to compare."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, Page, Playwright

from bench import plain
from toolchain.browsers import installed_browser

FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync")
SETTLE: Final = 1500
"""The milliseconds that a browser gets after a load to cache compiled code."""
LONG: Final = 300_000

ASKED: Final = """
const asked = new MutationObserver(() => {
  if (!document.querySelector("[data-question]")) return;
  performance.mark("first question");
  asked.disconnect();
});
asked.observe(document, { childList: true, subtree: true });
const start = () => document.querySelector(".play [data-action=start]");
"""
"""Notes when a person is asked; finds the button that starts a game."""

OURS: Final = f"""{ASKED}
const pressing = new MutationObserver(() => start()?.click());
pressing.observe(document, {{ childList: true, subtree: true }});
"""
"""Starts a game as soon as there is a button for it."""

SEEN: Final = f"""{ASKED}
const painted = () => {{
  performance.mark("menu");
  start().click();
}};
const seen = new MutationObserver(() => {{
  if (!start()) return;
  seen.disconnect();
  requestAnimationFrame(() => setTimeout(painted));
}});
seen.observe(document, {{ childList: true, subtree: true }});
"""
"""Starts a game once the button is painted, and notes when it was."""

MARK: Final = """async () => {
  const found = (name) => performance.getEntriesByName(name)[0];
  while (!found("first question")) await new Promise((wake) => setTimeout(wake, 20));
  const at = (name) => found(name)?.startTime ?? 0;
  return { question: at("first question"), menu: at("menu") };
}"""

REHEARSED: Final = """async () => {
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  const rehearsed = `san-juan-rehearsed ${new URL(".", location).pathname}`;
  while (!localStorage.getItem(rehearsed)) await wait();
}"""
"""Waits until all is cached and warmed up: the next visit is a warm one."""

Go = Callable[[Page], None]


class Times(NamedTuple):
    """Milliseconds from the navigation until something was to be seen."""

    menu: float
    question: float


@contextmanager
def profile(playwright: Playwright, folder: str = "") -> Iterator[BrowserContext]:
    """A browser whose data last until it is closed."""
    with tempfile.TemporaryDirectory() as fresh:
        context = playwright.chromium.launch_persistent_context(
            folder or fresh, executable_path=installed_browser(), args=FLAGS
        )
        context.set_default_timeout(LONG)
        yield context
        context.close()


def query(game: str) -> str:
    """The query of the address that opens the page with that game."""
    return f"?play={game.replace('_', '-')}"


def ours(site: str, script: str = OURS) -> Go:
    """Return the visit to this page."""

    def go(page: Page) -> None:
        page.add_init_script(script)
        page.goto(site)

    return go


def plain_page(site: str) -> Go:
    """Return the visit to a page with Pyodide that installs the wheel."""
    wheels = sorted(path.name for path in plain.WHEELS.glob("*.whl"))
    wheel = next(plain.PLAIN.glob("sanjuan-*.whl")).name
    query = urlencode({"micropip": wheels, "wheel": wheel}, doseq=True)
    return bare_page(f"{site}?{query}")


def bare_page(site: str) -> Go:
    """Return the visit to a page with Pyodide alone."""

    def go(page: Page) -> None:
        page.goto(site)

    return go


def load(context: BrowserContext, go: Go, after: str = "") -> Times:
    """Go there in a new tab; `after` is waited for before that is closed."""
    page = context.new_page()
    go(page)
    taken: dict[str, float] = page.evaluate(MARK)
    if after:
        page.evaluate(after)
    page.wait_for_timeout(SETTLE)
    page.close()
    return Times(taken["menu"], taken["question"])
