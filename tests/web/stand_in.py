"""The engine of the tests behind the page, in place of a worker that starts Python.

Where loading, the worker or Pyodide is not the subject, a page needs no more: requests
and replies are the same text.
"""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from sanjuan.bridge import GAMES
from tabletop.bridge import Bridge

SCRIPT: Final = Path(__file__).with_suffix(".js")


class Engines:
    """An engine for every worker that pages start, begun when it is first asked."""

    def __init__(self) -> None:
        self._begun: dict[str, Bridge] = {}

    def ask(self, source: object, worker: str, what: str, *given: object) -> str:
        """What that worker's Python answers to a call by the page."""
        engine = self._begun.setdefault(worker, Bridge(GAMES))
        answer: str = getattr(engine, what)(*given)
        return answer


def stand_in(context: BrowserContext) -> BrowserContext:
    """Let the pages of this profile talk to the Python of the tests."""
    context.expose_binding("askPython", Engines().ask)
    context.add_init_script(path=SCRIPT)
    return context


def new_page(browser: Browser, **how: Any) -> Page:
    """An empty page in such a profile of its own."""
    return stand_in(browser.new_context(**how)).new_page()
