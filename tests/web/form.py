"""The ways to a new game: the button that deals at once, and the form."""

from typing import Final

from playwright.sync_api import FrameLocator, Locator, Page

START: Final = "[data-action=start]"
"""Deals a game as the last one was set up."""
CHANGE: Final = "[data-action=change]"
"""Opens the form."""
FORM: Final = "[data-dialog=new-game] form"


def start_button(page: Page | FrameLocator) -> Locator:
    """The button that deals at once."""
    return page.locator(START)


def open_form(page: Page | FrameLocator) -> Locator:
    """The form of a new game, opened from the start screen unless it is open."""
    form = page.locator(FORM)
    if not form.count():
        page.locator(CHANGE).click()
        form.wait_for()
    return form
