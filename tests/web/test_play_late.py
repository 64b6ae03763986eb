"""A long game is drawn with little more than a short one, and restyled at once."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.person import Person
from web.prepared import last_decision, table, text

NODES = """() => {
  const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let nodes = 0;
  while (walk.nextNode()) nodes += 1;
  return nodes;
}"""
"""Shadow trees of `<use>` are not counted by this, so there must be none."""
MOST_NODES = 5000

MOVING = """() => [...document.querySelectorAll("*")].filter(
  (one) => getComputedStyle(one).transitionDuration !== "0s"
).length"""


@pytest.fixture
def late(page: Page, site: str, tmp_path: Path) -> Person:
    """Before the last decision of a game of four."""
    person = Person(page)
    person.open(site)
    save = tmp_path / "save.json"
    save.write_text(text(table(last_decision(4))))
    person.give(save)
    person.look()
    return person


def test_a_long_game_is_drawn_with_few_nodes(late: Person) -> None:
    assert late.page.evaluate(NODES) < MOST_NODES
    expect(late.page.locator("use")).to_have_count(0)


def test_the_log_begins_with_the_round_before_this_one(late: Person) -> None:
    rounds = last_decision(4).view(None)["round"]
    headings = late.page.locator(".log .era")
    expect(headings).to_have_count(2)
    late.page.get_by_role("button", name="Earlier rounds").click()
    expect(headings).to_have_count(rounds)
    late.decide(late.seen[-1])
    expect(headings).not_to_have_count(rounds)


def test_nothing_is_in_transition_for_those_who_want_less_motion(late: Person) -> None:
    late.page.emulate_media(reduced_motion="reduce")
    assert late.page.evaluate(MOVING) == 0
