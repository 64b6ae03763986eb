"""A game that a browser has opened once starts there without a network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from web.form import start_button
from web.games.guest import Guest
from web.games.kinds import Kind
from web.games.own_python import own_python
from web.loading import wait_until_ready

KEPT = """async (game) => {
  await navigator.serviceWorker.ready;
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  const scripts = [...document.querySelectorAll("link[rel=modulepreload]")];
  const isKept = async ({ href }) => (await caches.match(href)) !== undefined;
  while (!(await Promise.all(scripts.map(isKept))).every(Boolean)) await wait();
}"""
"""Waits until the service worker has the scripts of the page and of its game."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page, in which Python itself starts."""
    with own_python(browser) as page:
        yield page


def start_offline(page: Page, with_toys: str, kind: Kind) -> Guest:
    """A person who opened the game, lost the network, opened it again and begins."""
    address = f"{with_toys}?play={kind.id}&level=random"
    page.goto(address)
    wait_until_ready(page)
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(address)
    wait_until_ready(page)
    start_button(page).click()
    return Guest(page)


@pytest.mark.first("puerto-rico")
@pytest.mark.pyodide
def test_an_opened_game_is_played_without_a_network(
    page: Page, with_toys: str, kind: Kind
) -> None:
    assert start_offline(page, with_toys, kind).answer()["asked"]


@pytest.mark.long
@pytest.mark.pyodide
def test_an_opened_game_is_played_to_its_end_without_a_network(
    page: Page, with_toys: str, kind: Kind
) -> None:
    assert start_offline(page, with_toys, kind).play()["over"]
