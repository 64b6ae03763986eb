"""The tests' own engine behind the page, in place of a worker that starts Python.

A page whose test is not about loading, the worker or Pyodide needs no more: requests
and replies are the same text. It gives advice in haste.
"""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from hasty import GAMES
from tabletop.page.bridge import Bridge
from tabletop.table.registry import Registry

SCRIPT: Final = Path(__file__).with_suffix(".js")
MOST: Final = 8
"""The most workers in the frames of a page."""


class Engines:
    """An engine for every worker that pages start, made at its first request."""

    def __init__(self, bridge: type[Bridge], games: Registry) -> None:
        self._bridge = bridge
        self._games = games
        self._begun: dict[Page, dict[str, Bridge]] = {}

    def ask(
        self, source: dict[str, Page], worker: str, what: str, *given: object
    ) -> str:
        """The reply of that worker's Python to a call by the page."""
        engines = self._of(source["page"])
        if worker not in engines:
            engines[worker] = self._bridge(self._games)
            for ended in list(engines)[:-MOST]:
                del engines[ended]
        answer: str = getattr(engines[worker], what)(*given)
        return answer

    def _of(self, page: Page) -> dict[str, Bridge]:
        """The engines of a page; they end with it."""
        if page not in self._begun:
            page.once("close", self._end)
            self._begun[page] = {}
        return self._begun[page]

    def _end(self, page: Page) -> None:
        del self._begun[page]


def stand_in(
    context: BrowserContext, bridge: type[Bridge] = Bridge, games: Registry = GAMES
) -> BrowserContext:
    """Let the pages of this profile use the Python of the tests."""
    context.expose_binding("askPython", Engines(bridge, games).ask)
    context.add_init_script(path=SCRIPT)
    return context


def new_page(browser: Browser, **how: Any) -> Page:
    """An empty page in a new profile of that kind."""
    return stand_in(browser.new_context(**how)).new_page()
