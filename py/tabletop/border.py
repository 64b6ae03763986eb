"""What comes from outside, measured before anything is made of it.

Saves, positions and messages pass here, as JSON text or as values; what they mean is
read elsewhere. Nothing here calls `str` or itself on what it is given.
"""

import json
import re
from collections.abc import Iterable
from itertools import chain, islice
from typing import Final, TypeAlias, cast

from tabletop.errors import TabletopError
from tabletop.plain import LARGEST

LONGEST: Final = 1_000_000
"""So many letters a text may have; the longest save known has about 15,000."""
DEEPEST: Final = 16
"""So many lists and objects may lie in each other; in the deepest real save it is 7."""
MOST_VALUES: Final = 20_000
"""So many values there may be in all; the longest save known has about 5,000."""

BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a file with it."""

_STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NO_BRACKET: Final = re.compile(r"[^\[\]]+")
_NESTS: Final = (dict, list, tuple)
_NUMBERS: Final = (int, float)
_MOST_SIGNS: Final = 2 * MOST_VALUES
"""A list has two brackets, and what lies in it has a comma after it."""
_MOST_QUOTES: Final = 4 * MOST_VALUES
"""A key and a text have two each."""
_ALIKE: Final = str.maketrans("{}", "[]")

Refusal: TypeAlias = type[TabletopError]
"""The error of whoever asks: of a save, of a position, of a message."""


def taken(
    given: object, refusal: Refusal, unread: str, longest: int = LONGEST
) -> object:
    """The value that is given, or that a JSON text stands for, if it is not too much.

    `unread` is the id of the error for a text that is no JSON.
    """
    if isinstance(given, str):
        check_text(given, refusal, longest)
        given = _parsed(given.removeprefix(BYTE_ORDER_MARK), refusal, unread)
    _check_value(given, refusal)
    return given


def check_text(text: str, refusal: Refusal, longest: int = LONGEST) -> None:
    """Refuse a text that is too long, too full or too deep, without parsing it."""
    if len(text) > longest or text.count('"') > _MOST_QUOTES:
        raise refusal("too_large")
    bare = _STRING.sub("", text)
    if sum(map(bare.count, "[]{},")) > _MOST_SIGNS:
        raise refusal("too_large")
    if _is_deep(_NO_BRACKET.sub("", bare.translate(_ALIKE))):
        raise refusal("too_deep")


def _is_deep(brackets: str) -> bool:
    """Whether more of them lie in each other than in anything real.

    Every turn takes the innermost pairs away; what is left is never closed.
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
    """Refuse too many values, too deep ones, and numbers no page can hold."""
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
    """What lies in these, one step in."""
    nests = (one for one in level if isinstance(one, _NESTS))
    return chain.from_iterable(_inside(one) for one in nests)


def _inside(nest: object) -> Iterable[object]:
    return nest.values() if isinstance(nest, dict) else cast(Iterable[object], nest)


def _are_held(level: list[object]) -> bool:
    """Whether any page can hold all the numbers among them; NaN is in no range."""
    numbers = (one for one in level if isinstance(one, _NUMBERS))
    return all(-LARGEST <= one <= LARGEST for one in numbers)
