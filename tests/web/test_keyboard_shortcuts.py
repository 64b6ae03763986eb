"""Letters and digits as shortcuts: their effects, and the places without effect."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sanjuan import Game
from toolchain.steps import ROOT
from web.form import open_form
from web.prepared import asking
from web.typist import Typist


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
