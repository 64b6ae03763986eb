"""Take pictures of every screen, small and large, by day and by night.

They go to build/proofs/screens; the script prints a page that shows them.
"""

import argparse
import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import CDPSession, Page, sync_playwright

import build_site
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import BUILD, empty
from web.layout import SIZES
from web.scenes import Scenes

FOLDER: Final = BUILD / "proofs" / "screens"
SPACED: Final = str.maketrans("-_", "  ")
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SCALES: Final = {"phone": 1.0, "tablet": 2 / 3, "desktop": 2 / 3}
QUALITY: Final = 30
"""The quality of 100 at which words stay readable and all pictures small."""
WIDTHS: Final = {"phone": 130, "tablet": 190, "desktop": 330}
"""On the page that shows them, in pixels."""

PAINTED: Final = """() => new Promise((painted) =>
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(painted)))
).then(() => ({ x: scrollX, y: scrollY, width: innerWidth, height: innerHeight }))"""
"""Waits until the page is painted, and returns the part of it in the window."""


def picture(page: Page, session: CDPSession, scale: float) -> bytes:
    """The sight of the page, as WebP."""
    clip = {**page.evaluate(PAINTED), "scale": scale}
    options = {"format": "webp", "quality": QUALITY, "clip": clip}
    return base64.b64decode(session.send("Page.captureScreenshot", options)["data"])


def take(page: Page, site: str, size: str, folder: Path) -> Iterator[str]:
    """Take pictures of all screens in one size; the names of the screens."""
    session = page.context.new_cdp_session(page)
    for scene in Scenes(page, site):
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            path = folder / f"{scene}-{size}-{theme}.webp"
            path.write_bytes(picture(page, session, SCALES[size]))
        yield scene


def shown(scene: str, sizes: list[str], folder: Path) -> str:
    """The part of the page that shows one screen."""
    files = [
        f'<img src="{folder.name}/{scene}-{size}-{theme}.webp" '
        f'width="{WIDTHS[size]}" alt="{size}, {theme}">'
        for theme in THEMES
        for size in sizes
    ]
    return "\n".join([f"## {scene.translate(SPACED).capitalize()}", "", *files, ""])


def go_through(sizes: list[str], folder: Path) -> list[str]:
    """Take pictures of all screens in these sizes; the names of the screens."""
    scenes: list[str] = []
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for size in sizes:
            page = browser.new_page(viewport=SIZES[size], locale="en-GB")
            scenes = list(take(page, site, size, folder))
            page.close()
        browser.close()
    return scenes


def main() -> None:
    """Build the site, go through it, and print the page that shows it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--size", choices=SIZES, help="only this one")
    asked = parser.parse_args()
    sizes = [asked.size] if asked.size else list(SIZES)
    folder: Path = asked.folder
    if folder == FOLDER and not asked.size:
        empty(folder)
    folder.mkdir(parents=True, exist_ok=True)
    build_site.build()
    scenes = go_through(sizes, folder)
    print("\n".join(shown(scene, sizes, folder) for scene in scenes))


if __name__ == "__main__":
    main()
