"""Everything can be done by keyboard: a whole game, menu, undo, hint, saves."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sanjuan import Game
from web.complaints import Complaints
from web.conftest import still
from web.person import LONGEST
from web.prepared import asking, over, shortened
from web.stand_in import stand_in
from web.typist import Typist
from web.words import words_of


@pytest.fixture(scope="module")
def typist(browser: Browser, site: str) -> Iterator[Typist]:
    """Somebody who is brought to one prepared game after the other."""
    context = stand_in(still(browser))
    complaints = Complaints(context)
    typist = Typist(context.new_page())
    typist.arrive(site)
    yield typist
    context.close()
    assert complaints.unexpected() == []


@pytest.fixture
def newcomer(page: Page, site: str) -> Typist:
    """Somebody at the start screen, for the first time."""
    newcomer = Typist(page)
    newcomer.open(site)
    return newcomer


def at(typist: Typist, game: Game) -> Page:
    """The page at that game; only its file is given as a mouse would."""
    if typist.page.get_by_role("dialog").count():
        typist.close()
    typist.come_to(game)
    return typist.page


# ------------------------------------------------------------ a whole game


def begun_by_keyboard(page: Page, site: str) -> Typist:
    page.goto(site)
    typist = Typist(page, words_of(page))
    typist.ready()
    typist.want_turns_at_once()
    typist.set_sail_against("kind-easy", seed=2)
    return typist


def play_by_keyboard(typist: Typist, most: int = LONGEST) -> None:
    """Decide so often, at most to the end of the game."""
    prompt = typist.page.locator(".ask h2")
    for _ in range(most):
        if (screen := typist.look()).over:
            return
        expect(prompt).to_be_focused()
        typist.decide(screen)


def expect_the_end(typist: Typist) -> None:
    assert typist.focused().startswith("- heading")
    assert Game.load(json.loads(typist.keep())["game"]).over


@pytest.mark.parametrize("context", ["de-DE"], indirect=True)
def test_a_game_is_begun_and_played_by_keyboard_alone(page: Page, site: str) -> None:
    typist = begun_by_keyboard(page, site)
    play_by_keyboard(typist, 12)
    assert {"role", "build", "pay", "keep"} <= set(typist.met)


def test_a_game_is_ended_and_kept_by_keyboard_alone(typist: Typist) -> None:
    at(typist, shortened(over(3), 10))
    play_by_keyboard(typist)
    expect_the_end(typist)


@pytest.mark.long
@pytest.mark.parametrize("context", ["de-DE", "en-GB", "fr-FR"], indirect=True)
def test_a_whole_game_is_played_by_keyboard_alone(page: Page, site: str) -> None:
    typist = begun_by_keyboard(page, site)
    play_by_keyboard(typist)
    expect_the_end(typist)
    assert {"role", "build", "pay", "sell", "keep"} <= set(typist.met)


# ------------------------------------------------------------ choosing


def test_a_cap_shows_the_key_of_each_choice(typist: Typist) -> None:
    at(typist, asking("build"))
    options = typist.page.locator("button[aria-pressed]").all()
    caps = [one.get_attribute("aria-keyshortcuts") for one in options]
    assert caps == [str(place) for place in range(1, len(caps) + 1)]


def test_a_key_takes_a_card_up_and_puts_it_down(typist: Typist) -> None:
    page = at(typist, asking("build"))
    second = page.locator("button[aria-pressed]").nth(1)
    typist.press("2")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(second).to_be_focused()
    typist.press("2")
    expect(second).to_have_attribute("aria-pressed", "false")


def test_escape_puts_everything_down(typist: Typist) -> None:
    page = at(typist, asking("pay"))
    typist.press("1")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    typist.press("Escape")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(0)


def test_enter_takes_a_card_and_on_one_that_is_taken_it_answers(typist: Typist) -> None:
    page = at(typist, asking("build"))
    typist.press("ArrowDown", "Enter")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    typist.press("Enter")
    expect(page.locator("[data-question=build]")).to_have_count(0)


def test_enter_does_not_answer_before_enough_is_taken(typist: Typist) -> None:
    game = asking("discard")
    page = at(typist, game)
    typist.press("Enter")
    assert typist.look().stage == "discard"
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()


def test_a_role_keeps_its_key_whichever_are_left(typist: Typist) -> None:
    at(typist, asking("role"))
    typist.press("5")
    assert "You took the Prospector" in typist.look().log


def test_the_device_is_taken_by_enter(typist: Typist) -> None:
    at(typist, asking("role"))
    screen = typist.come_to(asking("keep"), "person", "person")
    assert screen.device_for == "Ada"
    typist.press("Enter")
    assert typist.look().stage == "keep"


# ------------------------------------------------------------ moving about


def test_arrows_move_along_a_group_and_up_and_down_the_table(typist: Typist) -> None:
    at(typist, asking("role"))
    typist.press("ArrowDown")
    assert 'button "Builder' in typist.focused()
    typist.press("ArrowRight")
    assert 'button "Producer' in typist.focused()
    typist.press("End")
    assert 'button "Prospector' in typist.focused()
    typist.press("ArrowDown")
    assert 'button "Indigo plant' in typist.focused()


def test_tab_stops_once_in_each_group(typist: Typist) -> None:
    page = at(typist, asking("role"))
    for group in (".roles", ".city .places", ".hand"):
        stops = page.locator(f"{group} button:not([tabindex='-1'])")
        expect(stops).to_have_count(1)


def test_the_focus_goes_on_to_the_prompt_of_the_next_question(typist: Typist) -> None:
    page = at(typist, asking("pay"))
    typist.press(*(str(1 + place) for place in range(typist.seen[-1].to_choose)))
    typist.go_to("button", "Confirm", "Shift+Tab")
    typist.press("Enter")
    typist.look()
    expect(page.locator(".ask h2")).to_be_focused()


def test_the_focus_is_on_the_prompt_after_a_dialog_under_which_it_was_lost(
    typist: Typist,
) -> None:
    page = at(typist, asking("pay"))
    typist.press("1", "2", "3")
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    confirm.focus()
    page.keyboard.press("m")
    page.get_by_role("dialog").wait_for()
    confirm.evaluate("one => one.click()")
    expect(page.locator("[data-question=pay]")).to_have_count(0)
    typist.close()
    expect(page.locator(".ask h2")).to_be_focused()


def test_after_a_dialog_the_focus_is_where_it_was(typist: Typist) -> None:
    at(typist, asking("role"))
    typist.press("ArrowDown", "ArrowRight", "p")
    typist.page.get_by_role("dialog").wait_for()
    typist.press("Escape")
    typist.page.get_by_role("dialog").wait_for(state="detached")
    assert 'button "Producer' in typist.focused()


# ------------------------------------------------------------ shortcuts


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("?", "Keyboard"),
        (",", "Settings"),
        ("m", "Menu"),
        ("p", "All prices"),
        ("r", "What the roles do"),
        ("t", "Points in detail"),
    ],
)
def test_a_key_opens_what_it_is_for(typist: Typist, key: str, title: str) -> None:
    dialog = at(typist, asking("role")).get_by_role("dialog", name=title)
    typist.press(key)
    dialog.wait_for()
    typist.press("Escape")
    dialog.wait_for(state="detached")


def test_the_help_lists_the_key_of_every_button_that_has_one(typist: Typist) -> None:
    page = at(typist, asking("build"))
    marked = page.locator(".button[aria-keyshortcuts]").all()
    caps = {one.get_attribute("aria-keyshortcuts") for one in marked}
    typist.press("?")
    page.get_by_role("dialog").wait_for()
    listed = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {"M", "U", "H", "N"} <= caps <= set(listed)


def test_the_card_in_focus_is_shown_in_full(typist: Typist) -> None:
    page = at(typist, asking("build"))
    name = typist.seen[-1].offered[0].name
    typist.press("ArrowDown", "i")
    page.get_by_role("dialog", name=name).wait_for()


def test_a_card_named_in_the_log_is_looked_at(typist: Typist) -> None:
    page = at(typist, asking("sell"))
    typist.press("l")
    latest = page.locator(".log [data-named]").last
    expect(latest).to_be_focused()
    typist.press("ArrowLeft", "Enter")
    name = page.locator(".log [data-named]").nth(-2).inner_text()
    page.get_by_role("dialog", name=name).wait_for()


def test_up_and_down_stay_at_the_table_or_beside_it(typist: Typist) -> None:
    page = at(typist, asking("role", seats=4))
    typist.press("ArrowDown", *["ArrowDown"] * 4, *["ArrowUp"] * 5)
    expect(page.locator(".roles :focus")).to_have_count(1)
    typist.press("o", "ArrowDown")
    expect(page.locator(".rivals button").nth(1)).to_be_focused()


def test_a_cap_stays_while_a_hint_is_thought_of(typist: Typist) -> None:
    page = at(typist, asking("role"))
    typist.press("h")
    page.get_by_role("region", name="Best answers").wait_for()
    cap = "one => getComputedStyle(one, '::after').content"
    hint = page.get_by_role("button", name="Hint", exact=True)
    assert '"H"' in hint.evaluate(cap)


def test_undo_hint_and_skip_have_keys(newcomer: Typist) -> None:
    page = at(newcomer, asking("role"))
    newcomer.press("5")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    newcomer.press("s")
    assert newcomer.look().stage
    newcomer.press("u")
    assert newcomer.look().stage == "role"
    newcomer.press("h")
    page.get_by_role("region", name="Best answers").wait_for()
    newcomer.press("Escape")
    expect(page.get_by_role("region", name="Best answers")).to_have_count(0)


def test_a_game_is_saved_from_the_menu(typist: Typist) -> None:
    at(typist, asking("role"))
    typist.press("m")
    typist.page.get_by_role("dialog").wait_for()
    assert Game.load(json.loads(typist.keep("menu-save"))["game"])


def test_no_shortcut_fires_while_somebody_writes(newcomer: Typist) -> None:
    newcomer.page.get_by_label("Name, seat 1").focus()
    newcomer.page.keyboard.type("?,h")
    expect(newcomer.page.get_by_role("dialog")).to_have_count(0)
    expect(newcomer.page.get_by_label("Name, seat 1")).to_have_value("Marisol?,h")


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta", "Shift"])
def test_no_letter_fires_with_a_modifier(typist: Typist, modifier: str) -> None:
    page = at(typist, asking("role"))
    typist.press(f"{modifier}+r", "m")
    expect(page.get_by_role("dialog")).to_have_accessible_name("Menu")


def test_letters_and_digits_can_be_turned_off(newcomer: Typist) -> None:
    page = at(newcomer, asking("build"))
    newcomer.press(",")
    newcomer.go_to("switch", "Letters and digits as shortcuts")
    newcomer.press("Space", "Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
    newcomer.press("m", "1", "ArrowDown", "Enter")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    newcomer.press("Enter")
    expect(page.locator("[data-question=build]")).to_have_count(0)


def test_a_key_meets_what_the_one_before_has_changed(typist: Typist) -> None:
    """Taking up a card does away with the button that declines, however quick."""
    page = at(typist, asking("build"))
    page.locator("[data-focus]").evaluate(
        """(at) => ["1", "n"].forEach((key) =>
          at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))"""
    )
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-question=build]")).to_have_count(1)


def test_on_another_screen_the_focus_is_on_its_title(typist: Typist) -> None:
    at(typist, over())
    assert typist.focused().startswith("- heading")
    assert "win" in typist.focused()
