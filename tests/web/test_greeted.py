"""The visits that get the pre-rendered start screen, and those that do not."""

from typing import Final

import pytest
from playwright.sync_api import Page

from web.host_page import HostSite
from web.loading import KEPT, wait_until_drawn

NOTE: Final = """
const note = () => {
  window.isGreeted ||= document.querySelector("#app > .start + p") !== null;
};
new MutationObserver(note).observe(document, { childList: true, subtree: true });
"""
"""Records that the pre-rendered screen has been there."""


def is_greeted(page: Page, site: str) -> bool:
    """Whether the pre-rendered screen was there before the page drew itself."""
    with page.add_init_script(NOTE):
        page.goto(site)
    wait_until_drawn(page)
    return bool(page.evaluate("Boolean(window.isGreeted)"))


@pytest.mark.first
def test_an_address_that_asks_for_nothing_is_greeted(page: Page, site: str) -> None:
    assert is_greeted(page, site)


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_an_address_that_asks_only_for_a_game_is_greeted(
    page: Page, site: str, game: str
) -> None:
    assert is_greeted(page, f"{site}?play={game}")


@pytest.mark.parametrize(
    "asked",
    [
        *("?lang=de", "?embed", "#card=guild_hall"),
        *("?play=puerto-rico&lang=de", "?play=no-such-game"),
    ],
)
def test_an_address_that_asks_for_something_is_not_greeted(
    page: Page, site: str, asked: str
) -> None:
    assert not is_greeted(page, f"{site}{asked}")


@pytest.mark.first
def test_whoever_has_set_something_is_not_greeted(page: Page, site: str) -> None:
    assert is_greeted(page, site)
    page.evaluate("localStorage.setItem('san-juan-settings', '{\"form\": {}}')")
    assert not is_greeted(page, site)


@pytest.mark.pyodide
def test_whoever_has_been_here_is_not_greeted(page: Page, site: str) -> None:
    assert is_greeted(page, site)
    page.evaluate(KEPT)
    assert not is_greeted(page, site)


def test_whoever_is_greeted_out_of_sight_comes_in_all_the_same(
    page: Page, site: str, host: HostSite
) -> None:
    page.add_init_script(NOTE)
    host.show(page, f'<p style="height: 300vh"></p><iframe src="{site}"></iframe>')
    frame = page.frame_locator("iframe")
    frame.locator("#app > [role=log]").wait_for(state="attached")
    assert frame.locator("body").evaluate("() => window.isGreeted")
