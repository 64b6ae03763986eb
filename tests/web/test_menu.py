"""The menu shows all its ways on a phone in the hand."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.prepared import asking
from web.stand_in import stand_in
from web.test_phones import PHONES
from web.visitor import Visitor
from web.words import Words


@pytest.fixture
def toucher(browser: Browser, site: str) -> Iterator[Visitor]:
    """Somebody without a keyboard, in the language with the longest words."""
    profile = browser.new_context(locale="fr", has_touch=True, is_mobile=True)
    visitor = Visitor(stand_in(profile).new_page(), Words("fr"))
    visitor.arrive(site)
    yield visitor
    profile.close()


def test_the_menu_shows_all_ways_without_scrolling(toucher: Visitor) -> None:
    toucher.come_to(asking("role", seats=4))
    toucher.menu()
    sheet = toucher.page.locator("dialog .sheet")
    for name, size in PHONES.items():
        toucher.page.set_viewport_size(size)
        hidden = sheet.evaluate("one => one.scrollHeight - one.clientHeight")
        assert hidden == 0, name
