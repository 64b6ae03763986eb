"""Sanitises texts and values from outside before a page shows them.

Names pass through here, and the facts of errors, which repeat given values. Controls
and marks of direction are removed; an invisible mark stays only if it joins or varies
visible letters.
"""

import re
from typing import Final

from tabletop.base.signs import EMOJI

LONGEST_FACT: Final = 60
"""The largest number of letters that an error repeats of a text."""
MOST_ITEMS: Final = 12
"""The largest number of items in a list or object that an error repeats."""
LARGEST_WHOLE: Final = 2**53
"""The largest whole number; every JSON reader reads it exactly."""
LEFT_OUT: Final = "…"

_PLANES: Final = range(0x10000, 0xF0000, 0x10000)
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that draw nothing."""
_UNSEEN: Final = (
    _BLANK + "\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f"
    "\u0890\u0891\u08e2\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ud800-\uf8ff"
    "\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\ufff0-\ufffb\ufffe\uffff\U000110bd\U000110cd"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff\U000f0000-\U0010ffff"
    + "".join([f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in _PLANES])
)
"""Controls, formats, surrogates, private and other letters that draw nothing.

Unassigned letters are not among them: a newer Unicode may draw them. So the
interpreter's own tables, which differ, do not count.
"""
_SPACE: Final = (
    "\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
)
_LETTERS: Final = (
    "[\u0591-\u05ff\u0606-\u061b\u061d-\u06dc\u06de-\u070e\u0710-\u088f\u0892-\u08e1"
    "\u08e3-\u109f\u1100-\u115e\u1161-\u139f\u1400-\u167f\u1681-\u17b3\u17b6-\u180a"
    "\u1810-\u1c7f\u1cd0-\u1cff\u2d30-\u2ddf\u3005-\u3029\u302e-\u302f\u3031-\u303c"
    "\u3041-\u3163\u3165-\u31ff\u3400-\u4dbf\u4e00-\ua63f\ua6a0-\ua6ff\ua800-\uab2f"
    "\uabc0-\ud7ff\uf900-\ufaff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\uff66-\uff9f"
    "\uffa1-\uffdc\U00010000-\U000103ff\U00010450-\U000110bc\U000110be-\U000110cc"
    "\U000110ce-\U0001342f\U00013440-\U0001bc9f\U0001e000-\U0001efff"
    "\U00020000-\U0003fffd]"
)
"""The scripts in which letters join or have variants; not those of Europe."""
_VIRAMAS: Final = "[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]"
"""Marks of Indian scripts after which a joiner may end a word."""
_JOINED: Final = (
    rf"(?<={_VIRAMAS})[\u200c\u200d]"
    rf"|(?<={_LETTERS})[\u200c\u200d](?={_LETTERS})"
    rf"|(?:(?<=[{EMOJI}])|(?<=[{EMOJI}]\ufe0f))\u200d(?=[{EMOJI}])"
    rf"|(?<=[{EMOJI}])[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)"
    rf"|(?<={_LETTERS})[\u180b-\u180d\u180f\ufe00-\ufe0d\U000e0100-\U000e01ef]"
    "|(?<=\U0001f3f4)[\U000e0030-\U000e007a]{2,6}\U000e007f"
)
"""Invisible marks that join letters or emoji, or choose how one is drawn."""
_MARKS: Final = re.compile(f"({_JOINED})|[{_UNSEEN}]")
_SPACES: Final = re.compile(f"[{_SPACE}]+")


def sanitize(text: str) -> str:
    """The visible letters of a text in one line; the result may be empty.

    >>> sanitize(" Ada\\u202e \\u200bLovelace\\n")
    'Ada Lovelace'
    """
    return _SPACES.sub(" ", _MARKS.sub(r"\1", text)).strip(" ")


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
