"""The settings of look, keys and sound, and the one question of a first game."""

import re

import pytest
from playwright.sync_api import Locator, expect

from web.prepared import asking
from web.visitor import Visitor


@pytest.fixture
def visitor(person: Visitor) -> Visitor:
    """A person with the default settings, apart from the pace."""
    return person


def switch(visitor: Visitor, name: str) -> None:
    visitor.settings().get_by_text(name, exact=True).click()
    visitor.close()


def root(visitor: Visitor) -> Locator:
    return visitor.page.locator("html")


def choose(visitor: Visitor, group: str, value: str) -> None:
    fields = visitor.settings().get_by_role("group", name=group)
    fields.get_by_text(value, exact=True).click()
    visitor.close()


def test_day_and_night_follow_the_system_again(visitor: Visitor) -> None:
    choose(visitor, "Day or night", "Night")
    expect(root(visitor)).to_have_attribute("data-theme", "dark")
    choose(visitor, "Day or night", "Automatic")
    expect(root(visitor)).not_to_have_attribute("data-theme", re.compile(".*"))


def test_a_theme_changes_at_once_and_leaves_no_mark(visitor: Visitor) -> None:
    choose(visitor, "Day or night", "Night")
    expect(root(visitor)).not_to_have_attribute("data-switching", "")


def test_text_grows_and_stays_large(visitor: Visitor) -> None:
    size = "getComputedStyle(document.documentElement).fontSize"
    before = visitor.page.evaluate(f"parseFloat({size})")
    choose(visitor, "Text size", "Large")
    visitor.page.reload()
    visitor.ready()
    assert visitor.page.evaluate(f"parseFloat({size})") == pytest.approx(
        before * 1.15, rel=0.001
    )


def test_keys_appear_after_the_first_key_press(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    expect(root(visitor)).not_to_have_attribute("data-caps", "")
    visitor.page.keyboard.press("ArrowDown")
    expect(root(visitor)).to_have_attribute("data-caps", "")


def test_keys_are_on_show_from_the_start_by_a_setting(visitor: Visitor) -> None:
    switch(visitor, "Show keys on buttons and cards")
    visitor.page.reload()
    visitor.ready()
    expect(root(visitor)).to_have_attribute("data-caps", "")


# ------------------------------------------------------------ the question of sound


def offer(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="Play with sound?")


def test_the_first_game_asks_once_whether_sound_is_welcome(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    offer(visitor).get_by_role("button", name="Yes").click()
    expect(offer(visitor)).to_have_count(0)
    expect(visitor.settings().get_by_role("switch", name="Sound")).to_be_checked()
    visitor.close()
    visitor.come_to(asking("role", seats=3))
    expect(offer(visitor)).to_have_count(0)


def test_that_question_goes_with_the_first_answer(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    expect(offer(visitor)).to_be_visible()
    visitor.page.locator(".role", has_text="Prospector").click()
    visitor.look()
    expect(offer(visitor)).to_have_count(0)


def test_the_volume_is_a_choice_once_there_is_sound(visitor: Visitor) -> None:
    expect(visitor.settings().get_by_role("group", name="Volume")).to_have_count(0)
    visitor.close()
    switch(visitor, "Sound")
    choose(visitor, "Volume", "Soft")
    kept = "JSON.parse(localStorage.getItem('san-juan-settings')).settings.volume"
    assert visitor.page.evaluate(kept) == 0.5
