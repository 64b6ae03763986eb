"""The page lives on while a translator or an extension changes what is drawn."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.prepared import asking
from web.visitor import Visitor

FOREIGN: Final = Path(__file__).with_name("foreign.js").read_text("utf-8")
SAID: Final = """[...document.querySelectorAll("#app > :not(.sr)")].map(
  (one) => one.textContent.replace(/\\s+/g, " ").trim()).join("|")"""
CHANGED: Final = "document.querySelectorAll('main [data-foreign]').length"
DEEP: Final = "document.querySelectorAll('font font font').length"


def told(visitor: Visitor, kind: str) -> list[str]:
    """All texts of the page through some decisions and two dialogs."""
    page, said = visitor.page, []
    visitor.come_to(asking("role"), "person", "person")
    meddle(page, kind)
    for _ in range(6):
        screen = visitor.look()
        said.append(shown(page))
        visitor.decide(screen)
    visitor.look()
    for key in "mt":
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        said.append(shown(page))
        visitor.close()
    said.append(shown(page))
    meddle(page, "")
    return said


def meddle(page: Page, kind: str) -> None:
    """Let a translator or an extension change the page from now on; empty: none."""
    page.evaluate("(kind) => meddle(kind)", kind)


def draw_often(visitor: Visitor) -> None:
    """Open and close a dialog, so that the page is drawn."""
    for _ in range(3):
        visitor.menu()
        visitor.page.get_by_role("dialog").wait_for()
        visitor.close()


def shown(page: Page) -> str:
    """The text of the page."""
    text: str = page.evaluate(SAID)
    return text


@pytest.fixture(scope="module")
def untouched(arrived: Visitor) -> list[str]:
    """All texts of a page that nothing changes."""
    arrived.page.evaluate(FOREIGN)
    arrived.come_to(asking("role"))
    arrived.page.locator("[data-sound=false]").click()
    return told(arrived, "")


@pytest.mark.first("joins texts")
@pytest.mark.parametrize(
    "kind",
    [
        "translates",
        "wraps what is drawn",
        "wraps words",
        "joins texts",
        "strips comments",
        "adds elements",
    ],
)
def test_the_page_says_the_same_while_something_else(
    visitor: Visitor, untouched: list[str], kind: str
) -> None:
    assert told(visitor, kind) == untouched


@pytest.fixture
def meddled(visitor: Visitor, untouched: list[str]) -> Page:
    """A table whose page `meddle` can change."""
    assert untouched
    visitor.come_to(asking("sell"))
    return visitor.page


def test_a_translation_stays_where_the_page_says_the_same(
    visitor: Visitor, meddled: Page
) -> None:
    meddle(meddled, "translates")
    meddle(meddled, "")
    before = meddled.evaluate(CHANGED)
    draw_often(visitor)
    assert meddled.evaluate(CHANGED) == before > 50


def test_what_meddles_with_every_drawing_makes_nothing_grow(
    visitor: Visitor, meddled: Page
) -> None:
    meddle(meddled, "wraps whatever is added")
    draw_often(visitor)
    meddle(meddled, "")
    assert meddled.evaluate(DEEP) == 0


def test_what_is_taken_away_comes_back(visitor: Visitor, meddled: Page) -> None:
    meddle(meddled, "takes elements away")
    meddle(meddled, "")
    draw_often(visitor)
    expect(meddled.locator(".log")).to_be_visible()


@pytest.mark.first
def test_a_card_named_in_a_translated_log_is_looked_at(
    visitor: Visitor, meddled: Page
) -> None:
    meddle(meddled, "translates")
    named = meddled.locator(".log [data-named]").last
    name = named.inner_text()
    named.locator("font font").click()
    meddled.get_by_role("dialog", name=name).wait_for()
    visitor.close()
    meddle(meddled, "")
