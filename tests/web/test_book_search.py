"""The search of the book on the page; `book.test.mjs` has the questions it answers."""

import re

import pytest
from playwright.sync_api import expect

from web.prepared import asking
from web.test_book import book, heading
from web.visitor import Visitor


@pytest.mark.first
def test_words_are_looked_up_and_marked(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    page.keyboard.press("b")
    book(page).get_by_role("searchbox").fill("CRANE covered")
    expect(heading(page)).to_have_text(re.compile(r"\d+ results?"))
    found = book(page).locator(".rules")
    expect(found).to_contain_text("A Crane is never covered.")
    expect(found.locator("#R31 mark")).to_have_text(["Crane", "Crane", "covered"])
    found.get_by_role("link", name="R31").click()
    expect(book(page).locator("#R31")).to_be_focused()
    expect(book(page).get_by_role("searchbox")).to_have_value("")


@pytest.mark.first
def test_a_question_finds_its_answer_first(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    page.keyboard.press("b")
    book(page).get_by_role("searchbox").fill("How many cards may I keep?")
    expect(book(page).locator(".rules li").first).to_contain_text("7, or 12 with")
