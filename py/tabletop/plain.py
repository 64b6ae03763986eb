"""Texts and facts from outside, made fit to be shown: nothing mirrors or blanks.

Names pass here, and the facts of errors, which repeat what somebody gave.
"""

from operator import index
from typing import Final, SupportsIndex
from unicodedata import category

LONGEST_FACT: Final = 60
"""So many letters of a text that was given are repeated."""
MOST_ITEMS: Final = 12
"""Lists that are longer are not repeated."""
LARGEST: Final = 2**53
"""So large a whole number may be: any JSON reader keeps it whole."""
LEFT_OUT: Final = "…"

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, marks of direction and other formats, halves of pairs, private, none."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
"""Letters and marks that draw nothing."""


def whole(value: object) -> int | None:
    """The whole number that the value is, an `int`; None: it is none.

    Integers of numpy are whole numbers; truth values and 1.0 are not.

    >>> whole(3), whole(1.0), whole(True)
    (3, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # an array of several integers has `__index__`, too
        return None


def clean(text: str) -> str:
    """The text in one line, of what can be seen; it may be empty.

    >>> clean(" Ada\\u202e \\u200bLovelace\\n")
    'Ada Lovelace'
    """
    seen = (" " if letter.isspace() else letter for letter in text if _is_seen(letter))
    return " ".join("".join(seen).split())


def _is_seen(letter: str) -> bool:
    if letter.isspace():
        return True
    return category(letter) not in _UNSEEN and letter not in _BLANK


def shown(value: object) -> object:
    """What a sentence may repeat of a value: short, plain, JSON-ready.

    >>> shown([[1]]), shown("x" * 100) == "x" * 60 + "…"
    (['…'], True)
    """
    if isinstance(value, list | tuple) and len(value) <= MOST_ITEMS:
        return [_single(part) for part in value]
    if isinstance(value, dict) and len(value) <= MOST_ITEMS:
        return {str(_single(key)): _single(part) for key, part in value.items()}
    return _single(value)


def _single(value: object) -> object:
    if isinstance(value, str):
        cut = value[:LONGEST_FACT]
        return clean(cut) + LEFT_OUT * (len(cut) < len(value))
    return value if value is None or _is_number(value) else LEFT_OUT


def _is_number(value: object) -> bool:
    """Whether it is a number, or a truth value, that any page can hold."""
    return isinstance(value, int | float) and -LARGEST <= value <= LARGEST
