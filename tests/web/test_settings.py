"""The settings: confirmation, points, sound and touch."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.prepared import asking, last_decision, over
from web.visitor import Visitor


@pytest.fixture
def visitor(person: Visitor) -> Visitor:
    """A person with the default settings, apart from the pace."""
    return person


def switch(visitor: Visitor, name: str) -> None:
    visitor.settings().get_by_text(name, exact=True).click()
    visitor.close()


def confirming(visitor: Visitor, what: str) -> None:
    choice = visitor.settings().get_by_label("Ask for confirmation")
    choice.select_option(label=what)
    visitor.close()


def cards(visitor: Visitor) -> Locator:
    return visitor.page.locator("button[aria-pressed]")


def role(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".role", has_text=name)


# ------------------------------------------------------------ confirmation


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
    confirming(visitor, "Everything, even roles")
    confirm = visitor.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_disabled()
    for name in ("Builder", "Prospector"):
        role(visitor, name).click()
    expect(visitor.page.locator(".role[aria-pressed=true]")).to_have_count(1)
    confirm.click()
    assert "You took the Prospector" in visitor.look().log


def test_a_role_is_confirmed_by_enter(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    confirming(visitor, "Everything, even roles")
    for key in ("1", "5", "Enter"):
        visitor.page.keyboard.press(key)
    assert "You took the Prospector" in visitor.look().log


def test_a_single_card_answers_where_only_several_are_confirmed(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("build"))
    confirming(visitor, "Only several cards at once")
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
    confirming(visitor, "Nothing: one tap is enough")
    cards(visitor).first.click()
    assert visitor.look().stage == "keep"
    cards(visitor).nth(1).click()
    expect(visitor.page.locator("[data-question=keep]")).to_have_count(0)


def test_settings_are_kept(visitor: Visitor) -> None:
    confirming(visitor, "Everything, even roles")
    switch(visitor, "Sound")
    visitor.page.reload()
    dialog = visitor.settings()
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
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Sound", "tone"),
        pytest.param("Vibration", "touch", marks=pytest.mark.long),
    ],
)
def test_sound_and_touch_are_heard_where_they_are_wanted(
    visitor: Visitor, name: str, what: str
) -> None:
    switch(visitor, name)
    assert heard(visitor) == {what}


# ------------------------------------------------------------ cores


def test_the_cores_for_looking_back_are_kept(visitor: Visitor) -> None:
    name = visitor.words("settings-cores")
    chosen = visitor.settings().get_by_role("group", name=name)
    expect(chosen.get_by_label(visitor.words("cores-fitting"))).to_be_checked()
    chosen.get_by_text("1", exact=True).click()
    visitor.page.reload()
    chosen = visitor.settings().get_by_role("group", name=name)
    expect(chosen.get_by_label("1", exact=True)).to_be_checked()
