"""Hidden warm-up games in a real browser, which make later starts quicker."""

import time
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from web.loading import LONG, MEMORY, wait_until_ready

pytestmark = [pytest.mark.pyodide, pytest.mark.own_profile]  # a clock stays with it

KEPT: Final = f"""async () =>
  navigator.serviceWorker.controller
  && (await (await caches.open({MEMORY})).keys()).length"""
REHEARSED: Final = """() =>
  localStorage.getItem("san-juan-rehearsed " + new URL(".", location).pathname)"""
STEP: Final = 1000


def until(met: Callable[[], object]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + LONG / 1000
    while not met():
        assert time.monotonic() < end


def workers_later(page: Page) -> int:
    """The number of workers some time later by the clock of the page."""
    page.clock.fast_forward(STEP)
    return len(page.workers)


def test_a_worker_plays_unseen_and_ends(page: Page, site: str) -> None:
    page.clock.install()
    page.goto(site)
    wait_until_ready(page)
    until(lambda: page.evaluate(KEPT))
    until(lambda: workers_later(page) == 2)
    until(lambda: workers_later(page) == 1)
    assert page.evaluate(REHEARSED)
