"""The reasons of a lesson's steps, and the ways onward."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from web.learner import Learner, opened
from web.person import Person


@pytest.fixture
def learner(page: Page, site: str) -> Iterator[Learner]:
    """A person in the first lesson."""
    learner = Learner(opened(page, site), "first")
    learner.begin()
    yield learner


def test_the_end_of_the_first_lesson_leads_to_the_first_game(learner: Learner) -> None:
    learner.learn(until="first-end")
    game = learner.page.get_by_role("button", name=learner.sentence("first.then"))
    learner.press(game)
    learner.hear()
    assert learner.met[-1] == learner.sentence("whole-welcome")


# ------------------------------------------------------------ reasons


def test_a_step_says_why_in_place_and_takes_it_back(learner: Learner) -> None:
    learner.learn(until="first-builder")
    why = learner.page.get_by_role("button", name=learner.say("coach-why"))
    coach, reason = learner.page.locator(".coach"), "first-builder-why"
    learner.press(why)
    expect(coach).to_contain_text(learner.sentence(reason))
    expect(why).to_have_attribute("aria-expanded", "true")
    log = learner.page.get_by_role("log", name=learner.say("said-label"))
    expect(log).to_contain_text(learner.sentence(reason))
    learner.press(why)
    expect(coach).not_to_contain_text(learner.sentence(reason))


def test_a_reason_leads_to_its_rule_in_the_book(learner: Learner) -> None:
    learner.learn(until="first-build")
    page = learner.page
    learner.press(page.locator("[data-action=why]"))
    page.locator(".coach").get_by_role("link", name=learner.say("rule-read")).click()
    expect(page.locator("#R99")).to_be_focused()
    learner.person.close()
    assert learner.page.locator("[data-question=build] .coach").count()


# ------------------------------------------------------------ rounds


def test_a_banner_names_a_new_round_and_its_governor(page: Page, site: str) -> None:
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, easy", seed=2)
    banner = page.locator(".round")
    expect(banner).to_have_text("Round 1 · You are governor")
    expect(banner).to_have_css("pointer-events", "none")
    expect(page.locator("#app > p")).to_have_count(0)  # those stay empty for a while
    expect(banner).to_be_hidden()
