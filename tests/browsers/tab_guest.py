"""People who play any game in any browser, by what the house draws. No test is here."""

import time
from typing import Any, Final

from browsers.player import READY, Clicker
from browsers.tab import Tab
from web.games.answering import Answering, Keys

PATIENCE: Final = 30
"""Seconds that a condition may take to come true."""
PAUSE: Final = 0.02


class TabGuest(Answering):
    """A person with a mouse."""

    def __init__(self, tab: Tab) -> None:
        super().__init__()
        self.tab = tab
        self._clicker = Clicker(tab)

    def open(self, address: str) -> None:
        """Go to the page and wait until a game can begin."""
        self._clicker.open(address)

    def begin(self) -> None:
        """Begin the game that the form describes."""
        self._clicker.begin()

    def go_on_after_reload(self) -> None:
        """Reload the page and resume the game that is not over."""
        self.tab.reload()
        self.tab.evaluate(READY)
        self.tab.click("[data-action=continue]")

    def evaluate(self, function: str, given: object = None) -> Any:
        """The result of a JavaScript function in the page."""
        return self.tab.evaluate(function, given)

    def wait(self, condition: str, given: object = None) -> None:
        """Wait for a condition in the page."""
        end = time.monotonic() + PATIENCE
        while not self.tab.evaluate(condition, given):
            assert time.monotonic() < end, f"still not so: {condition}"
            time.sleep(PAUSE)

    def pick(self, option: int) -> None:
        """Pick an option."""
        self.tab.click(f"[data-place=board] [data-option='{option}']")

    def confirm(self) -> None:
        """Confirm the choice, or say yes."""
        self.tab.click("[data-action=confirm]")

    def decline(self) -> None:
        """Choose nothing, or say no."""
        self.tab.click("[data-action=pass]")

    def take_device(self) -> None:
        """Press the only button."""
        self.tab.click("[data-action=take-device]")


class TabKeyGuest(Keys, TabGuest):
    """A person with keys alone, once the game has begun."""

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        self.tab.press(*keys)
