"""Take pictures of every screen, small and large, by day and by night."""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page, sync_playwright

import build_site
from browsers import installed_browser
from serve import served
from steps import BUILD, ROOT, say

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from web.layout import SIZES
from web.scenes import Scenes

THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def take(page: Page, site: str, name: str, folder: Path) -> None:
    """Take pictures of all screens in one size, its name in theirs."""
    with tempfile.TemporaryDirectory() as saves:
        for scene in Scenes(page, site, Path(saves)):
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                path = folder / f"{scene}-{name}-{theme}.png"
                page.screenshot(path=path, animations="disabled")


def main() -> None:
    """Build the site, go through it, and say where the pictures are."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=BUILD / "screenshots")
    parser.add_argument("--size", choices=SIZES, help="only this one")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    build_site.build()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for name in [asked.size] if asked.size else SIZES:
            say(f"Every screen on a {name} …")
            page = browser.new_page(viewport=SIZES[name])
            take(page, site, name, asked.folder)
            page.close()
        browser.close()
    say(f"The pictures are in {asked.folder}.")


if __name__ == "__main__":
    main()
