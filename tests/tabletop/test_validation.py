"""Values from JSON: a reader accepts each kind as it is, or refuses it by its key."""

from collections.abc import Mapping
from typing import Any, Literal, Optional

import pytest

from tabletop.base.errors import MessageError, OptionError
from tabletop.base.validation import Fields, bad_switch, is_of

GIVEN = {"seat": 3, "serious": True, "name": "Ada", "cards": [1], "more": {"seat": "x"}}


def wrong(key: str, value: object) -> MessageError:
    return MessageError("bad_value", {"key": key, "value": value})


FIELDS = Fields(GIVEN, wrong)


def test_values_are_taken_as_they_are() -> None:
    assert FIELDS.number("seat") == FIELDS.number("seat", range(4)) == 3
    assert FIELDS.switch("serious")
    assert FIELDS.text("name", 3) == "Ada"
    assert FIELDS.listed("cards") == [1]
    assert FIELDS.get("more") == {"seat": "x"}


def test_what_is_missing_reads_as_its_default() -> None:
    empty = Fields({}, wrong)
    assert "seat" in FIELDS and "seat" not in empty
    assert (empty.number("seat", default=1), empty.switch("serious")) == (1, False)
    assert (empty.text("name", 3, ""), empty.listed("cards", [])) == ("", [])
    assert empty.get("more") is None


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (lambda of: of.number("x"), True),
        (lambda of: of.number("x"), 1.0),
        (lambda of: of.number("x", range(3)), 3),
        (lambda of: of.switch("x"), 1),
        (lambda of: of.text("x", 2), "abc"),
        (lambda of: of.text("x", 2), None),
        (lambda of: of.listed("x"), {}),
    ],
)
def test_another_value_is_refused_by_its_key(read: Any, value: object) -> None:
    with pytest.raises(MessageError) as error:
        read(Fields({"x": value}, wrong))
    assert error.value.facts == {"key": "x", "value": value}


def test_keys_that_are_not_known_are_found() -> None:
    assert FIELDS.unknown(frozenset(GIVEN)) is None
    assert FIELDS.unknown(frozenset({"seat"})) == "cards"


def test_an_option_that_is_neither_on_nor_off_is_named() -> None:
    with pytest.raises(OptionError, match="serious is either on or off, not 1"):
        Fields({"serious": 1}, bad_switch).switch("serious")


@pytest.mark.parametrize(
    ("value", "kind", "fits"),
    [
        (1, int | None, True),
        (None, int | None, True),
        (None, Optional[int], True),  # noqa: UP045
        (True, int | None, False),
        (1.0, int | None, False),
        (["a", 1], list[int | Literal["a"]], True),
        (["b", 1], list[int | Literal["a"]], False),
        ({"a": None}, dict[str, int | None], True),
        ({"a": "1"}, dict[str, int | None], False),
        ({"a": 1}, Mapping[str, int], True),
        ([[1], 2], tuple[list[int], int], True),
        ([[1], 2, 3], tuple[list[int], int], False),
        ([[1], "2"], tuple[list[int], int], False),
        (None, tuple[list[int], int], False),
        ([1, 0.5], list[float], True),
        ([True], list[float], False),
    ],
)
def test_a_value_is_of_a_type_or_of_another(
    value: object, kind: Any, fits: bool
) -> None:
    assert is_of(value, kind) is fits


def test_a_type_that_values_are_not_read_by_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="no type"):
        is_of(set(), set[int])
