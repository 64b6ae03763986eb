"""The keyboard alone can make every decision: a whole game, and each choice in it."""

import json

import pytest
from playwright.sync_api import Page, expect

from sanjuan import Game
from web.person import LONGEST
from web.prepared import asking, over, shortened
from web.typist import Typist
from web.words import ENGLISH, words_of

# ------------------------------------------------------------ a whole game


def begun_by_keyboard(page: Page, site: str) -> Typist:
    page.goto(site)
    typist = Typist(page, words_of(page))
    typist.ready()
    typist.want_turns_at_once()
    typist.set_sail_against("kind-easy", seed=2)
    return typist


def play_by_keyboard(typist: Typist, most: int = LONGEST) -> None:
    """Decide that many times, at most to the end of the game."""
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
    play_by_keyboard(typist, 18)
    assert {"role", "build", "pay", "keep"} <= set(typist.met)


def test_a_game_is_ended_and_kept_by_keyboard_alone(typist: Typist) -> None:
    typist.at(shortened(over(3), 10))
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


@pytest.mark.first
def test_a_cap_shows_the_key_of_each_choice(typist: Typist) -> None:
    typist.at(asking("build"))
    options = typist.page.locator("button[aria-pressed]").all()
    caps = [one.get_attribute("aria-keyshortcuts") for one in options]
    assert caps == [str(place) for place in range(1, len(caps) + 1)]


@pytest.mark.first
def test_a_key_takes_a_card_up_and_puts_it_down(typist: Typist) -> None:
    page = typist.at(asking("build"))
    second = page.locator("button[aria-pressed]").nth(1)
    typist.press("2")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(second).to_be_focused()
    typist.press("2")
    expect(second).to_have_attribute("aria-pressed", "false")


@pytest.mark.first
def test_escape_puts_everything_down(typist: Typist) -> None:
    page = typist.at(asking("pay"))
    typist.press("1")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    typist.press("Escape")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(0)


@pytest.mark.first
def test_enter_takes_a_card_and_on_one_that_is_taken_it_answers(typist: Typist) -> None:
    page = typist.at(asking("build"))
    typist.press("ArrowDown", "Enter")
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    typist.press("Enter")
    expect(page.locator("[data-question=build]")).to_have_count(0)


@pytest.mark.first
def test_enter_does_not_answer_before_enough_is_taken(typist: Typist) -> None:
    game = asking("discard")
    page = typist.at(game)
    typist.press("Enter")
    left = ENGLISH("error-not-ready", left=2)
    expect(page.get_by_role("alert")).to_contain_text(left)
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    page.get_by_role("button", name=ENGLISH("notice-close")).press("Enter")
    assert typist.look().stage == "discard"


@pytest.mark.first
def test_a_role_keeps_its_key_whichever_are_left(typist: Typist) -> None:
    typist.at(asking("role"))
    typist.press("5")
    assert "You took the Prospector" in typist.look().log


@pytest.mark.first
def test_the_device_is_taken_by_enter(typist: Typist) -> None:
    typist.at(asking("role"))
    screen = typist.come_to(asking("keep"), "person", "person")
    assert screen.device_for == "Ada"
    typist.press("Enter")
    assert typist.look().stage == "keep"
