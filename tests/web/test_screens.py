"""Every screen, walked through once and looked at with all eyes.

Nothing is cut, covered or too wide in any size; on a phone all that can be pressed is
as large as a fingertip; and axe finds nothing, by day and by night.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from web.axe import COLOURS, RULES, violations
from web.layout import SIZES, faults_in
from web.scenes import PARTS, Scenes

THEMES: Final[dict[Literal["light", "dark"], list[str]]] = {
    "light": RULES,
    "dark": COLOURS,
}
"""By theme: what axe looks for."""
FINGERTIP: Final = 44
"""CSS pixels, as WCAG 2.5.5 has it; a link within a sentence is exempt."""
SMALL: Final = Path(__file__).with_name("targets.js").read_text(encoding="utf-8")


def found_by_axe(page: Page) -> Iterator[str]:
    """What axe finds on the screen, in each theme."""
    for theme, rules in THEMES.items():
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        yield from (f"{theme}: {one}" for one in violations(page, rules))
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def wrong(page: Page) -> Iterator[str]:
    """Everything that is wrong with the screen; a phone's window is left behind."""
    yield from faults_in(page, reversed(SIZES.values()))
    yield from (f"too small: {one}" for one in page.evaluate(SMALL, FINGERTIP))
    yield from found_by_axe(page)


@pytest.mark.parametrize("part", PARTS)
def test_every_screen_fits_and_everybody_can_use_it(
    page: Page, site: str, tmp_path: Path, part: str
) -> None:
    page.set_viewport_size(SIZES["phone"])
    scenes = Scenes(page, site, tmp_path).part(part)
    found = [f"{scene}: {one}" for scene in scenes for one in wrong(page)]
    assert not found, "\n".join(found)


@pytest.mark.long
def test_axe_finds_nothing_on_any_screen_of_a_desktop(
    page: Page, site: str, tmp_path: Path
) -> None:
    page.set_viewport_size(SIZES["desktop"])
    scenes = Scenes(page, site, tmp_path)
    found = [f"{scene}: {one}" for scene in scenes for one in found_by_axe(page)]
    assert not found, "\n".join(found)
