"""A window of any browser, with a mouse and a keyboard."""

from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Frame, Page

SIZE = (1280, 900)
"""The size of the page in its window, in pixels."""


class Tab(Protocol):
    """The acts of a person at a page, and the facts that a test reads from it."""

    def open(self, address: str) -> None:
        """Go to an address, and wait for its page."""

    def reload(self) -> None:
        """Reload the page."""

    def evaluate(self, function: str, given: object = None) -> Any:
        """The result of a JavaScript function; promises are awaited."""

    def enter(self, function: str) -> None:
        """Go into the frame that a function finds, until another page is opened."""

    def leave(self) -> None:
        """Leave the frame."""

    def click(self, selector: str, place: int = 0) -> None:
        """Click one of the elements that the selector finds."""

    def press(self, *keys: str) -> None:
        """Press these keys, named as in `KeyboardEvent.key`, one after the other."""

    def give(self, selector: str, file: Path) -> None:
        """Choose a file in a file input."""

    def picture(self) -> bytes:
        """The picture of the window, as PNG."""


class PlaywrightTab:
    """A page of Playwright, which supplies a Chromium and a way to drive it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._place: Page | Frame = page

    def open(self, address: str) -> None:
        """Go to an address, and wait for its page."""
        self.leave()
        self._page.goto(address)

    def reload(self) -> None:
        """Reload the page."""
        self.leave()
        self._page.reload()

    def evaluate(self, function: str, given: object = None) -> Any:
        """The result of a JavaScript function; promises are awaited."""
        return self._place.evaluate(function, given)

    def enter(self, function: str) -> None:
        """Go into the frame that a function finds."""
        found = self._page.evaluate_handle(function).as_element()
        frame = found and found.content_frame()
        assert frame, "there is no frame"
        self._place = frame

    def leave(self) -> None:
        """Leave the frame."""
        self._place = self._page

    def click(self, selector: str, place: int = 0) -> None:
        """Click one of the elements that the selector finds."""
        self._place.locator(selector).nth(place).click()

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def give(self, selector: str, file: Path) -> None:
        """Choose a file in a file input."""
        self._place.set_input_files(selector, file)

    def picture(self) -> bytes:
        """The picture of the window, as PNG."""
        return self._page.screenshot()
