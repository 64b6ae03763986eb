"""Pages of another site that embed the game. No test is here."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from serve import served

OTHER_SITE: Final = "localhost"
"""The same machine, but for a browser another site than 127.0.0.1."""


class HostSite:
    """Another site, with one page at a time."""

    def __init__(self, folder: Path, address: str) -> None:
        self._page = folder / "index.html"
        self._numbers = count()
        self.address = address.replace("127.0.0.1", OTHER_SITE)

    def show(self, page: Page, body: str) -> None:
        """Go to its page, now with this body.

        A browser takes pages of one address and the same second for one page.
        """
        self.write(body)
        page.goto(f"{self.address}?{next(self._numbers)}")

    def write(self, body: str) -> None:
        """Write this body into its page."""
        whole = f"<!doctype html><title>Host</title><body>{body}"
        self._page.write_text(whole, encoding="utf-8")


@contextmanager
def host_site(folder: Path) -> Iterator[HostSite]:
    """Serve such a site from an empty folder while inside."""
    with served(folder) as address:
        yield HostSite(folder, address)


def frame(address: str, *attributes: str) -> str:
    """The game in a plain frame."""
    style = "border: 0; width: 90vw; height: 80vh"
    return f'<iframe src="{address}" style="{style}" {" ".join(attributes)}></iframe>'
