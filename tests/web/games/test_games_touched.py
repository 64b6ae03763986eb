"""A finger plays whole games on a phone without a mouse."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from web.emptied import PLAIN
from web.games.boards import middle
from web.games.guest import Guest
from web.games.kinds import Kind


class Toucher(Guest):
    """A person with a finger."""

    def pick(self, option: int) -> None:
        """Tap an option."""
        tap(self.page.locator(f"[data-place=board] [data-option='{option}']").first)

    def confirm(self) -> None:
        """Tap the button."""
        tap(self.page.locator("[data-action=confirm]"))

    def decline(self) -> None:
        """Tap the button."""
        tap(self.page.locator("[data-action=pass]"))


def tap(one: Locator) -> None:
    """Touch an element with a finger, shortly."""
    one.page.touchscreen.tap(*middle(one))


def phone(browser: Browser) -> BrowserContext:
    """The profile of a phone without a mouse."""
    context = browser.new_context(
        viewport={"width": 390, "height": 664},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    context.add_init_script(PLAIN)
    return context


@pytest.fixture(scope="module")
def profile() -> Callable[[Browser], BrowserContext]:
    """Makes the profile of a new browser: a phone's."""
    return phone


@pytest.mark.long
def test_a_whole_game_is_played_by_touch(page: Page, kind: Kind) -> None:
    toucher = Toucher(page)
    toucher.come_to(kind.begun())
    assert toucher.play()["over"]
