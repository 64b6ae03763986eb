"""What is wrong with how a screen is laid out: too wide, cut, covered, overlapping."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
FAULTS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Everything that is wrong with the screen at its present size."""
    found: list[str] = page.evaluate(FAULTS)
    return found
