"""A window of any browser, with a mouse and a keyboard."""

from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Frame, Page

SIZE = (1280, 900)
"""Of the page in its window."""


class Tab(Protocol):
    """What a person does with a page, and what a test sees of it."""

    def open(self, address: str) -> None:
        """Go to an address, and wait until its page is there."""

    def reload(self) -> None:
        """Load the page anew."""

    def evaluate(self, function: str, given: object = None) -> Any:
        """What a function of JavaScript comes to; promises are awaited."""

    def enter(self, function: str) -> None:
        """Go into the frame that a function finds, until another page is opened."""

    def leave(self) -> None:
        """Come back out of it."""

    def click(self, selector: str, place: int = 0) -> None:
        """Click that one of what the selector finds."""

    def press(self, *keys: str) -> None:
        """Press these keys, as `KeyboardEvent.key` has them, one after the other."""

    def give(self, selector: str, file: Path) -> None:
        """Choose a file where the page asks for one."""

    def picture(self) -> bytes:
        """What is seen, as PNG."""


class PlaywrightTab:
    """A page of Playwright: it brings a way to Chromium along."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._place: Page | Frame = page

    def open(self, address: str) -> None:
        """Go to an address, and wait until its page is there."""
        self.leave()
        self._page.goto(address)

    def reload(self) -> None:
        """Load the page anew."""
        self.leave()
        self._page.reload()

    def evaluate(self, function: str, given: object = None) -> Any:
        """What a function of JavaScript comes to; promises are awaited."""
        return self._place.evaluate(function, given)

    def enter(self, function: str) -> None:
        """Go into the frame that a function finds."""
        found = self._page.evaluate_handle(function).as_element()
        frame = found and found.content_frame()
        assert frame, "there is no frame"
        self._place = frame

    def leave(self) -> None:
        """Come back out of it."""
        self._place = self._page

    def click(self, selector: str, place: int = 0) -> None:
        """Click that one of what the selector finds."""
        self._place.locator(selector).nth(place).click()

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def give(self, selector: str, file: Path) -> None:
        """Choose a file where the page asks for one."""
        self._place.set_input_files(selector, file)

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        return self._page.screenshot()
