"""Games that nobody sees, in a real browser: the next start takes less by them."""

import time
from typing import Final

import pytest
from playwright.sync_api import Page

from web.loading import KEPT, LONG, wait_until_ready

pytestmark = [pytest.mark.pyodide, pytest.mark.own_profile]  # a clock stays with it

REHEARSED: Final = "() => localStorage.getItem('san-juan-rehearsed')"
STEP: Final = 1000


def test_a_worker_plays_unseen_and_ends(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_ready(page)
    page.evaluate(KEPT)
    page.clock.install()
    page.reload()
    wait_until_ready(page)
    end = time.monotonic() + LONG / 1000
    while not page.evaluate(REHEARSED) and time.monotonic() < end:
        page.clock.fast_forward(STEP)
    assert page.evaluate(REHEARSED)
    assert len(page.workers) == 1
