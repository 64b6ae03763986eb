"""Variations of a running game, which reveal nothing of its hidden cards."""

import pytest
from playwright.sync_api import Page, expect

from locales import LANGUAGES
from web.person import Person
from web.prepared import asking, text
from web.prepared import table as save
from web.test_what_if import begin, dialog, expect_ply, mark, press, saved
from web.visitor import Visitor
from web.words import ENGLISH, Words


@pytest.mark.first
def test_a_running_game_waits_and_loses_nothing(visitor: Visitor) -> None:
    page = visitor.page
    before = visitor.come_to(asking("pay", seats=3))
    visitor.take_up([0])
    page.keyboard.press("w")
    expect(dialog(page)).to_contain_text(ENGLISH("what-if-anew"))
    expect(dialog(page).get_by_label(ENGLISH("what-if-seat"))).to_have_count(0)
    begin(page)
    there = visitor.look()
    assert (there.prompt, there.hand) == (before.prompt, before.hand)
    assert "dealt_anew" in saved(visitor)["game"]
    page.keyboard.press("g")
    expect(mark(page)).to_have_count(0)
    expect(page.locator("button[aria-pressed=true]")).to_have_count(1)
    assert visitor.look().prompt == before.prompt


def test_what_others_decide_is_not_to_be_tried_while_a_game_goes_on(
    visitor: Visitor,
) -> None:
    page = visitor.page
    game = asking("pay", seats=3)
    other = next(g.ply for g, _ in game.replay() if g.asked().seat)
    visitor.come_to(game)
    visitor.menu()
    press(page, "replay-button")
    page.get_by_role("slider").fill(str(other))
    expect_ply(page, other, "replay")
    page.keyboard.press("w")
    expect(dialog(page)).to_contain_text(ENGLISH("error-not-your-decision"))
    visitor.close()


def test_a_variation_that_was_dealt_anew_is_shared_by_no_link(
    visitor: Visitor,
) -> None:
    page = visitor.page
    visitor.come_to(asking("pay", seats=3))
    page.keyboard.press("w")
    begin(page)
    visitor.look()
    visitor.menu()
    press(page, "share-button")
    expect(dialog(page)).to_contain_text(ENGLISH("error-dealt-anew-code"))
    visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_serious_game_says_why_it_has_none(
    page: Page, site: str, language: str
) -> None:
    say = Words(language)
    person = Person(page, say)
    person.open(f"{site}?lang={language}")
    person.give(text({**save(asking("role")), "serious": True}))
    page.locator("[data-question]").wait_for()
    page.keyboard.press("w")
    expect(dialog(page)).to_contain_text(say("error-serious-branch"))
