"""The time that a page spends in its scripts, by the browser's own counter.

It counts the time that the processor gives to the page's thread: unlike a clock on the
wall, it hardly depends on what else the machine does.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import CDPSession, Page

COUNTER: Final = "ScriptDuration"


class ScriptTime:
    """The counter of a page."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._last = self._total()

    def _total(self) -> float:
        told = self._session.send("Performance.getMetrics")["metrics"]
        (seconds,) = (one["value"] for one in told if one["name"] == COUNTER)
        return float(seconds) * 1000

    def lap(self) -> float:
        """The milliseconds of script since the last lap."""
        before, self._last = self._last, self._total()
        return self._last - before
