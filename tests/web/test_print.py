"""The end on paper: one page, day or night, of a phone or a desktop."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.layout import SIZES
from web.prepared import over
from web.visitor import Visitor

SHEET: Final = re.compile(rb"/Type\s*/Page\b")


def sheets(page: Page, format: str) -> int:
    """The number of printed sheets of that paper."""
    return len(SHEET.findall(page.pdf(format=format)))


@pytest.mark.parametrize("window", ["phone", "desktop"])
@pytest.mark.parametrize("seats", [4, pytest.param(2, marks=pytest.mark.long)])
def test_the_end_is_printed_on_one_page(
    page: Page, site: str, seats: int, window: str
) -> None:
    page.set_viewport_size(SIZES[window])
    visitor = Visitor(page)
    visitor.open(site)
    visitor.come_to(over(seats))
    assert [sheets(page, paper) for paper in ("A4", "Letter")] == [1, 1]


def test_it_is_printed_in_the_colours_of_the_day_without_what_is_pressed(
    page: Page, site: str
) -> None:
    page.emulate_media(color_scheme="dark")
    visitor = Visitor(page)
    visitor.open(site)
    visitor.come_to(over(4))
    page.emulate_media(media="print", color_scheme="dark")
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    assert page.evaluate(scheme) == "light"
    for place in (".bar", ".acts"):
        expect(page.locator(place)).to_be_hidden()
    for place in (".win h2", ".points-table", ".cities"):
        expect(page.locator(place)).to_be_visible()
