"""Letters and digits as shortcuts: their effects, and the places without effect."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from sanjuan import Game
from toolchain.steps import ROOT
from web.form import open_form
from web.prepared import asking
from web.typist import Typist

ALT: Final = 1
CONTROL: Final = 2
SHIFT: Final = 8
"""Modifiers, as the browser's protocol counts them."""

ON_A_MAC: Final = """(value) =>
  Object.defineProperty(navigator, "platform", { value, configurable: true })"""


@pytest.fixture
def newcomer(page: Page, site: str) -> Typist:
    """A person at the start screen, for the first time."""
    newcomer = Typist(page)
    newcomer.open(site)
    return newcomer


@pytest.mark.first
@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("?", "Keyboard"),
        (",", "Settings"),
        ("m", "Menu"),
        ("p", "All prices"),
        ("r", "About the roles"),
        ("t", "Points in detail"),
    ],
)
def test_a_key_opens_what_it_is_for(typist: Typist, key: str, title: str) -> None:
    dialog = typist.at(asking("role")).get_by_role("dialog", name=title)
    typist.press(key)
    dialog.wait_for()
    typist.press("Escape")
    dialog.wait_for(state="detached")


def strike(page: Page, key: str, code: str, **more: Any) -> None:
    """Report a key of some keyboard to the browser, as the system does."""
    session = page.context.new_cdp_session(page)
    facts = {"key": key, "code": code, **more}
    for kind in ("keyDown", "keyUp"):
        session.send("Input.dispatchKeyEvent", {"type": kind, **facts})
    session.detach()


@pytest.mark.parametrize(
    ("key", "code", "title"),
    [
        ("ท", "KeyM", "Menu"),  # a letter of Thai
        ("ี", "KeyR", "About the roles"),  # a vowel sign of Hindi
        ("لا", "KeyB", "Rules and cards"),  # two letters of Arabic
        ("\uff4d", "KeyM", "Menu"),  # a full-width letter
        ("\u0431", "Comma", "Settings"),  # a letter of Russian
    ],
)
def test_a_key_of_another_script_counts_by_its_place(
    typist: Typist, key: str, code: str, title: str
) -> None:
    dialog = typist.at(asking("role")).get_by_role("dialog", name=title)
    strike(typist.page, key, code)
    dialog.wait_for()
    typist.press("Escape")
    dialog.wait_for(state="detached")


def test_a_question_mark_of_another_script_counts_by_its_place(typist: Typist) -> None:
    dialog = typist.at(asking("role")).get_by_role("dialog", name="Keyboard")
    strike(typist.page, "؟", "Slash", modifiers=SHIFT)
    dialog.wait_for()
    typist.press("Escape")


def test_option_types_signs_on_a_mac(typist: Typist) -> None:
    dialog = typist.at(asking("role")).get_by_role("dialog", name="Settings")
    strike(typist.page, ",", "KeyG", modifiers=ALT)
    typist.page.evaluate(ON_A_MAC, "MacIntel")
    expect(dialog).to_have_count(0)
    strike(typist.page, ",", "KeyG", modifiers=ALT)
    dialog.wait_for()
    typist.press("Escape")
    strike(typist.page, "µ", "KeyM", modifiers=ALT)
    strike(typist.page, "m", "KeyM", modifiers=ALT | CONTROL)
    typist.page.evaluate(ON_A_MAC, "Linux x86_64")
    expect(typist.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.first
def test_the_help_lists_the_key_of_every_button_that_has_one(typist: Typist) -> None:
    page = typist.at(asking("build"))
    marked = page.locator(".button[aria-keyshortcuts]").all()
    caps = {one.get_attribute("aria-keyshortcuts") for one in marked}
    typist.press("?")
    page.get_by_role("dialog").wait_for()
    listed = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {"M", "U", "H", "N"} <= caps <= set(listed)


@pytest.mark.first
def test_the_card_in_focus_is_shown_in_full(typist: Typist) -> None:
    page = typist.at(asking("build"))
    name = typist.seen[-1].offered[0].name
    typist.press("ArrowDown", "i")
    page.get_by_role("dialog", name=name).wait_for()


def test_a_cap_stays_while_a_hint_is_thought_of(typist: Typist) -> None:
    page = typist.at(asking("role"))
    typist.press("h")
    page.get_by_role("region", name="Best moves").wait_for()
    cap = "one => getComputedStyle(one, '::after').content"
    hint = page.get_by_role("button", name="Hint", exact=True)
    assert '"H"' in hint.evaluate(cap)


@pytest.mark.first
def test_undo_hint_and_skip_have_keys(newcomer: Typist) -> None:
    page = newcomer.at(asking("role"))
    newcomer.press("5")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    newcomer.press("s")
    assert newcomer.look().stage
    newcomer.press("u")
    assert newcomer.look().stage == "role"
    newcomer.press("h")
    page.get_by_role("region", name="Best moves").wait_for()
    newcomer.press("Escape")
    expect(page.get_by_role("region", name="Best moves")).to_have_count(0)


@pytest.mark.first
def test_a_game_is_saved_from_the_menu(typist: Typist) -> None:
    typist.at(asking("role"))
    typist.press("m")
    typist.page.get_by_role("dialog").wait_for()
    assert Game.load(json.loads(typist.keep("menu-save"))["game"])


def test_no_shortcut_fires_while_somebody_writes(newcomer: Typist) -> None:
    name = open_form(newcomer.page).get_by_label("Name, seat 1")
    name.focus()
    newcomer.page.keyboard.type("?,h")
    expect(newcomer.page.get_by_role("dialog")).to_have_count(1)
    expect(name).to_have_value("?,h")
    strike(newcomer.page, "ท", "KeyM", text="ท")
    expect(newcomer.page.get_by_role("dialog")).to_have_count(1)
    expect(name).to_have_value("?,hท")
    newcomer.close()


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta", "Shift"])
def test_no_letter_fires_with_a_modifier(typist: Typist, modifier: str) -> None:
    page = typist.at(asking("role"))
    typist.press(f"{modifier}+r", "m")
    expect(page.get_by_role("dialog")).to_have_accessible_name("Menu")


def test_letters_and_digits_can_be_turned_off(newcomer: Typist) -> None:
    page = newcomer.at(asking("build"))
    newcomer.press(",")
    newcomer.go_to("switch", "Letters and digits as shortcuts")
    newcomer.press("Space", "Escape")
    page.locator("dialog").wait_for(state="detached")
    expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
    newcomer.press("m", "1", "ArrowDown", "Enter")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    newcomer.press("Enter")
    expect(page.locator("[data-question=build]")).to_have_count(0)


@pytest.mark.first
def test_a_key_meets_what_the_one_before_has_changed(typist: Typist) -> None:
    """Selecting a card removes the button that declines, however quick the next key."""
    page = typist.at(asking("build"))
    page.locator("[data-focus]").evaluate(
        """(at) => ["1", "n"].forEach((key) =>
          at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))"""
    )
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-question=build]")).to_have_count(1)


@pytest.mark.parametrize("game", ["san_juan", "puerto_rico"])
def test_every_key_does_one_thing(game: str) -> None:
    web = ROOT / "web"
    lists = [web / "input/shortcuts.js", web / f"games/{game}/shortcuts.js"]
    keys = re.findall(r'key: "(.+?)"', "\n".join(map(Path.read_text, lists)))
    assert sorted(keys) == sorted(set(keys))
