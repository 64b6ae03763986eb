"""A room with devices, each a browser of its own, and a site that they visit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from playwright.sync_api import Browser, Page, Playwright

import build_site
from bench import visits
from serve import served
from toolchain.browsers import installed_browser
from web.evening import Device


class Room(NamedTuple):
    """The browsers of a table, each with a process of its own, and the site."""

    playwright: Playwright
    stack: ExitStack
    site: str

    def browser(self) -> Browser:
        """Another browser."""
        browser = self.playwright.chromium.launch(
            executable_path=installed_browser(), args=visits.FLAGS
        )
        self.stack.callback(browser.close)
        return browser

    def page(self) -> Page:
        """The page of a browser of its own."""
        page = self.browser().new_page(locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(visits.LONG)
        return page

    def host(self, seats: int) -> Device:
        """The host at a new table of people, with Python in its browser."""
        device = Device(self.page())
        people = ",".join(["you"] * seats)
        device.page.goto(f"{self.site}?players={people}&start")
        device.page.locator("[data-ply]").first.wait_for()
        return device


@contextmanager
def room(playwright: Playwright) -> Iterator[Room]:
    """A room whose browsers end with it."""
    with ExitStack() as stack:
        site = stack.enter_context(served(build_site.DIST))
        yield Room(playwright, stack, site)
