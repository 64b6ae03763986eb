"""Each seat of any game has a colour, a dash, a seal and a name of its own."""

import json
import re
from itertools import combinations
from typing import Final

import pytest

from locales import LANGUAGES, WEB, patterns, text_of
from toolchain.steps import ROOT

TOKENS: Final = (WEB / "styles" / "tokens.css").read_text("utf-8")
SEATS: Final = dict(
    re.findall(r'\[data-seat="(\d)"\] \{\n(.*?)\}', TOKENS, flags=re.DOTALL)
)
MOST: Final = 5
"""The seats of the largest game."""
UPON: Final = ("#ffffff", "#10202a")
"""The colour of a seal's drawing by day and by night."""
READABLE: Final = 4.5
"""The least contrast of WCAG's level AA."""


def colours(seat: str) -> list[str]:
    """Its colour by day and by night."""
    return re.findall(r"#[0-9a-f]{6}", SEATS[seat])


def light(colour: str) -> float:
    """The relative luminance of WCAG."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        ((one + 0.055) / 1.055) ** 2.4 if one > 0.04 else one / 12.92 for one in parts
    ]
    return sum(
        one * weight
        for one, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True)
    )


def contrast(one: str, other: str) -> float:
    low, high = sorted(map(light, (one, other)))
    return (high + 0.05) / (low + 0.05)


def test_each_seat_has_a_colour_of_its_own_for_day_and_night() -> None:
    assert sorted(SEATS) == [str(seat + 1) for seat in range(MOST)]
    for one, other in combinations(SEATS, 2):
        assert not {*colours(one)} & {*colours(other)}


@pytest.mark.parametrize("seat", SEATS)
def test_the_drawing_of_a_seal_stands_out_by_day_and_by_night(seat: str) -> None:
    for colour, upon in zip(colours(seat), UPON, strict=True):
        assert contrast(colour, upon) >= READABLE


def test_curves_of_seats_differ_without_colours() -> None:
    dashes = [re.findall(r"--dash: (.*);", told) for told in SEATS.values()]
    assert len({*map(str, dashes)}) == MOST


def test_each_seat_has_a_seal_with_a_drawing() -> None:
    people = (WEB / "state" / "people.js").read_text("utf-8")
    found = re.search(r"ANIMALS = (\[.*\]);", people)
    assert found
    seals = json.loads(found[1])
    icons = json.loads((ROOT / "web" / "icons" / "game-icons.json").read_text("utf-8"))
    assert len({*seals}) == MOST
    assert {*seals} <= {*icons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_seat_has_a_name_of_its_own(language: str) -> None:
    names = [text_of(patterns(language)[f"seat-{seat}"]) for seat in SEATS]
    assert len({*names}) == MOST
