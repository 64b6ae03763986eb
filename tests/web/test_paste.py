"""A pasted link or bare code, and the page's words about a game opened by it."""

import pytest
from playwright.sync_api import Page, expect

from tabletop.table.codes import deal_code, game_code
from web.form import CHANGE, open_form
from web.prepared import asking, over
from web.test_links import DEAL, REFUSED, at, expect_told, form, replay
from web.visitor import Visitor
from web.words import ENGLISH

OVER = game_code(at(over()))


def paste(page: Page, pasted: str) -> None:
    """Paste into the dialog, from any screen that can open it."""
    if page.locator(CHANGE).count() and not page.get_by_role("dialog").count():
        open_form(page)
    page.get_by_role("button", name=ENGLISH("paste-button")).click()
    page.get_by_role("textbox", name=ENGLISH("paste-label")).fill(pasted)


def open_pasted(page: Page, pasted: str) -> None:
    paste(page, pasted)
    page.get_by_role("button", name=ENGLISH("paste-open"), exact=True).click()


def test_the_bare_code_of_a_deal_fills_in_the_form(visitor: Visitor) -> None:
    open_pasted(visitor.page, f" {DEAL}\n")
    expect(visitor.page.get_by_role("note")).to_be_visible()
    expect(form(visitor.page).get_by_label("Player, seat 2")).to_have_value("hard")


def test_a_link_of_any_page_opens_its_game_at_its_moment(visitor: Visitor) -> None:
    paste(visitor.page, f"file:///elsewhere/sanjuan.html#game={OVER}&at=7")
    visitor.page.keyboard.press("Enter")
    expect(replay(visitor.page)).to_have_attribute("data-ply", "7")


@pytest.mark.first
def test_a_bare_code_opens_its_game_from_a_table(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.menu()
    open_pasted(visitor.page, OVER)
    expect(replay(visitor.page)).to_have_attribute("data-ply", "0")


@pytest.mark.parametrize("what", ["cut", "no code", "another game"])
def test_what_is_refused_leaves_the_table_open(visitor: Visitor, what: str) -> None:
    before = visitor.come_to(asking("role"))
    visitor.menu()
    open_pasted(visitor.page, REFUSED[what][0].replace("%3C", "<"))
    expect_told(visitor.page, REFUSED[what][1])
    assert visitor.page.locator(".ask h2").inner_text() == before.prompt
    visitor.page.get_by_role("button", name=ENGLISH("notice-close")).click()


def test_the_menu_says_kept_only_of_what_is_kept(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(asking("role"))
    visitor.menu()
    open_pasted(page, game_code(at(asking("pay", seats=3))))
    expect(replay(page)).to_be_visible()
    page.keyboard.press("Escape")
    visitor.menu()
    expect(page.locator("#kept")).to_have_text(ENGLISH("menu-visit"))
    visitor.close()
    visitor.decide(visitor.look())
    visitor.look()
    visitor.menu()
    expect(page.locator("#kept")).to_have_text(ENGLISH("menu-kept"))
    visitor.close()


def test_a_deal_that_is_shared_can_be_pasted(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(over(4))
    page.get_by_role("button", name=ENGLISH("share-button"), exact=True).click()
    link = page.get_by_role("textbox", name=ENGLISH("share-link"))
    expect(link).not_to_have_value("")
    shared = link.input_value()
    assert shared.endswith(deal_code(at(over(4))))
    visitor.close()
    visitor.leave()
    open_pasted(page, shared)
    expect(page.get_by_role("note")).to_be_visible()
