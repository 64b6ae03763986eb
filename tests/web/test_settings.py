"""The settings: confirmation, points, sound and touch."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.prepared import asking, last_decision, over
from web.visitor import Visitor


def confirming(person: Visitor, what: str) -> None:
    choice = person.settings().get_by_label("Ask for confirmation")
    choice.select_option(label=what)
    person.close()


def cards(person: Visitor) -> Locator:
    return person.page.locator("button[aria-pressed]")


def role(person: Visitor, name: str) -> Locator:
    return person.page.locator(".role", has_text=name)


# ------------------------------------------------------------ confirmation


@pytest.mark.first
def test_at_first_a_role_answers_at_once_and_a_card_is_confirmed(
    person: Visitor,
) -> None:
    person.come_to(asking("build"))
    cards(person).first.click()
    assert person.look().stage == "build"
    person.come_to(asking("role"))
    role(person, "Prospector").click()
    assert "You took the Prospector" in person.look().log


@pytest.mark.first
def test_even_a_role_is_confirmed_where_every_answer_is(person: Visitor) -> None:
    person.come_to(asking("role"))
    confirming(person, "Everything, even roles")
    confirm = person.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    for name in ("Builder", "Prospector"):
        role(person, name).click()
    expect(person.page.locator(".role[aria-pressed=true]")).to_have_count(1)
    confirm.click()
    assert "You took the Prospector" in person.look().log


def test_a_role_is_confirmed_by_enter(person: Visitor) -> None:
    person.come_to(asking("role"))
    confirming(person, "Everything, even roles")
    for key in ("1", "5", "Enter"):
        person.page.keyboard.press(key)
    assert "You took the Prospector" in person.look().log


def test_a_single_card_answers_where_only_several_are_confirmed(
    person: Visitor,
) -> None:
    person.come_to(asking("build"))
    confirming(person, "Only choices of several cards")
    cards(person).first.click()
    expect(person.page.locator("[data-question=build]")).to_have_count(0)
    person.come_to(asking("keep"))
    for place in range(2):
        cards(person).nth(place).click()
    assert person.look().stage == "keep"


def test_the_last_of_several_answers_where_nothing_is_confirmed(
    person: Visitor,
) -> None:
    person.come_to(asking("keep"))
    confirming(person, "Nothing: one tap is enough")
    cards(person).first.click()
    assert person.look().stage == "keep"
    cards(person).nth(1).click()
    expect(person.page.locator("[data-question=keep]")).to_have_count(0)


@pytest.mark.first
def test_settings_are_kept(person: Visitor) -> None:
    confirming(person, "Everything, even roles")
    person.switch("Sound")
    person.page.reload()
    dialog = person.settings()
    expect(dialog.get_by_role("switch", name="Sound")).to_be_checked()
    choice = dialog.get_by_label("Ask for confirmation")
    expect(choice).to_have_value("always")


# ------------------------------------------------------------ points


def test_points_can_be_hidden_until_the_end(person: Visitor) -> None:
    person.come_to(last_decision())
    rival = person.page.get_by_role("button", name="Open Ben")
    shields = ".rivals .facts .points, .city .head .points, .scores"
    shield = person.page.locator(shields)
    expect(shield).to_have_count(3)
    person.switch("Points during the game")
    expect(shield).to_have_count(0)
    expect(rival).to_have_accessible_name(re.compile("points hidden"))
    person.page.keyboard.press("t")
    expect(person.page.get_by_role("dialog").get_by_role("table")).to_have_count(0)
    person.close()
    person.come_to(over())
    expect(person.page.locator(".tally tfoot .points")).to_have_count(2)


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


def heard(person: Visitor) -> set[str]:
    person.come_to(asking("role"))
    person.take("Prospector")
    person.look()
    found: list[str] = person.page.evaluate("window.heard")
    return set(found)


@pytest.mark.first
@pytest.mark.usefixtures("listening")
def test_the_page_is_silent_until_sound_and_touch_are_wanted(person: Visitor) -> None:
    assert heard(person) == set()


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Sound", "tone"),
        pytest.param("Vibration", "touch", marks=pytest.mark.long),
    ],
)
def test_sound_and_touch_are_heard_where_they_are_wanted(
    person: Visitor, name: str, what: str
) -> None:
    person.switch(name)
    assert heard(person) == {what}


# ------------------------------------------------------------ cores


def test_the_cores_for_looking_back_are_kept(person: Visitor) -> None:
    name = person.words("settings-cores")
    chosen = person.settings().get_by_role("group", name=name)
    expect(chosen.get_by_label(person.words("cores-fitting"))).to_be_checked()
    chosen.get_by_text("1", exact=True).click()
    person.page.reload()
    chosen = person.settings().get_by_role("group", name=name)
    expect(chosen.get_by_label("1", exact=True)).to_be_checked()
