"""The settings of look, keys and sound, and the one question of a first game."""

import re

import pytest
from playwright.sync_api import Locator, expect

from web.prepared import asking
from web.visitor import Visitor


def root(person: Visitor) -> Locator:
    return person.page.locator("html")


def choose(person: Visitor, group: str, value: str) -> None:
    fields = person.settings().get_by_role("group", name=group)
    fields.get_by_text(value, exact=True).click()
    person.close()


def test_day_and_night_follow_the_system_again(person: Visitor) -> None:
    choose(person, "Day or night", "Night")
    expect(root(person)).to_have_attribute("data-theme", "dark")
    choose(person, "Day or night", "Automatic")
    expect(root(person)).not_to_have_attribute("data-theme", re.compile(".*"))


@pytest.mark.first
def test_a_theme_changes_at_once_and_leaves_no_mark(person: Visitor) -> None:
    choose(person, "Day or night", "Night")
    expect(root(person)).not_to_have_attribute("data-switching", "")


@pytest.mark.first
def test_text_grows_and_stays_large(person: Visitor) -> None:
    size = "getComputedStyle(document.documentElement).fontSize"
    before = person.page.evaluate(f"parseFloat({size})")
    choose(person, "Text size", "Large")
    person.page.reload()
    person.ready()
    assert person.page.evaluate(f"parseFloat({size})") == pytest.approx(
        before * 1.15, rel=0.001
    )


def test_the_largest_text_leaves_rules_to_the_opened_card(person: Visitor) -> None:
    person.come_to(asking("role"))
    rule = person.page.locator(".hand .rule").first
    expect(rule).to_be_visible()
    choose(person, "Text size", "Larger")
    expect(root(person)).to_have_attribute("data-text", "larger")
    expect(rule).to_be_hidden()


@pytest.mark.first
def test_keys_appear_after_the_first_key_press(person: Visitor) -> None:
    person.come_to(asking("role"))
    expect(root(person)).not_to_have_attribute("data-caps", "")
    person.page.keyboard.press("ArrowDown")
    expect(root(person)).to_have_attribute("data-caps", "")


def test_keys_are_on_show_from_the_start_by_a_setting(person: Visitor) -> None:
    person.switch("Show keys on buttons and cards")
    person.page.reload()
    person.ready()
    expect(root(person)).to_have_attribute("data-caps", "")


# ------------------------------------------------------------ the question of sound


def offer(person: Visitor) -> Locator:
    return person.page.get_by_role("region", name="Play with sound?")


def test_the_first_game_asks_once_whether_sound_is_welcome(person: Visitor) -> None:
    person.come_to(asking("role"))
    offer(person).get_by_role("button", name="Yes").click()
    expect(offer(person)).to_have_count(0)
    expect(person.settings().get_by_role("switch", name="Sound")).to_be_checked()
    person.close()
    person.come_to(asking("role", seats=3))
    expect(offer(person)).to_have_count(0)


def test_that_question_goes_with_the_first_answer(person: Visitor) -> None:
    person.come_to(asking("role"))
    expect(offer(person)).to_be_visible()
    person.page.locator(".role", has_text="Prospector").click()
    person.look()
    expect(offer(person)).to_have_count(0)


def test_the_volume_is_a_choice_once_there_is_sound(person: Visitor) -> None:
    expect(person.settings().get_by_role("group", name="Volume")).to_have_count(0)
    person.close()
    person.switch("Sound")
    choose(person, "Volume", "Soft")
    kept = "JSON.parse(localStorage.getItem('san-juan-settings')).settings.volume"
    assert person.page.evaluate(kept) == 0.5
