"""A table offers the same for every game: undo, hint, what-if, replay, link, reload."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hasty import look_back_in_haste
from web.games.answering import Read
from web.games.guest import Guest
from web.games.kinds import Kind
from web.loading import LONG
from web.waiting import until
from web.words import ENGLISH


def press(page: Page, id: str) -> None:
    """Press the button with the house's word of that id."""
    page.get_by_role("button", name=ENGLISH(id), exact=True).click()


def expect_ply(page: Page, ply: int | str, screen: str = "") -> None:
    at = page.locator(f"[data-place=board]{screen and f'[data-screen={screen}]'}")
    expect(at).to_have_attribute("data-ply", str(ply))


def at_the_end(page: Page, kind: Kind) -> Guest:
    guest = Guest(page)
    assert guest.come_to(kind.over())["over"]
    return guest


def place(read: Read) -> tuple[Any, Any]:
    """The moment and its question."""
    return read["ply"], read["asked"]


@pytest.mark.first
def test_an_answer_is_taken_back(guest: Guest) -> None:
    before = guest.look()
    assert place(guest.answer()) != place(before)
    press(guest.page, "undo")
    expect_ply(guest.page, before["ply"])
    assert place(guest.look()) == place(before)


@pytest.mark.first
def test_a_hint_names_answers_in_words(guest: Guest) -> None:
    press(guest.page, "hint-button")
    moves = guest.page.get_by_role("region", name=ENGLISH("advice-title"))
    expect(moves.get_by_role("listitem").first).to_be_visible(timeout=LONG)
    moves.get_by_role("button", name=ENGLISH("advice-close")).click()
    expect(moves).to_have_count(0)


@pytest.mark.first
def test_a_variation_leaves_the_game_as_it_is(guest: Guest) -> None:
    page, before = guest.page, guest.look()
    page.keyboard.press("w")
    press(page, "what-if-begin")
    mark = page.locator("[data-action=variations]")
    expect(mark).to_be_visible()
    guest.answer()
    page.locator("[data-action=go-back]").click()
    expect(mark).to_have_count(0)
    assert place(guest.look()) == place(before)


@pytest.mark.first
def test_a_replay_goes_to_any_moment(page: Page, kind: Kind) -> None:
    at_the_end(page, kind)
    press(page, "replay-button")
    expect_ply(page, 0, "replay")
    press(page, "replay-on")
    expect_ply(page, 1, "replay")
    slider = page.get_by_role("slider", name=ENGLISH("replay-moment"))
    slider.press("End")
    expect_ply(page, int(str(slider.get_attribute("max"))), "replay")
    press(page, "replay-close")
    expect(page.locator("[data-screen=end]")).to_be_visible()


@pytest.mark.first("lucky-market", "duel")
def test_a_look_back_judges_the_decisions(
    page: Page, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_back_in_haste(monkeypatch)
    assert Guest(page).come_to(kind.short())["over"]
    press(page, "look-back-button")
    expect(page.locator("[data-screen=look_back] h2").first).to_be_visible()
    until(page, "isAtRest()")
    page.locator("[data-action=close-look-back]").click()


@pytest.mark.first("puerto-rico", "duel")
def test_a_link_opens_the_game(guest: Guest) -> None:
    page = guest.page
    after = guest.answer()
    page.locator("[data-action=menu]").click()
    press(page, "share-button")
    page.get_by_role("dialog").get_by_text(ENGLISH("share-game"), exact=True).click()
    link = page.locator("#share-link")
    expect(link).to_have_value(re.compile("#game="))
    other = page.context.new_page()
    other.goto(link.input_value())
    expect_ply(other, after["ply"], "replay")
    press(other, "replay-close")
    assert place(Guest(other).look()) == place(after)
    other.close()
    page.keyboard.press("Escape")


@pytest.mark.first
def test_a_reload_goes_on_with_the_table(guest: Guest) -> None:
    page, after = guest.page, guest.answer()
    page.reload()
    page.locator("[data-action=continue]").click()
    assert place(guest.look()) == place(after)
