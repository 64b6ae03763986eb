"""Wait for a condition on a page. Its policy forbids Playwright's own way to wait."""

import time
from typing import Any

from playwright.sync_api import Page

STEP = 10
"""Milliseconds between two looks."""


def until(page: Page, condition: str, given: object = None, seconds: int = 30) -> Any:
    """The value of a condition, once it is neither nothing nor false."""
    end = time.monotonic() + seconds
    while not (found := page.evaluate(condition, given)):
        assert time.monotonic() < end, f"still not so: {condition}"
        page.wait_for_timeout(STEP)
    return found
