"""The search of the book: by its words, and by words that a rule does not use."""

import re
from typing import Final

from playwright.sync_api import expect

from web.prepared import asking
from web.test_book import book, heading
from web.visitor import Visitor

ASKED: Final = {
    "tie": "R68",
    "empty": "R11",
    "twice": "R17",
    "same building": "R17",
    "two players": "R3",
    "hand limit": "R7",
    "end of the game": "R60",
    "price change": "R47",
}
"""A reader's words, and the rule that answers them."""


def test_words_are_looked_up(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    page.keyboard.press("b")
    book(page).get_by_role("searchbox").fill("CRANE covered")
    expect(heading(page)).to_have_text(re.compile(r"\d+ places? found"))
    found = book(page).locator(".rules")
    expect(found).to_contain_text("A Crane is never covered.")
    found.get_by_role("link", name="R31").click()
    expect(book(page).locator("#R31")).to_be_focused()
    expect(book(page).get_by_role("searchbox")).to_have_value("")


def test_a_rule_is_found_by_words_that_it_does_not_say(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    page.keyboard.press("b")
    for words, rule in ASKED.items():
        book(page).get_by_role("searchbox").fill(words)
        expect(book(page).locator(f".rules #{rule}")).to_be_visible()


def test_what_everybody_needs_is_found_first(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    page.keyboard.press("b")
    book(page).get_by_role("searchbox").fill("golden edge")
    book(page).locator(".rules li").first.get_by_role("link").click()
    expect(heading(page).first).to_have_text("How to play")
