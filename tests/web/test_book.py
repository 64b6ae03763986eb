"""The book: opened from the table, read by links and by words, closed by Back."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from proofs.rule_table import rules
from sanjuan.rules.buildings import CLASSES
from table_setup import seat, table
from web.prepared import asking
from web.typist import Typist
from web.visitor import Visitor
from web.waiting import until
from web.words import words_of

WALK: Final = """async () => {
  const all = (what) => [...document.querySelectorAll(`dialog ${what}`)];
  const drawn = () => new Promise((done) => setTimeout(() => setTimeout(done)));
  const places = new Set(), told = new Set();
  const walk = async () => {
    for (const { id } of all(".rules li")) told.add(id);
    for (const place of all(".leaf a").map((one) => one.getAttribute("href"))) {
      if (places.has(place)) continue;
      places.add(place);
      all(`.leaf a[href="${place}"]`)[0].click();
      await drawn();
      await walk();
      all("[data-action=book-back]")[0].click();
      await drawn();
    }
  };
  await walk();
  return [[...places], [...told]];
}"""
"""Follows every link; returns the targets, and the rules on their pages."""


def book(page: Page) -> Locator:
    """The dialog, once the book is loaded."""
    dialog = page.get_by_role("dialog", name=words_of(page)("book-title"))
    dialog.get_by_role("searchbox").wait_for()
    return dialog


def heading(page: Page) -> Locator:
    return book(page).get_by_role("heading", level=3)


@pytest.mark.parametrize(
    "context",
    ["fr", *(pytest.param(one, marks=pytest.mark.long) for one in ("en", "de"))],
    indirect=True,
)
def test_every_card_and_every_rule_is_reached_from_the_table(
    page: Page, site: str
) -> None:
    page.goto(site)
    person = Visitor(page, words_of(page))
    person.ready()
    person.come_to(asking("role"))
    page.keyboard.press("b")
    book(page)
    places, told = page.evaluate(WALK)
    assert {f"#card={building.id}" for building in CLASSES} <= {*places}
    assert {rule for rule in rules() if rule.startswith("R")} <= {*told}


@pytest.mark.first
def test_a_card_on_the_table_leads_to_its_page(visitor: Visitor) -> None:
    page = visitor.page
    before = visitor.come_to(asking("role"))
    page.locator(".city [data-card]").first.click(button="right")
    page.get_by_role("link", name="This card in the book").click()
    expect(heading(page)).to_have_text("Indigo plant")
    expect(heading(page)).to_be_focused()
    assert page.url.endswith("#card=indigo_plant")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    until(page, "!history.state?.dialog")
    assert "#" not in page.url
    assert visitor.look() == before


@pytest.mark.first
def test_a_question_leads_to_its_rule(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    page.get_by_role("link", name="Rule: choosing roles").click()
    rule = book(page).locator("#R21")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("each at most once a round")


def test_a_card_that_cannot_be_built_says_why_and_leads_to_the_rule(
    visitor: Visitor,
) -> None:
    page = visitor.page
    at = table(seat("smithy library well", "well")).role("builder")
    visitor.come_to(at.game)
    refused = {
        "Library": ("R99", "building and paying"),
        "Well": ("R17", "each violet building once"),
    }
    for name, (rule, title) in refused.items():
        hand = page.get_by_role("region", name=re.compile("Your hand"))
        hand.get_by_role("button", name=re.compile(name)).click(force=True)
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("link", name=f"Rule: {title}").click()
        expect(book(page).locator(f"#{rule}")).to_be_focused()
        visitor.close()


def test_a_card_more_than_may_be_chosen_says_so(visitor: Visitor) -> None:
    page = visitor.page
    at = table(seat("library well smithy hero chapel tower")).role("builder")
    visitor.come_to(at.build("library").game)
    visitor.take_up([0, 1, 2, 3])
    expect(page.locator("button[aria-pressed=true]")).to_have_count(4)
    page.locator("button[aria-pressed=false]").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("At most 4 can be chosen")
    dialog.get_by_role("link", name="Rule: building and paying").click()
    expect(book(page).locator("#R99")).to_be_focused()


def test_a_role_that_is_taken_says_by_whom(visitor: Visitor) -> None:
    page = visitor.page
    at = table(seat("well"), seat(), roles_taken="trader", governor=1)
    visitor.come_to(at.game)
    page.locator("[data-role=trader]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Trader: taken in this round by Ben.")
    dialog.get_by_role("link", name="Rule: choosing roles").click()
    expect(book(page).locator("#R21")).to_be_focused()


def test_an_answer_that_lacks_something_says_what(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    alert = visitor.page.get_by_role("alert")
    visitor.page.get_by_role("button", name="Undo").click(force=True)
    expect(alert).to_contain_text("There is nothing to undo yet.")
    visitor.come_to(asking("pay"))
    visitor.page.get_by_role("button", name="Confirm").click(force=True)
    expect(alert).to_contain_text("Choose ")
    alert.get_by_role("button").click()


def test_the_book_can_be_closed_wherever_it_lies_open(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 664})
    visitor.come_to(asking("pay"))
    page.get_by_role("link", name="Rule: building and paying").click()
    expect(book(page).locator("#R99")).to_be_focused()
    close = book(page).get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    expect(book(page).get_by_role("searchbox")).to_be_in_viewport(ratio=1)
    expect(book(page).locator("#R99")).to_be_in_viewport(ratio=1)
    close.click()


@pytest.mark.first
def test_the_book_is_read_by_keyboard(typist: Typist) -> None:
    page = typist.page
    typist.come_to(asking("role"))
    page.keyboard.press("b")
    expect(heading(page)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(heading(page)).to_have_text("All rules, by number")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("#card=crane", "Crane"),
        ("#rule=R12", "General rules"),
        ("#rule=ask-tie", "Questions and answers"),
        ("#rule=word-phase", "Terms"),
        ("#book=rulings", "Why we play it this way"),
        ("#book", "How to play"),
        ("?lang=de#card=crane", "Kran"),
        ("#card=castle", "How to play"),
    ],
)
def test_each_page_has_an_address(
    page: Page, site: str, address: str, title: str
) -> None:
    page.goto(f"{site}{address}")
    expect(heading(page)).to_have_text(title)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    until(page, "!history.state?.dialog && !location.hash")


@pytest.mark.first
def test_an_address_given_to_an_open_page_opens_the_book(visitor: Visitor) -> None:
    page = visitor.page
    before = visitor.come_to(asking("role"))
    for address, title in (("card=well", "Well"), ("rule=R31", "Builder phase")):
        page.evaluate("to => { location.hash = to }", address)
        expect(heading(page)).to_have_text(title)
    visitor.close()
    assert visitor.look() == before


def test_a_page_with_the_book_open_is_loaded_anew_with_it(
    page: Page, site: str
) -> None:
    page.goto(f"{site}#card=crane")
    expect(heading(page)).to_have_text("Crane")
    until(page, "history.state?.dialog")
    page.reload()
    expect(heading(page)).to_have_text("Crane")
    page.keyboard.press("Escape")
    until(page, "!history.state?.dialog && !location.hash")


def test_another_language_has_the_book_as_well(page: Page, site: str) -> None:
    page.goto(f"{site}#card=crane")
    expect(heading(page)).to_have_text("Crane")
    page.keyboard.press("Escape")
    page.locator("#language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate("() => { location.hash = 'card=crane' }")
    expect(heading(page)).to_have_text("Grue")


def test_what_was_open_is_printed_alone(page: Page, site: str) -> None:
    page.goto(f"{site}#book=all")
    expect(heading(page).first).to_have_text("How to play")
    page.emulate_media(media="print", color_scheme="dark")
    for gone in (".start", ".book .tools"):
        expect(page.locator(gone)).to_be_hidden()
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert 8 < len(sheets) < 60
