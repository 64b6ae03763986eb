"""A long game is drawn with little more than a short one, and restyled at once."""

import pytest
from playwright.sync_api import expect

from web.layout import SIZES
from web.prepared import last_decision, over
from web.visitor import Visitor

NODES = """() => {
  const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let nodes = 0;
  while (walk.nextNode()) nodes += 1;
  return nodes;
}"""
"""The count leaves out shadow trees of `<use>`, so there must be none."""
MOST_NODES = 5000

MOVING = """() => [...document.querySelectorAll("*")].filter(
  (one) => getComputedStyle(one).transitionDuration !== "0s"
).length"""


@pytest.fixture
def late(visitor: Visitor) -> Visitor:
    """A visitor before the last decision of a game of four."""
    visitor.come_to(last_decision(4))
    return visitor


@pytest.mark.first
def test_a_long_game_is_drawn_with_few_nodes(late: Visitor) -> None:
    assert late.page.evaluate(NODES) < MOST_NODES
    expect(late.page.locator("use")).to_have_count(0)


def test_the_log_begins_with_the_round_before_this_one(late: Visitor) -> None:
    rounds = last_decision(4).view(None)["round"]
    headings = late.page.locator(".log .era")
    expect(headings).to_have_count(2)
    late.page.get_by_role("button", name="Earlier rounds").click()
    expect(headings).to_have_count(rounds)
    late.decide(late.seen[-1])
    expect(headings).not_to_have_count(rounds)


def test_the_log_opens_at_its_newest_line(visitor: Visitor) -> None:
    visitor.page.set_viewport_size(SIZES["phone"])
    visitor.come_to(last_decision(3))
    visitor.page.get_by_role("button", name="Log").click()
    newest = visitor.page.get_by_role("dialog").locator("li").last
    expect(newest).to_be_in_viewport()


def test_after_the_game_the_log_shows_how_it_ended(visitor: Visitor) -> None:
    visitor.come_to(over(4))
    visitor.page.get_by_role("button", name="Look at the table").click()
    expect(visitor.page.locator(".log li").last).to_be_in_viewport()


def test_the_buttons_of_the_end_stay_in_reach_when_the_window_grows(
    person: Visitor,
) -> None:
    person.page.set_viewport_size(SIZES["phone"])
    person.come_to(over(2))
    person.page.set_viewport_size(SIZES["desktop"])
    person.page.locator(".others > summary").click()
    expect(person.page.get_by_role("button", name="Replay")).to_be_visible()


@pytest.mark.first
def test_nothing_is_in_transition_for_those_who_want_less_motion(late: Visitor) -> None:
    assert late.page.evaluate(MOVING) == 0
