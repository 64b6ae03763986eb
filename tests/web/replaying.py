"""The parts of a replay on the page. No test is here."""

from playwright.sync_api import Locator, expect

from web.visitor import Visitor
from web.words import ENGLISH


def slider(visitor: Visitor) -> Locator:
    """The slider through the game."""
    return visitor.page.get_by_role("slider", name=ENGLISH("replay-moment"))


def board(visitor: Visitor) -> Locator:
    """The table at that moment."""
    return visitor.page.locator("[data-screen=replay]")


def press(visitor: Visitor, what: str) -> None:
    """Press the button with those words, by their id."""
    visitor.page.get_by_role("button", name=ENGLISH(what), exact=True).click()


def expect_moment(visitor: Visitor, ply: int) -> None:
    """Wait until the page shows that moment."""
    expect(board(visitor)).to_have_attribute("data-ply", str(ply))
