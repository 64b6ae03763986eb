"""Nothing is cut, covered or too wide, on any screen, at any size."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from web.layout import SIZES, faults
from web.scenes import Scenes


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_the_window(
    page: Page, site: str, tmp_path: Path, size: str
) -> None:
    page.set_viewport_size(SIZES[size])
    found = [
        f"{scene}: {fault}"
        for scene in Scenes(page, site, tmp_path)
        for fault in faults(page)
    ]
    assert not found, "\n".join(found)
