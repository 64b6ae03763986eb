"""Hostile addresses of pages of a book, in a browser, at each game."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.games.guest import Guest
from web.games.kinds import Kind
from web.pressing import press
from web.words import ENGLISH

NAMES: Final = (
    *("__proto__", "constructor", "toString", "hasOwnProperty", "zzz", "-", "P0", "1"),
)
PLACES: Final = ("book", "rule", "card", "building", "puzzle", "lesson", "dialog")
NOT_DRAWN: Final = ENGLISH("error-not-drawn")
DRAWN: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(done, 30)))"""


@pytest.mark.parametrize("place", PLACES)
def test_an_address_of_no_page_closes_nothing(
    page: Page, kind: Kind, guest: Guest, place: str
) -> None:
    for name in NAMES:
        page.evaluate("(at) => { location.hash = at }", f"{place}={name}")
        page.evaluate(DRAWN)
        book = page.locator("[data-dialog=book]")
        if book.count():
            expect(book.locator("h3").first).to_be_visible()
            press(book.get_by_role("button", name=ENGLISH("close")).first)
            expect(book).to_have_count(0)
        expect(page.get_by_role("alert")).not_to_contain_text(NOT_DRAWN)
        expect(page.get_by_role("alert")).not_to_contain_text(
            ENGLISH("error-not-drawn")
        )
    expect(page.locator("[data-question]")).to_be_visible()
