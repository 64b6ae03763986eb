"""Less on the screen: parts that a lesson does not need yet, and parts switched off."""

import pytest
from playwright.sync_api import Page, expect

from web.learner import Learner, opened
from web.prepared import asking
from web.visitor import Visitor


@pytest.fixture
def learner(page: Page, site: str) -> Learner:
    """A person in the first lesson."""
    learner = Learner(opened(page, site), "first")
    learner.begin()
    return learner


def test_what_is_not_needed_yet_is_not_shown(learner: Learner) -> None:
    roles, prices = (learner.page.locator(one) for one in (".roles", ".market"))
    learner.learn(until="first-welcome")
    expect(roles).to_be_hidden()
    learner.learn(until="first-builder")
    expect(roles).to_be_visible()
    expect(prices).to_be_hidden()
    learner.learn(until="first-sell")
    expect(prices).to_be_visible()


def test_the_first_game_sets_that_little_is_shown(learner: Learner) -> None:
    page, say = learner.page, learner.say
    learner.learn(until="first-welcome")
    learner.person.leave()
    page.keyboard.press(",")
    dialog = page.get_by_role("dialog", name=say("settings-title"))
    expect(dialog.get_by_label(say("detail-little"))).to_be_checked()


@pytest.mark.first
def test_more_is_shown_as_somebody_asks_for_it(visitor: Visitor) -> None:
    say, page = visitor.words, visitor.page
    visitor.settings().get_by_text(say("detail-little"), exact=True).click()
    visitor.close()
    visitor.come_to(asking("role"))
    more = page.locator("[data-action=more]")
    for _ in range(2):
        expect(page.locator(".piles")).to_be_hidden()
        visitor.menu()
        more.click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".piles")).to_be_visible()
    visitor.menu()
    expect(more).to_have_count(0)
    visitor.close()
