"""Nothing is cut, covered or too wide, on any screen, at any size."""

from pathlib import Path

from playwright.sync_api import Page

from web.layout import SIZES, faults, resize
from web.scenes import Scenes


def test_every_screen_fits_a_phone_a_tablet_and_a_desktop(
    page: Page, site: str, tmp_path: Path
) -> None:
    found = []
    for scene in Scenes(page, site, tmp_path):
        for size in SIZES:
            resize(page, size)
            found += [f"{scene}, {size}: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)
