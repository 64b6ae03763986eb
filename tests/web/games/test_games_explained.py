"""Any game explains every part of its table, or offers no tour."""

from playwright.sync_api import Page, expect

from web.games.guest import Guest
from web.games.kinds import Kind

NEXT = "(before) => document.querySelector('.what')?.innerText !== before"
"""Waits for the next explanation."""

STOPS = 80
"""More parts than a table explains."""


def test_the_tour_words_every_part_of_the_table(page: Page, kind: Kind) -> None:
    Guest(page).come_to(kind.begun())
    page.keyboard.press("m")
    offered = page.locator("dialog [data-action=what]").count()
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    told = page.locator(".what:popover-open")
    expect(told).to_have_count(offered)
    seen = list[str]()
    while offered and (text := told.inner_text()) not in seen and len(seen) < STOPS:
        seen.append(text)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(NEXT, arg=text)
    assert not offered or 10 < len(seen) < STOPS
    assert not [text for text in seen if "what-" in text]
    expect(page.get_by_role("alert")).to_be_empty()
