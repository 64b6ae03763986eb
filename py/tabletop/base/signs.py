"""The signs of a text: what a reader takes for one letter, such as a flag or a family.

They are the extended grapheme clusters of Unicode. The interpreter's own tables know no
letter that is newer, so the ranges of letters are our own.
"""

import re
from bisect import bisect
from functools import cache
from typing import Final

from tabletop.base.sign_ranges import CONSONANTS, JOINS, LEADS, LINKERS

LONGEST_SIGN: Final = 12
"""The largest number of code points in a sign of a name; emoji have up to ten."""
EMOJI: Final = (
    "\u00a9\u00ae\u203c\u2049\u2100-\u27ff\u2900-\u2bff\u3030\u303d\u3200-\u33ff"
    "\U0001f000-\U0001faff\U0001fc00-\U0001fffd"
)
"""The ranges of emoji and other drawn signs, also of those to come."""

_HANGUL: Final = {
    range(0x1100, 0x1160): "L",
    range(0xA960, 0xA980): "L",
    range(0x1160, 0x11A8): "V",
    range(0xD7B0, 0xD7C7): "V",
    range(0x11A8, 0x1200): "T",
    range(0xD7CB, 0xD7FC): "T",
    range(0x1F1E6, 0x1F200): "R",
}
"""Parts of Korean syllables, and the letters of flags."""
_EMOJI: Final = re.compile(f"[{EMOJI}]")
_SIGN: Final = re.compile(
    r"P*(?:"
    r"E(?:[XN]*ZE)*"  # emoji that a joiner makes one
    r"|RR"  # a flag
    r"|L*(?:V+|vV*|t)T*|L+|T+"  # a Korean syllable
    r"|C(?:[XNZ]*N[XNZ]*C)*"  # consonants of India
    r"|[^XNZP])[XNZ]*"
    r"|P+[XNZ]*|[XNZ]+"
)


def signs(text: str) -> list[str]:
    """The signs of a text in order.

    >>> len(signs("Zo\\u0065\\u0308")), len(signs("\\U0001f1f5\\U0001f1f7"))
    (3, 1)
    """
    if text.isascii():
        return list(text)
    sorts = "".join(map(_sort, text))
    return [text[slice(*one.span())] for one in _SIGN.finditer(sorts)]


def is_short(text: str, most: int) -> bool:
    """Whether a text has at most that many signs, each of a size that a line can hold.

    Earlier versions counted code points; a text that was short for them stays so.
    """
    if len(text) <= most:
        return True
    found = signs(text)
    return len(found) <= most and max(map(len, found)) <= LONGEST_SIGN


def _sort(letter: str) -> str:
    """The class of a letter for `_SIGN`."""
    code = ord(letter)
    if letter == "\u200d":
        return "Z"
    for ranges, sort in ((LINKERS, "N"), (JOINS, "X"), (LEADS, "P"), (CONSONANTS, "C")):
        if bisect(_edges(ranges), code) & 1:
            return sort
    if 0xAC00 <= code < 0xD7A4:
        return "v" if (code - 0xAC00) % 28 == 0 else "t"
    found = [sort for letters, sort in _HANGUL.items() if code in letters]
    return found[0] if found else "E" if _EMOJI.match(letter) else "."


@cache
def _edges(ranges: str) -> list[int]:
    """The begins and ends of ranges, in turn: an odd place is within one."""
    edges, at = [], 0
    for word in ranges.split():
        gap, _, more = word.partition(".")
        first = at + int(gap, 36)
        at = first + int(more or "0", 36)
        edges += [first, at + 1]
    return edges
