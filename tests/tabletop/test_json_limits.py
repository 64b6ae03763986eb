"""Input from outside is measured before it is parsed, played or repeated."""

import json
from time import process_time
from typing import Any

import pytest
from duel import Game

from tabletop.base.errors import OptionError, SaveError
from tabletop.base.json_limits import DEEPEST, LONGEST_TEXT, MOST_VALUES, parse_limited


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


def looped() -> list[Any]:
    loop: list[Any] = []
    loop.append(loop)
    return loop


def why(given: object) -> str:
    with pytest.raises(SaveError) as error:
        parse_limited(given, SaveError, "not_a_save")
    assert len(str(error.value)) < 200
    return error.value.id


HOSTILE = {
    "brackets": ("[" * 2600, "too_deep"),
    "braces": ('{"a":' * 2600 + "1" + "}" * 2600, "too_deep"),
    "a megabyte of brackets": ("[" * LONGEST_TEXT, "too_large"),
    "a megabyte of pairs": ("[" + "[]," * 333_000 + "[]]", "too_large"),
    "a megabyte of quotes": ('"' * LONGEST_TEXT, "too_large"),
    "a megabyte of strokes": ('"' + "\\" * (LONGEST_TEXT - 1), "not_a_save"),
    "a string without an end": ('["' + "a[" * 400_000, "not_a_save"),
    "more than a megabyte": (" " * (LONGEST_TEXT + 1), "too_large"),
    "a number of 4,200 digits": ("9" * 4200, "bad_number"),
    "a number of 5,000 digits": ("9" * 5000, "not_a_save"),
    "no number": ('{"version": NaN}', "bad_number"),
    "infinity": ('{"version": Infinity}', "bad_number"),
    "more than any float": ("[1e999]", "bad_number"),
}


@pytest.mark.parametrize(("text", "id"), HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_text_is_refused_at_once(text: str, id: str) -> None:
    began = process_time()
    assert why(text) == id
    assert process_time() - began < 0.25  # below 0.05 unless the machine is busy


@pytest.mark.parametrize(
    ("value", "id"),
    [
        (nested(DEEPEST + 1), "too_deep"),
        (nested(100_000), "too_deep"),
        (looped(), "too_deep"),
        ([0] * MOST_VALUES, "too_large"),
        ({"a": [10**4200]}, "bad_number"),
        ({"a": float("nan")}, "bad_number"),
    ],
    ids=["deep", "deeper", "in itself", "many", "large", "no number"],
)
def test_a_hostile_value_is_refused_without_being_written(value: Any, id: str) -> None:
    assert why(value) == id


def test_what_is_deep_enough_for_a_save_is_taken() -> None:
    assert parse_limited(nested(DEEPEST), SaveError, "") == nested(DEEPEST)
    assert parse_limited(json.dumps(nested(DEEPEST)), SaveError, "") == nested(DEEPEST)


def test_brackets_in_a_string_are_letters() -> None:
    text = json.dumps({"name": "[" * 100 + '\\"' + "{" * 100})
    assert parse_limited(text, SaveError, "") == json.loads(text)


def test_a_save_may_be_given_as_text() -> None:
    save = Game().save()
    assert Game.load(json.dumps(save)).save() == save


@pytest.mark.parametrize(
    "value",
    [nested(5000), 10**5000, "x" * 10**6, "\u202eevil"],
    ids=["deep", "large", "long", "mirrored"],
)
def test_an_error_repeats_no_more_than_can_be_shown(value: Any) -> None:
    error = OptionError("bad_seats", {"seats": value})
    assert len(str(error)) < 200
    assert "\u202e" not in str(error)
    json.dumps(error.as_json())


def test_a_text_may_begin_with_a_byte_order_mark() -> None:
    save = Game(seed=5).save()
    assert Game.load("\ufeff" + json.dumps(save)).save() == save
    assert parse_limited("\ufeff[1]", SaveError, "not_a_save") == [1]
    assert why("\ufeff") == "not_a_save"
