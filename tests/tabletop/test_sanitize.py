"""Names and facts are sanitised: no text mirrors, blanks or swells."""

import json
from typing import Any

import pytest
from duel import DUEL, Game

from tabletop.base.errors import TabletopError
from tabletop.base.sanitize import excerpt, sanitize
from tabletop.base.signs import signs
from tabletop.table.seating import seating
from tabletop.table.table import Table
from toolchain.steps import ROOT

NAMES: Any = json.loads((ROOT / "tests" / "names.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "hidden",
    [
        *("\u202e", "\u202d", "\u2066", "\u2067", "\u200e", "\u061c"),
        *("\u200b", "\u200d", "\ufeff", "\u00ad", "\u2060", "\U000e0041"),
        *("\x00", "\x1b", "\x7f", "\x9b", "\ue000", "\U0010fffd", "\ud800"),
        *("\u180b", "\u2065", "\ufff0", "\ufdd0", "\U0001ffff", "\U000e0fff"),
        *("\u3164", "\u115f", "\uffa0", "\u2800", "\u034f", "\ufe0f", "\U000e0100"),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_left_out(hidden: str) -> None:
    assert sanitize(f"A{hidden}da") == "Ada"
    assert sanitize(hidden * 3) == ""


@pytest.mark.parametrize("space", [*"\n\t\r\x0b\x1c\x85\u00a0\u2028\u2029\u3000"])
def test_a_name_stands_in_one_line(space: str) -> None:
    assert sanitize(f"{space}Ada{space * 2}Lovelace{space}") == "Ada Lovelace"


@pytest.mark.parametrize("name", ["Inés", "עדה", "阿达", "Ada 2!", "<b>Ada</b>", "🦜"])
def test_names_of_all_scripts_stay(name: str) -> None:
    assert sanitize(name) == name


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name["given"])[:60])
def test_marks_stay_where_they_join_letters_or_emoji(name: dict[str, Any]) -> None:
    assert sanitize(name["given"]) == name["shown"]
    assert sanitize(name["shown"]) == name["shown"]
    assert len(signs(name["shown"])) == name["signs"]
    assert "".join(signs(name["shown"])) == name["shown"]


def test_a_letter_of_a_newer_unicode_stays() -> None:
    newer = [*range(0x1F000, 0x1FBFF), *range(0x0378, 0x037A), *range(0x2FE0, 0x2FF0)]
    for letter in map(chr, newer):
        assert sanitize(letter) == letter


def test_a_name_is_as_long_as_its_signs() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    (one,) = seating([{"name": family * 24, "kind": "person"}], 1, ())
    assert one.name == family * 24
    for long in (family * 25, "a" + "\u0301" * 24, "a" * 25, "a" * 10_000):
        with pytest.raises(TabletopError) as error:
            seating([{"name": long, "kind": "person"}], 1, ())
        assert error.value.id == "bad_name"


def test_a_name_that_was_short_in_code_points_stays() -> None:
    stacked = "a" + "\u0301" * 23
    (one,) = seating([{"name": stacked, "kind": "person"}], 1, ())
    assert one.name == stacked


def test_a_typed_name_is_cleaned() -> None:
    (one, other) = seating(
        [
            {"name": "\u202eadA", "kind": "person"},
            {"name": " \u200b", "kind": "person"},
        ],
        seats=2,
        levels=(),
    )
    assert (one.name, other.name) == ("adA", "")


def test_a_save_with_such_names_is_loaded_with_clean_ones() -> None:
    save: Any = {
        **Table.load(DUEL, Game().save()).save(),
        "players": [
            {"name": "\u202eAda", "kind": "person"},
            {"name": "\u2800", "kind": "random"},
        ],
    }
    facts = Table.load(DUEL, save).facts()
    assert [player["name"] for player in facts["players"]] == ["Ada", ""]


def test_a_sentence_repeats_what_is_short_and_flat() -> None:
    given = [None, True, 3, 0.5, "well", ["well", 3], {"id": "well"}]
    assert [excerpt(one) for one in given] == given
    assert excerpt([[1], {2: 3}, object()]) == ["…"] * 3
    assert excerpt(list(range(99))) == excerpt(object()) == excerpt(2**54) == "…"
    assert excerpt(float("inf")) == excerpt({1: 2}.keys()) == "…"
