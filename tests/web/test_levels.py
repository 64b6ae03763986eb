"""The form describes each level, with the figures of docs/strength.md."""

import re

import pytest
from playwright.sync_api import Locator, expect

from toolchain.languages import languages
from toolchain.steps import ROOT
from web.form import open_form
from web.visitor import Visitor
from web.words import Words

STRENGTH = (ROOT / "docs" / "strength.md").read_text("utf-8")


def told(person: Visitor) -> Locator:
    return open_form(person.page).locator("[data-level]:visible")


def choose(person: Visitor, seat: int, kind: str) -> None:
    form = open_form(person.page)
    form.get_by_label(person.words("new-kind", seat=seat)).select_option(kind)


def seats(person: Visitor, count: int) -> None:
    form = open_form(person.page)
    form.get_by_text(str(count), exact=True).click()


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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("level", "below"),
    [
        ("medium", "easy"),
        ("hard", "medium"),
        ("expert", "hard"),
        ("master", "expert"),
    ],
)
def test_the_figures_are_those_of_the_matches(
    language: str, level: str, below: str
) -> None:
    row = rf"\| {level} against {below} \| 2 seats, first edition \| \d+ \| ([\d.]+)%"
    [share] = re.findall(row, STRENGTH)
    figures = re.findall(r"\d+", Words(language)(f"level-{level}"))
    assert {10, round(float(share) / 10)} == {*map(int, figures)}
