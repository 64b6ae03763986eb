"""A page at a shared device draws and reads out no fact that it must hide."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from proofs import drawn_alike
from tabletop.page.bridge import Bridge
from web.person import Person
from web.screen import Screen

HANDED_ON: Final = drawn_alike.OPTIONS[0]
MOST: Final = 12


@pytest.mark.long
def test_the_page_is_the_same_under_a_new_deal(browser: Browser, site: str) -> None:
    count, faults = drawn_alike.compare(browser, site, drawn_alike.OPTIONS[0], 9)
    assert not faults, faults[0]
    assert count == 9
    assert issubclass(drawn_alike.Dealing, Bridge)


@pytest.mark.long
def test_nothing_stays_in_the_page_for_the_next_person(
    browser: Browser, site: str
) -> None:
    count, faults = drawn_alike.compare_for(0, browser, site, HANDED_ON, MOST)
    assert not faults, faults[0]
    assert count == MOST


@pytest.mark.long
def test_what_the_browser_keeps_for_the_page_stays_too(
    browser: Browser, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def remember(person: Person, screen: Screen) -> None:
        if screen.hand:
            names = [card.name for card in screen.hand]
            person.page.evaluate("(names) => { sessionStorage.seen = names; }", names)

    monkeypatch.setattr(drawn_alike, "stir", remember)
    monkeypatch.setattr(drawn_alike, "STIRRED", 1)
    _, faults = drawn_alike.compare_for(0, browser, site, HANDED_ON, MOST)
    assert faults
