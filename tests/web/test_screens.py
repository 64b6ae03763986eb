"""Every screen, visited once and examined in all ways.

On a phone nothing is cut, covered or too wide, and every target is as large as a
fingertip. By turns axe finds nothing by day, nothing by night, and larger windows have
room for everything.
"""

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from web.axe import COLOURS, RULES, violations
from web.layout import SIZES, faults, faults_in, seldom
from web.scenes import PARTS, Scenes
from web.visitor import Visitor

Theme = Literal["light", "dark"]
THEMES: Final[dict[Theme, list[str]]] = {"light": RULES, "dark": COLOURS}
"""The rules of axe, by theme."""
FINGERTIP: Final = 44
"""CSS pixels, as WCAG 2.5.5 has it; a link within a sentence is exempt."""
SMALL: Final = Path(__file__).with_name("targets.js").read_text(encoding="utf-8")


def found_by_axe(page: Page, *themes: Theme) -> Iterator[str]:
    """The findings of axe on the screen, in each of these themes."""
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        yield from (f"{theme}: {one}" for one in violations(page, THEMES[theme]))
    page.emulate_media(color_scheme="light")


def wrong_on_a_phone(page: Page) -> Iterator[str]:
    """All faults of the screen on a phone."""
    yield from faults(page)
    yield from (f"too small: {one}" for one in page.evaluate(SMALL, FINGERTIP))


def wrong_in(page: Page, size: str) -> Iterator[str]:
    """The parts cut, covered or too wide in that size; restores a phone's size."""
    yield from faults_in(page, [SIZES[size]])
    page.set_viewport_size(SIZES["phone"])


LONG: Final = ("new-buildings", "lessons", "replays")
"""Parts with screens that are much like others."""

TURNS: Final[list[Callable[[Page], Iterator[str]]]] = [
    lambda page: found_by_axe(page, "light"),
    lambda page: wrong_in(page, "tablet"),
    lambda page: iter(()),
    lambda page: found_by_axe(page, "dark"),
    lambda page: wrong_in(page, "desktop"),
    lambda page: iter(()),
    lambda page: iter(()),
]
"""A prime number of checks, so that scenes in pairs and threes meet each check."""


@pytest.mark.parametrize("part", seldom(PARTS, LONG))
def test_every_screen_fits_and_everybody_can_use_it(
    page: Page, site: str, part: str
) -> None:
    page.set_viewport_size(SIZES["phone"])
    scenes = zip(Scenes(page, site).part(part), cycle(TURNS))
    found = [
        f"{at}: {one}"
        for at, look in scenes
        for one in (*wrong_on_a_phone(page), *look(page))
    ]
    assert not found, "\n".join(found)


@pytest.mark.first
def test_axe_finds_letters_that_are_too_faint(page: Page, site: str) -> None:
    """It could find none if the page stayed unpainted, as in other tests."""
    Visitor(page).open(site)
    page.evaluate("document.querySelector('#setup').style.color = 'rgb(240, 230, 215)'")
    (found,) = found_by_axe(page, "light")
    assert "color-contrast" in found


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_on_any_screen_by_day_and_by_night(
    page: Page, site: str, size: str
) -> None:
    page.set_viewport_size(SIZES[size])
    found = [
        f"{scene}: {one}"
        for scene in Scenes(page, site)
        for one in found_by_axe(page, *THEMES)
    ]
    assert not found, "\n".join(found)
