"""The form describes each level, as the matches of docs/strength.md allow."""

import re

import pytest
from playwright.sync_api import Locator, expect

from toolchain.steps import ROOT
from web.form import open_form
from web.visitor import Visitor

STRENGTH = (ROOT / "docs" / "strength.md").read_text("utf-8")
MOST = 60
"""Games in 100 that the form calls most games."""


def told(person: Visitor) -> Locator:
    return open_form(person.page).locator("[data-level]:visible")


def choose(person: Visitor, seat: int, kind: str) -> None:
    form = open_form(person.page)
    form.get_by_label(person.words("new-kind", seat=seat)).select_option(kind)


def seats(person: Visitor, count: int) -> None:
    form = open_form(person.page)
    form.get_by_text(str(count), exact=True).click()


@pytest.mark.first
def test_each_level_at_the_table_is_described_once(person: Visitor) -> None:
    seats(person, 4)
    for seat, kind in ((2, "hard"), (3, "easy"), (4, "hard")):
        choose(person, seat, kind)
    for count, levels in ((4, ("hard", "easy")), (2, ("hard",))):
        seats(person, count)
        said = [person.words(f"level-{level}") for level in levels]
        expect(told(person)).to_have_text(said)


def test_among_people_nothing_is_told(person: Visitor) -> None:
    seats(person, 2)
    for seat in (1, 2):
        choose(person, seat, "person")
    expect(told(person)).to_have_count(0)


@pytest.mark.parametrize(
    ("level", "below"),
    [("medium", "easy"), ("hard", "medium"), ("expert", "hard")],
)
def test_a_level_wins_most_games_against_the_one_below(level: str, below: str) -> None:
    assert share(level, below) > MOST


def test_master_is_as_strong_as_expert() -> None:
    assert 100 - MOST < share("master", "expert") < MOST


def share(level: str, below: str) -> float:
    """The games in 100 that a level won in the match."""
    row = rf"\| {level} against {below} \| 2 seats, first edition \| \d+ \| ([\d.]+)%"
    [won] = re.findall(row, STRENGTH)
    return float(won)
