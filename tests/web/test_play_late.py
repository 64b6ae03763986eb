"""A long game is drawn with little more than a short one, and restyled at once."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sanjuan import Game
from web.layout import SIZES
from web.person import Person
from web.prepared import last_decision, over, table, text

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


def at(page: Page, site: str, save: Path, game: Game) -> Person:
    """A person at that game."""
    person = Person(page)
    person.open(site)
    save.write_text(text(table(game)))
    person.give(save)
    person.look()
    return person


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "save.json"


@pytest.fixture
def late(page: Page, site: str, save: Path) -> Person:
    """Before the last decision of a game of four."""
    return at(page, site, save, last_decision(4))


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


def test_the_log_opens_at_its_newest_line(page: Page, site: str, save: Path) -> None:
    page.set_viewport_size(SIZES["phone"])
    at(page, site, save, last_decision(3))
    page.locator(".log summary").click()
    expect(page.locator(".log li").last).to_be_in_viewport()


def test_after_the_game_the_log_shows_how_it_ended(
    page: Page, site: str, save: Path
) -> None:
    at(page, site, save, over(4))
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".log li").last).to_be_in_viewport()


def test_nothing_is_in_transition_for_those_who_want_less_motion(late: Person) -> None:
    assert late.page.evaluate(MOVING) == 0
