"""On a phone everything that can be pressed is as large as a fingertip."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from web.layout import SIZES
from web.scenes import Scenes

FINGERTIP: Final = 44
"""CSS pixels, as WCAG 2.5.5 has it; a link within a sentence is exempt."""
SMALL: Final = Path(__file__).with_name("targets.js").read_text(encoding="utf-8")


def test_everything_to_be_pressed_is_large_enough(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.set_viewport_size(SIZES["phone"])
    found = {
        f"{scene}: {one}"
        for scene in Scenes(page, site, tmp_path)
        for one in page.evaluate(SMALL, FINGERTIP)
    }
    assert not found, "\n".join(sorted(found))
