"""Browsers of devices that a proof may stop and kill."""

from __future__ import annotations

import signal
from contextlib import suppress
from os import kill
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from web.evening import Device
from web.flags import FLAGS
from web.two_devices import serve

HOLD: Final = """(() => {
  const all = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...given) {
      super(...given);
      all.push(this);
    }
  };
  window.endConnection = (number) => {
    const open = all.filter((one) => one.connectionState === "connected");
    open[number % open.length]?.close();
  };
})();"""
"""Lets a proof end a connection of a page."""


class Process:
    """A browser with a profile on disk, whose processes may be stopped and killed."""

    def __init__(self, playwright: Playwright, program: Path, folder: Path, site: Path):
        self._playwright = playwright
        self._program = program
        self._folder = folder
        self._site = site
        self.start()

    def start(self) -> None:
        """Start it, with an empty page."""
        self.context: BrowserContext = (
            self._playwright.chromium.launch_persistent_context(
                self._folder,
                executable_path=self._program,
                args=FLAGS,
                locale="en-GB",
                reduced_motion="reduce",
            )
        )
        serve(self.context, self._site)
        self.device = self._tab()

    def _tab(self) -> Device:
        """A new tab, at which a quick person sits."""
        page = self.context.new_page()
        page.add_init_script(HOLD)
        return Device(page)

    @property
    def page(self) -> Page:
        """The page of its tab."""
        return self.device.page

    def signal(self, kind: str, number: signal.Signals) -> None:
        """Send a signal to its processes of that kind: `browser`, `renderer`."""
        for one in self._processes(kind):
            with suppress(ProcessLookupError):
                kill(one, number)

    def _processes(self, kind: str) -> list[int]:
        assert self.context.browser
        session = self.context.browser.new_browser_cdp_session()
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        return [one["id"] for one in found if one["type"] == kind]

    def kill_tab(self) -> None:
        """Kill what draws the page, and open another tab."""
        self.signal("renderer", signal.SIGKILL)
        old = self.page
        self.device = self._tab()
        with suppress(Error):
            old.close()

    def kill(self) -> None:
        """Kill the whole browser as if the battery were empty, and start it again."""
        self.signal("browser", signal.SIGKILL)
        with suppress(Error):
            self.context.close()
        self.start()

    def close(self) -> None:
        """End the browser."""
        with suppress(Error):
            self.context.close()
