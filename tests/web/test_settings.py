"""The settings: what is confirmed, points, speed, sound, touch; and serious games."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sanjuan import Game
from table_setup import extended, seat, table
from web.prepared import asking, last_decision, over
from web.visitor import Visitor
from web.waiting import until
from web.words import ENGLISH, Words


@pytest.fixture
def visitor(page: Page, site: str) -> Visitor:
    """A person whose settings are those of a first visit, and who sees what moves."""
    page.emulate_media(reduced_motion="no-preference")
    visitor = Visitor(page)
    visitor.open(site)
    return visitor


def settings(visitor: Visitor) -> Locator:
    """The dialog, opened from wherever it can be."""
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.page.keyboard.press(",")
    dialog = visitor.page.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    return dialog


def switch(visitor: Visitor, name: str) -> None:
    settings(visitor).get_by_text(name, exact=True).click()
    visitor.close()


def confirming(visitor: Visitor, what: str) -> None:
    choice = settings(visitor).get_by_label("Ask for confirmation")
    choice.select_option(label=what)
    visitor.close()


def cards(visitor: Visitor) -> Locator:
    return visitor.page.locator("button[aria-pressed]")


def role(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".role", has_text=name)


# ------------------------------------------------------------ what is confirmed


def test_at_first_a_role_answers_at_once_and_a_card_is_confirmed(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("build"))
    cards(visitor).first.click()
    assert visitor.look().stage == "build"
    visitor.come_to(asking("role"))
    role(visitor, "Prospector").click()
    assert "You took the Prospector" in visitor.look().log


def test_even_a_role_is_confirmed_where_every_answer_is(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    confirming(visitor, "Everything, roles too")
    confirm = visitor.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    for name in ("Builder", "Prospector"):
        role(visitor, name).click()
    expect(visitor.page.locator(".role[aria-pressed=true]")).to_have_count(1)
    confirm.click()
    assert "You took the Prospector" in visitor.look().log


def test_a_role_is_confirmed_by_enter(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    confirming(visitor, "Everything, roles too")
    for key in ("1", "5", "Enter"):
        visitor.page.keyboard.press(key)
    assert "You took the Prospector" in visitor.look().log


def test_a_single_card_answers_where_only_several_are_confirmed(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("build"))
    confirming(visitor, "Only several cards together")
    cards(visitor).first.click()
    expect(visitor.page.locator("[data-question=build]")).to_have_count(0)
    visitor.come_to(asking("keep"))
    for place in range(2):
        cards(visitor).nth(place).click()
    assert visitor.look().stage == "keep"


def test_the_last_of_several_answers_where_nothing_is_confirmed(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("keep"))
    confirming(visitor, "Nothing: a click answers")
    cards(visitor).first.click()
    assert visitor.look().stage == "keep"
    cards(visitor).nth(1).click()
    expect(visitor.page.locator("[data-question=keep]")).to_have_count(0)


def test_settings_are_kept(visitor: Visitor) -> None:
    confirming(visitor, "Everything, roles too")
    switch(visitor, "Sound")
    visitor.page.reload()
    dialog = settings(visitor)
    expect(dialog.get_by_role("switch", name="Sound")).to_be_checked()
    choice = dialog.get_by_label("Ask for confirmation")
    expect(choice).to_have_value("always")


# ------------------------------------------------------------ points


def test_points_can_be_hidden_until_the_end(visitor: Visitor) -> None:
    visitor.come_to(last_decision())
    rival = visitor.page.get_by_role("button", name="Open Ben")
    shields = ".rivals .facts .points, .city .head .points, .scores"
    shield = visitor.page.locator(shields)
    expect(shield).to_have_count(3)
    switch(visitor, "Points during the game")
    expect(shield).to_have_count(0)
    expect(rival).to_have_accessible_name(re.compile("points hidden"))
    visitor.page.keyboard.press("t")
    expect(visitor.page.get_by_role("dialog").get_by_role("table")).to_have_count(0)
    visitor.close()
    visitor.come_to(over())
    expect(visitor.page.locator(".tally tfoot .points")).to_have_count(2)


# ------------------------------------------------------------ sound and touch


NOTE = """
window.heard = [];
navigator.vibrate = (pattern) => window.heard.push("touch");
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) {
  window.heard.push("tone");
  return start.call(this, when);
};
"""


@pytest.fixture
def listening(page: Page) -> None:
    page.add_init_script(NOTE)


def heard(visitor: Visitor) -> set[str]:
    visitor.come_to(asking("role"))
    visitor.take("Prospector")
    visitor.look()
    found: list[str] = visitor.page.evaluate("window.heard")
    return set(found)


@pytest.mark.usefixtures("listening")
def test_the_page_is_silent_until_sound_and_touch_are_wanted(visitor: Visitor) -> None:
    assert heard(visitor) == set()


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize(("name", "what"), [("Sound", "tone"), ("Vibration", "touch")])
def test_sound_and_touch_are_heard_where_they_are_wanted(
    visitor: Visitor, name: str, what: str
) -> None:
    switch(visitor, name)
    assert heard(visitor) == {what}


# ------------------------------------------------------------ speed


MOVING = """document.getAnimations().some(
  (one) => !(one instanceof CSSTransition) && one.effect.target.dataset?.card)"""
GIVEN_UP = "document.querySelector('.leaving .card')"
SOLD = "document.querySelector('.leaving .good')"


def speed(visitor: Visitor, of: str, name: str) -> None:
    dialog = settings(visitor)
    group = dialog.get_by_role("group", name=ENGLISH(f"settings-{of}"))
    group.get_by_text(name, exact=True).click()
    visitor.close()


def test_cards_are_there_at_once_where_that_is_wanted(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.take("Prospector")
    until(visitor.page, MOVING)
    speed(visitor, "motion", "At once")
    visitor.come_to(asking("role"))
    visitor.take("Prospector")
    drawn = visitor.page.locator(".log", has_text="You drew")
    drawn.wait_for()
    assert not visitor.page.evaluate(MOVING)


@pytest.mark.parametrize(
    ("stage", "moves"), [("pay", MOVING), ("pay", GIVEN_UP), ("sell", SOLD)]
)
def test_own_cards_move_even_where_turns_are_shown_at_once(
    visitor: Visitor, stage: str, moves: str
) -> None:
    speed(visitor, "pace", "At once")
    speed(visitor, "motion", "Slow")
    visitor.decide(visitor.come_to(asking(stage)))
    until(visitor.page, moves)
    expect(visitor.page.locator(".leaving")).to_have_count(0)


def test_a_rivals_building_comes_from_its_hand(visitor: Visitor) -> None:
    speed(visitor, "motion", "Slow")
    visitor.come_to(asking("role"))
    visitor.take("Builder")
    visitor.decide(visitor.look())
    until(visitor.page, MOVING.replace(".card)", ".size === 'mini')"))


MARK_MOVING = "document.getAnimations().some((one) => one.effect.target.matches('{}'))"
TUCKED = """(building) => {
  const way = document.querySelector(".leaving");
  if (!way) return null;
  const [move] = way.getAnimations();
  move.pause();
  move.currentTime = move.effect.getTiming().duration - 1;
  const [from, to] = [way, document.querySelector(`.city [data-id=${building}]`)].map(
    (one) => one.getBoundingClientRect());
  return [from.left - to.left, from.top - to.top];
}"""
"""How far from a building what is given up comes to lie."""


def test_the_seal_goes_to_the_role_and_the_wheel_to_the_next_governor(
    visitor: Visitor,
) -> None:
    speed(visitor, "motion", "Slow")
    visitor.come_to(table(seat(), seat(), roles_taken="builder trader").game)
    visitor.take("Prospector")
    until(visitor.page, MARK_MOVING.format(".governor"))
    visitor.come_to(asking("role"))
    visitor.take("Prospector")
    until(visitor.page, MARK_MOVING.format(".role .seal"))


def test_a_card_tucked_goes_to_its_chapel(visitor: Visitor) -> None:
    speed(visitor, "motion", "Slow")
    visitor.come_to(asking("chapel"))
    visitor.page.locator("button[aria-pressed]").first.click()
    visitor.page.get_by_role("button", name="Confirm").click()
    far = until(visitor.page, TUCKED, "chapel")
    assert max(abs(side) for side in far) < 3


def test_a_good_stowed_goes_to_its_harbor(visitor: Visitor) -> None:
    speed(visitor, "motion", "Slow")
    at = extended(seat(city="harbor indigo_plant+"), seat()).role("trader")
    visitor.come_to(at.game)
    visitor.page.get_by_role("button", name="Confirm").click()
    far = until(visitor.page, TUCKED, "harbor")
    assert max(abs(side) for side in far) < 12


def test_nothing_moves_for_those_who_want_less_motion(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.decide(visitor.come_to(asking("pay")))
    visitor.page.locator(".log", has_text="You built").wait_for()
    assert not visitor.page.evaluate(f"{MOVING} || {GIVEN_UP} !== null")


# ------------------------------------------------------------ serious games


def test_a_serious_game_says_so_and_has_neither_undo_nor_hint(visitor: Visitor) -> None:
    page = visitor.page
    visitor.unfold()
    page.get_by_text("Serious game", exact=True).click()
    visitor.set_sail("Person", "Computer, easy", seed=2)
    visitor.look()
    mark = page.locator(".bar", has_text="serious")
    expect(mark).to_be_visible()
    for name in ("Undo", "Hint"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.keyboard.press("u")
    page.keyboard.press("h")
    saved = json.loads(visitor.save())
    assert saved["serious"]
    assert Game.load(saved["game"]).ply == 0


def test_a_serious_game_is_gone_on_with_as_one(visitor: Visitor) -> None:
    page = visitor.page
    visitor.unfold()
    page.get_by_text("Serious game", exact=True).click()
    visitor.set_sail("Person", "Computer, easy", seed=2)
    visitor.look()
    page.reload()
    page.get_by_role("button", name="Continue").click()
    visitor.look()
    expect(page.locator(".bar", has_text="serious")).to_be_visible()


# ------------------------------------------------------------ the page


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_the_page_says_it_is_follows_the_language(
    visitor: Visitor, language: str
) -> None:
    visitor.page.get_by_label("Language").select_option(language)
    told = visitor.page.locator("meta[name=description]")
    expect(told).to_have_attribute("content", Words(language)("app-description"))
