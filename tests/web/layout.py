"""What is wrong with how a screen is laid out: too wide, cut, covered, overlapping."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SIZES: Final = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
FAULTS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def resize(page: Page, size: str) -> None:
    """Give the window that size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(2):
        page.evaluate("() => new Promise(requestAnimationFrame)")


def faults(page: Page) -> list[str]:
    """Everything that is wrong with the screen at its present size."""
    found: list[str] = page.evaluate(FAULTS)
    return found
