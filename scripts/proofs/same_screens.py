"""Show that all screens look the same before and after a change, pixel by pixel.

    python -m proofs.same_screens BEFORE AFTER
    python -m proofs.same_screens BEFORE AFTER --size phone --theme dark

BEFORE and AFTER are built sites (folders like `dist/`), which show the same games, or
folders of pictures from an earlier run. The pictures go to build/screens/before and
build/screens/after. The script names each screen that differs, with the number of
pixels and their box, and shows the pixels in magenta in build/screens/differences.
"""

import argparse
import base64
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from proofs.screenshots import THEMES
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import BUILD, empty, fail, say
from web.layout import SIZES
from web.scenes import Scenes
from web.stand_in import stand_in

TODAY: Final = datetime(2031, 2, 3, 20, 15)
"""Some screens say when a game was played last."""
FOLDER: Final = BUILD / "screens"
COMPARE: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Asked(NamedTuple):
    """Which pictures are compared."""

    sizes: Sequence[str]
    themes: Sequence[str]
    quick: bool = False
    """Whether the Python of this tree plays behind the pages, not their own."""

    def holds(self, name: str) -> bool:
        """Whether a picture is one of these."""
        _, size, theme = name.rsplit("-", 2)
        return size in self.sizes and theme in self.themes


class Difference(NamedTuple):
    """The difference between two pictures of one screen."""

    name: str
    what: str
    marked: bytes | None = None
    """The picture with the difference in magenta, if both are of one size."""

    def __str__(self) -> str:
        return f"{self.name}: {self.what}"


# ---------------------------------------------------------------- taking


def take(page: Page, site: str, size: str, asked: Asked, folder: Path) -> None:
    """Take lossless pictures of all screens in one size, each from top to bottom."""
    for scene in Scenes(page, site):
        for theme in THEMES:
            if theme in asked.themes:
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                page.screenshot(
                    path=folder / f"{scene}-{size}-{theme}.png",
                    full_page=True,
                    animations="disabled",
                )


def take_all(browser: Browser, dist: Path, asked: Asked, folder: Path) -> None:
    """Take the pictures of a built site."""
    empty(folder)
    with served(dist) as site:
        for size in asked.sizes:
            say(f"Taking pictures of {dist}, {size} …")
            context = browser.new_context(viewport=SIZES[size], locale="en-GB")
            if asked.quick:
                stand_in(context)
            page = context.new_page()
            page.clock.set_fixed_time(TODAY)
            take(page, site, size, asked, folder)
            context.close()


def pictures(browser: Browser, place: Path, asked: Asked, folder: Path) -> Path:
    """The folder of the pictures of a site or of an earlier run."""
    if not (place / "index.html").exists():
        return place
    take_all(browser, place, asked, folder)
    return folder


# ---------------------------------------------------------------- comparing


def names(before: Path, after: Path, asked: Asked) -> list[str]:
    """The pictures there are before or after; refuses where there are none."""
    found = {path.stem for folder in (before, after) for path in folder.glob("*.png")}
    kept = sorted(filter(asked.holds, found))
    return kept or fail(f"There are no pictures to compare in {before} and {after}.")


def differences(
    page: Page, before: Path, after: Path, asked: Asked
) -> Iterator[Difference]:
    """Every picture that is missing on one side or differs in a pixel."""
    for name in names(before, after, asked):
        paths = [folder / f"{name}.png" for folder in (before, after)]
        if missing := [path.parent for path in paths if not path.exists()]:
            yield Difference(name, f"not in {missing[0]}")
        elif found := compared(page, *(path.read_bytes() for path in paths)):
            yield Difference(name, *found)


def compared(
    page: Page, before: bytes, after: bytes
) -> tuple[str, bytes | None] | None:
    """The difference of two pictures, in words and marked; None: none."""
    if before == after:
        return None
    encoded = [base64.b64encode(png).decode() for png in (before, after)]
    found: dict[str, Any] = page.evaluate(COMPARE, encoded)
    if "sizes" in found:
        return f"sizes differ: {found['sizes']}", None
    if not found["pixels"]:
        return None
    what = f"{found['pixels']} pixels differ, {found['box']}"
    return what, base64.b64decode(found["marked"])


def compare(page: Page, before: Path, after: Path, asked: Asked) -> int:
    """Name each picture that differs and save it marked; return their number."""
    marked, found = empty(FOLDER / "differences"), []
    for one in differences(page, before, after, asked):
        say(str(one))
        found.append(one.name)
        if one.marked:
            (marked / f"{one.name}.png").write_bytes(one.marked)
    say(f"{len(names(before, after, asked))} pictures compared, {len(found)} differ.")
    return len(found)


def read_arguments() -> argparse.Namespace:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("before", type=Path, help="a built site or kept pictures")
    parser.add_argument("after", type=Path, help="the same")
    parser.add_argument("--size", choices=SIZES, help="only this one")
    parser.add_argument("--theme", choices=THEMES, help="only this one")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="play by the Python of this tree, not by that of the sites",
    )
    return parser.parse_args()


def main() -> None:
    """Compare; fails where a picture differs."""
    given = read_arguments()
    asked = Asked(
        [given.size] if given.size else list(SIZES),
        [given.theme] if given.theme else list(THEMES),
        given.quick,
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        before = pictures(browser, given.before, asked, FOLDER / "before")
        after = pictures(browser, given.after, asked, FOLDER / "after")
        count = compare(browser.new_page(), before, after, asked)
        browser.close()
    sys.exit(bool(count))


if __name__ == "__main__":
    main()
