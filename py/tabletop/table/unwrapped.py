"""Undo all that mail, chat, redirectors and copying do to a link: a growing list.

web/site/unwrapped.js does the same; tests/wrappings.py wraps links for both.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final, TypeAlias
from unicodedata import normalize

MOST: Final = 8
"""The most wrappings in each other: each redirector around a link may add one."""
LONGEST: Final = 200_000
"""The most letters that are read; a mail around a link is shorter."""

Step: TypeAlias = Callable[[str], str]
Read: TypeAlias = Callable[[re.Match[str]], str]


def _of_bytes(found: re.Match[str]) -> str:
    """The letters of pairs of hexadecimal digits, with a sign before each."""
    pairs = re.findall("[0-9A-Fa-f]{2}", found[0])
    return bytes.fromhex("".join(pairs)).decode("utf-8", "replace")


def _percent(text: str) -> str:
    return re.sub("(?:%[0-9A-Fa-f]{2})+", _of_bytes, text)


def _of_base64(found: re.Match[str]) -> str:
    return f" {_unpacked(found[0])} "


def _unpacked(text: str) -> str:
    """The text in base64, also that of addresses; empty if it is none."""
    plain = text.replace("+", "-").replace("/", "_")
    try:
        packed = urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    except ValueError:
        return ""
    return packed.decode("utf-8", "replace")


def _quoted_printable(text: str) -> str:
    """Mail as it travels.

    It is in this encoding if it has an encoded `=`, or if a line ends with `=` that is
    no part of a link.
    """
    if re.search("=3[Dd]", text):
        return re.sub("(?:=[0-9A-F]{2})+", _of_bytes, re.sub(r"=[ \t]*\n", "", text))
    return re.sub(r"(?<!\bdeal)(?<!\bgame)(?<!\bplay)=\n", "", text)


_RUNS: Final = ascii_uppercase + ascii_lowercase + digits + "-_"
"""The lengths of runs that Proofpoint replaces by two stars and a letter."""


def _proofpoint(found: re.Match[str]) -> str:
    """Proofpoint, version 3: the replaced letters come after the link."""
    letters = [*_unpacked(found[2])]

    def following(token: re.Match[str]) -> str:
        count = _RUNS.index(token[1]) + 2 if token[1] else 1
        taken, letters[:] = letters[:count], letters[count:]
        return "".join(taken)

    return f" {re.sub(r'[*](?:[*]([A-Za-z0-9_-]))?', following, found[1])} "


def _early_proofpoint(found: re.Match[str]) -> str:
    """Proofpoint, version 2."""
    return f" {_percent(found[1].replace('-', '%').replace('_', '/'))} "


_ENTITIES: Final[Mapping[str, str]] = {
    "amp": "&",
    "apos": "'",
    "colon": ":",
    "dash": "-",
    "equals": "=",
    "gt": ">",
    "hyphen": "-",
    "lowbar": "_",
    "lt": "<",
    "nbsp": " ",
    "num": "#",
    "percnt": "%",
    "period": ".",
    "quest": "?",
    "quot": '"',
    "shy": "",
    "sol": "/",
    "NewLine": "\n",
    "zwj": "",
    "zwnj": "",
}


def _entity(found: re.Match[str]) -> str:
    name = found[1]
    if name[0] != "#":
        return _ENTITIES.get(name, found[0])
    code = int(name[2:], 16) if name[1] in "xX" else int(name[1:])
    return chr(code) if code <= 0x10FFFF else found[0]


_UNSEEN: Final = (
    "\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f"
    "\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001"
    "\U000e0020-\U000e007f\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f"
)
"""Letters and marks that nobody sees, which copying adds."""

_SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe58\ufe63\uff0d", "-"),
        **dict.fromkeys("\u2014\u2015", "--"),
        **dict.fromkeys("\u02dc\u2053\u223c\u301c\uff5e", "~"),
        **dict.fromkeys("\u2024\u3002\ufe52\uff0e\uff61", "."),
        **dict.fromkeys("\u2017\uff3f", "_"),
    }
)
"""Signs that a program or a keyboard writes in place of those of a code."""


def _typed(text: str) -> str:
    return normalize("NFKC", text.translate(_SIGNS))


def _replaced(pattern: str, by: str | Read) -> Step:
    """The step that replaces all that a pattern finds."""
    found = re.compile(pattern, re.ASCII)
    return lambda text: found.sub(by, text)


_STEPS: Final[Sequence[Step]] = (
    _replaced("\r\n|[\n\r\v\f\x85\u2028\u2029]", "\n"),
    _replaced(
        r"(?i:</?(?:wbr|b|i|u|em|strong|span|font|code)\b[^<>]{0,200}>)",
        "",
    ),
    _replaced(r"(?i:<br\b[^<>]{0,200}>)", "\n"),
    _quoted_printable,
    _replaced(
        r"\burldefense\.proofpoint\.com/v2/url\?u=([\w.-]+)",
        _early_proofpoint,
    ),
    _replaced(r'/v3/__([^\s<>"]{1,4000}?)__;([\w-]*)[!$]', _proofpoint),
    _replaced(r"\baHR0c(?:HM6Ly|DovL)[\w+/-]+", _of_base64),
    _percent,
    _replaced(r"&(#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|\w{2,8});", _entity),
    _replaced(r"\\u00[2-7][0-9A-Fa-f]", lambda found: chr(int(found[0][4:], 16))),
    _replaced(r"\\(?=[_~.*/&=#-])", ""),
    _replaced(f"[{_UNSEEN}]", ""),
    _typed,
    _replaced(r"(?<![ \t])[ \t]*\n(?:[ \t]*[>|])*[ \t]*", "\n"),
)
"""All that is undone, in this order, again and again."""


def unwrapped(text: str) -> str:
    """The text without the marks of mail, chat and redirectors.

    >>> unwrapped("https%3A%2F%2Fa.host%2F%23deal%3Dtoy-1.7&amp;beat=3")
    'https://a.host/#deal=toy-1.7&beat=3'
    """
    plain, before, times = text[:LONGEST], "", 0
    while plain != before and times < MOST:
        before, times = plain, times + 1
        for step in _STEPS:
            plain = step(plain)
    return plain
