"""Sanitises texts and values from outside before a page shows them.

Names pass through here, and the facts of errors, which repeat given values. Controls
and marks of direction are removed; an invisible mark stays only if it joins or varies
visible letters.
"""

import re
from typing import Final
from unicodedata import category

LONGEST_FACT: Final = 60
"""The largest number of letters that an error repeats of a text."""
MOST_ITEMS: Final = 12
"""The largest number of items in a list or object that an error repeats."""
LARGEST_WHOLE: Final = 2**53
"""The largest whole number; every JSON reader reads it exactly."""
LEFT_OUT: Final = "…"

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""The categories of controls, formats, surrogates, private and unassigned letters."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that draw nothing."""
_VIRAMAS: Final = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"
"""Marks of Indian scripts after which a joiner may end a word."""
_SORTS: Final = {
    **dict.fromkeys("#*0123456789", "D"),
    **dict.fromkeys(map(chr, range(0x300, 0x370)), "."),  # accents join nothing
    **dict.fromkeys(_BLANK, "-"),
    **dict.fromkeys(_VIRAMAS, "H"),
    **dict.fromkeys(map(chr, range(0xFE00, 0xFE0E)), "W"),
    **dict.fromkeys(map(chr, range(0xE0100, 0xE01F0)), "W"),
    **dict.fromkeys(map(chr, range(0xE0030, 0xE007B)), "T"),
    **dict.fromkeys(map(chr, range(0x1F3FB, 0x1F400)), "E"),  # shades of skin
    "\u200c": "N",
    "\u200d": "J",
    "\ufe0e": "V",
    "\ufe0f": "V",
    "\u2194": "E",
    "\u20e3": "K",
    "\U0001f3f4": "F",
    "\U000e007f": "X",
}
"""Classes of letters for `_KEPT` that the Unicode category does not give."""
_BY_CATEGORY: Final = {"Lo": "L", "Mn": "M", "Mc": "M", "So": "E"}
_KEPT: Final = re.compile(
    r"(?<=H)[NJ]|(?<=[HLM])[NJ](?=[HLM])"  # joins letters, or ends a word
    r"|(?:(?<=[EF])|(?<=[EF]V))J(?=[EF])"  # joins emoji
    r"|(?<=[EF])V|(?<=D)V(?=K)|(?<=L)W"  # chooses how a sign is drawn
    r"|(?<=F)T{2,6}X"  # the flag of a part of a country
    r"|[^-NJVWTX]"
)
"""Visible letters, and the invisible marks that join or vary them."""


def sanitize(text: str) -> str:
    """The visible letters of a text in one line; the result may be empty.

    >>> sanitize(" Ada\\u202e \\u200bLovelace\\n")
    'Ada Lovelace'
    """
    sorts = "".join(map(_sort, text))
    seen = "".join(text[slice(*one.span())] for one in _KEPT.finditer(sorts))
    return " ".join(seen.split())


def _sort(letter: str) -> str:
    """The class of a letter for `_KEPT`; `-` is invisible."""
    if letter in _SORTS:
        return _SORTS[letter]
    if letter.isspace():
        return " "
    found = category(letter)
    return "-" if found in _UNSEEN else _BY_CATEGORY.get(found, ".")


def excerpt(value: object) -> object:
    """The part of a value that a sentence may repeat: short, plain, JSON-ready.

    >>> excerpt([[1]]), excerpt("x" * 100) == "x" * 60 + "…"
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
        return sanitize(cut) + LEFT_OUT * (len(cut) < len(value))
    return value if value is None or _is_number(value) else LEFT_OUT


def _is_number(value: object) -> bool:
    """Whether the value is a truth value, or a number that any page can hold."""
    return isinstance(value, int | float) and -LARGEST_WHOLE <= value <= LARGEST_WHOLE
