"""A browser that a proof may kill, and the last screen before that."""

from __future__ import annotations

import json
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from os import killpg
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from toolchain.browsers import installed_browser, playwrights_browser

FLAGS: Final = (
    "--headless",
    "--remote-debugging-port=0",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
    "--lang=en-GB",
    "about:blank",
)
TELL: Final = """
window.Worker = class extends Worker {
  postMessage(message, ...how) {
    if (message?.type) window.worker = this;
    super.postMessage(message, ...how);
  }
};
const all = (place) => [...document.querySelectorAll(place)];
const labels = (place) => all(place).map((one) => one.ariaLabel ?? one.textContent);
window.look = () => {
  const [board] = all("[data-ply], [data-screen=end]");
  return board && JSON.stringify({
    ply: Number(board.dataset.ply ?? Infinity),
    question: all("[data-question]")[0]?.dataset.question ?? "",
    prompt: all(".ask h2")[0]?.textContent ?? "",
    hand: labels(".hand > ol [data-card]"),
    offered: labels("button[aria-pressed]"),
  });
};
let said;
new MutationObserver(() => {
  const now = look();
  if (now && now !== said) window.seen(said = now);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Reports each new sight, and names the worker that got the latest request.

Warm-ups and helpers get none, and no game is lost with them."""


class Seen(NamedTuple):
    """The sight of a table: its ply and its question."""

    ply: int | None
    """The number of answers given; None: the game was over."""
    question: str
    """The question; empty: none."""
    prompt: str
    hand: tuple[str, ...]
    offered: tuple[str, ...]


def seen(text: str) -> Seen:
    """The last report of the page."""
    told: dict[str, Any] = json.loads(text)
    listed = {key: tuple(told[key]) for key in ("hand", "offered")}
    return Seen(**{**told, **listed})


def read_at_once(page: Page) -> Seen:
    """The sight of the table on show."""
    return seen(page.evaluate("look()"))


# ---------------------------------------------------------------- a browser


class Chromium:
    """A browser of one profile, whose processes may be killed."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self._playwright = playwright
        self._profile = profile
        self.drawn: list[Seen] = []
        self.start()

    def start(self) -> None:
        """Start it, and open a tab."""
        port = self._profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        program = str(installed_browser() or playwrights_browser())
        self._process = subprocess.Popen(
            [program, f"--user-data-dir={self._profile}", *FLAGS],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        address = f"http://127.0.0.1:{_written(port).splitlines()[0]}"
        self._browser = self._playwright.chromium.connect_over_cdp(address)
        self._context: BrowserContext = self._browser.contexts[0]
        self._context.add_init_script(TELL)
        self._context.expose_binding("seen", self._note)
        self.page = self._context.new_page()

    def _note(self, source: object, text: str) -> None:
        self.drawn.append(seen(text))

    def kill(self) -> None:
        """End all its processes as if the battery were empty."""
        with suppress(ProcessLookupError):
            killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(Error):
            self._browser.close()

    def renderers(self) -> list[int]:
        """The processes that draw pages."""
        session = self._browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        return [one["id"] for one in found if one["type"] == "renderer"]

    def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for the next report of the page."""
        end = monotonic() + 60
        while not is_so():
            assert monotonic() < end, "nothing is drawn"
            self.page.wait_for_timeout(1)

    def heard(self) -> Seen:
        """The last sight that the page reported before a kill."""
        with suppress(Error):
            self.page.wait_for_timeout(100)
        return self.drawn[-1]

    def open_tab(self) -> None:
        """Close the rest of the tab, and open another."""
        with suppress(Error):
            self.page.close()
        self.page = self._context.new_page()


def _written(path: Path) -> str:
    """The content of a file once it is there."""
    end = monotonic() + 60
    while not (path.exists() and path.read_text(encoding="utf-8").count("\n")):
        assert monotonic() < end, "the browser does not start"
        sleep(0.05)
    return path.read_text(encoding="utf-8")


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Chromium]:
    """A browser with an empty profile."""
    folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with folder as profile:
        browser = Chromium(playwright, Path(profile))
        try:
            yield browser
        finally:
            browser.kill()
