"""Take pictures of every screen, small and large, by day and by night."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

import build_site
from browsers import installed_browser
from serve import served
from steps import BUILD, ROOT, say

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from web.layout import SIZES, resize
from web.scenes import Scenes

THEMES: Final = ("light", "dark")


def looks(page: Page) -> Iterator[str]:
    """Show the screen in every size and light; each look is named when it is there."""
    for size in SIZES:
        resize(page, size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            yield f"{size}-{theme}"


def take(page: Page, site: str, folder: Path, wanted: str) -> None:
    """Put a picture of every look of every screen so named into the folder."""
    with tempfile.TemporaryDirectory() as saves:
        for scene in Scenes(page, site, Path(saves)):
            if scene.startswith(wanted):
                say(scene)
                for look in looks(page):
                    path = folder / f"{scene}-{look}.png"
                    page.screenshot(path=path, animations="disabled")


def main() -> None:
    """Build the site, go through it, and say where the pictures are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=BUILD / "screenshots")
    parser.add_argument(
        "--only", default="", help="what the name of a screen begins with"
    )
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    build_site.build()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        take(browser.new_page(), site, asked.folder, asked.only)
        browser.close()
    say(f"The pictures are in {asked.folder}.")


if __name__ == "__main__":
    main()
