"""Limits of JSON from outside, checked before anything else reads it.

Saves, positions and messages pass through here, as JSON text or as values; other
modules read their meaning. The checks neither recurse into a value nor call `str`.
"""

import json
import re
from collections.abc import Iterable
from itertools import chain, islice
from typing import Final, TypeAlias, cast

from tabletop.base.errors import TabletopError
from tabletop.base.sanitize import LARGEST_WHOLE

LONGEST_TEXT: Final = 1_000_000
"""The largest number of letters; the longest known save has about 15,000."""
DEEPEST: Final = 16
"""The largest depth of nested lists and objects; the deepest real save has 7."""
MOST_VALUES: Final = 20_000
"""The largest number of values in all; the longest known save has about 5,000."""

BYTE_ORDER_MARK: Final = "\ufeff"
"""A mark with which some editors begin a file."""

_STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NO_BRACKET: Final = re.compile(r"[^\[\]]+")
_NESTS: Final = (dict, list, tuple)
_NUMBERS: Final = (int, float)
_MOST_SIGNS: Final = 2 * MOST_VALUES
"""Each list has two brackets, and each value in it a comma."""
_MOST_QUOTES: Final = 4 * MOST_VALUES
"""Each key has two quotes, and so has each text."""
_ALIKE: Final = str.maketrans("{}", "[]")

Refusal: TypeAlias = type[TabletopError]
"""The type of error to raise: that of saves, positions or messages."""


def parse_limited(
    given: object, refusal: Refusal, unread: str, longest: int = LONGEST_TEXT
) -> object:
    """The given value, or the value of a given JSON text, within the limits.

    `unread` is the id of the error for a text that is not JSON.
    """
    if isinstance(given, str):
        check_text(given, refusal, longest)
        given = _parsed(given.removeprefix(BYTE_ORDER_MARK), refusal, unread)
    _check_value(given, refusal)
    return given


def check_text(text: str, refusal: Refusal, longest: int = LONGEST_TEXT) -> None:
    """Refuse a text that is too long, too full or too deep, without parsing it."""
    if len(text) > longest or text.count('"') > _MOST_QUOTES:
        raise refusal("too_large")
    bare = _STRING.sub("", text)
    if sum(map(bare.count, "[]{},")) > _MOST_SIGNS:
        raise refusal("too_large")
    if _is_deep(_NO_BRACKET.sub("", bare.translate(_ALIKE))):
        raise refusal("too_deep")


def _is_deep(brackets: str) -> bool:
    """Whether the brackets nest deeper than any real save.

    Each turn removes the innermost pairs; unpaired brackets remain.
    """
    for _ in range(DEEPEST):
        brackets = brackets.replace("[]", "")
    return len(brackets) > DEEPEST


def _parsed(text: str, refusal: Refusal, unread: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        raise refusal(unread) from None


def _check_value(value: object, refusal: Refusal) -> None:
    """Refuse too many values, values too deep, and numbers that no page can hold."""
    level, count = [value], 0
    for _ in range(DEEPEST + 1):
        count += len(level)
        if count > MOST_VALUES:
            raise refusal("too_large")
        if not _are_held(level):
            raise refusal("bad_number")
        level = list(islice(_parts(level), MOST_VALUES + 1))
    if level:
        raise refusal("too_deep")


def _parts(level: list[object]) -> Iterable[object]:
    """The values directly inside these."""
    nests = (one for one in level if isinstance(one, _NESTS))
    return chain.from_iterable(_inside(one) for one in nests)


def _inside(nest: object) -> Iterable[object]:
    return nest.values() if isinstance(nest, dict) else cast(Iterable[object], nest)


def _are_held(level: list[object]) -> bool:
    """Whether any page can hold all numbers among these values; NaN is in no range."""
    numbers = (one for one in level if isinstance(one, _NUMBERS))
    return all(-LARGEST_WHOLE <= one <= LARGEST_WHOLE for one in numbers)
