"""People paste codes of any game from the clipboard, as mail and chat break them."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tabletop.table.codes import deal_code, game_code
from tabletop.table.table import Table
from web.clipboard import paste_into
from web.games.guest import Guest
from web.games.kinds import Kind
from web.words import ENGLISH
from wrappings import WRAPPINGS

WAYS: Final = (
    *("as it is", "lines", "lines of Windows", "a quotation", "format=flowed, quoted"),
    *("HTML, lines", "zero-width blanks", "Safelinks", "Proofpoint 2", "a mail"),
)
REPLAY: Final = "[data-screen=replay]"


def paste(page: Page, text: str) -> None:
    """Open the dialog of the menu, paste the text there, and open it by Enter."""
    page.get_by_role("button", name=ENGLISH("menu")).click()
    page.get_by_role("button", name=ENGLISH("paste-button")).click()
    paste_into(page.get_by_role("textbox", name=ENGLISH("paste-label")), text)
    page.keyboard.press("Enter")


@pytest.mark.first("lines of Windows")
@pytest.mark.parametrize("way", WAYS)
def test_a_pasted_game_opens(page: Page, kind: Kind, guest: Guest, way: str) -> None:
    code = game_code(Table.load(kind.type, json.loads(kind.over())))
    paste(page, WRAPPINGS[way](f"https://a.host/san-juan/#game={code}&at=2"))
    expect(page.locator(REPLAY)).to_have_attribute("data-ply", "2")


def test_a_pasted_deal_of_many_lines_fills_in_the_form(
    page: Page, kind: Kind, guest: Guest
) -> None:
    code = deal_code(kind.table())
    paste(page, WRAPPINGS["a quotation"](f"Try this:\n{code}"))
    expect(page.get_by_role("note")).to_be_visible()
