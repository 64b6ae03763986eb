"""Find a code in a pasted text: a link, or a code with words around it.

Mail, chat and Markdown break a code over lines, quote it, percent-encode its letters,
and put brackets, dots and invisible marks around it. web/state/pasted.js does the same;
tests/pasted.json tests both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

SPELT_OUT: Final = 3
"""Levels of percent-encoding: each redirect around a link may add one."""

_INVISIBLE: Final = re.compile(
    "[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]"
)
_MAIL_BREAK: Final = re.compile(r"=\r?\n")
_MAIL_LETTER: Final = re.compile(r"=(3D|20|7E|5F|2E|2D)")
_LINE: Final = re.compile(r"\r?\n(?:[ \t]*>)*[ \t]*")
_ESCAPE: Final = re.compile(r"\\(?=[_~.*-])")
_PERCENT: Final = re.compile(r"%([0-7][0-9a-fA-F])")
_RUN: Final = re.compile(
    r"(?:(?<==)[a-z][a-z_]{0,19}\n?[a-z_]{0,20}|(?<![A-Za-z\d.~-])[a-z][a-z_]{0,19})"
    r"-\d{1,3}\.(?:\n?[\w.~-])*+",
    re.A,
)
"""A run of code letters that begins like a code.

A line break may split the name of the game only after `deal=` or `game=`.
"""
_CHECK: Final = re.compile(r"~\n?c(?:\n?\w){8}(?!_*[A-Za-z\d]|~c)", re.A)


def code_in(text: str) -> str:
    """The first whole code in a text; the text itself if there is none.

    >>> code_in("Try this (https://a.host/#deal=toy-1.seats-2.7~c01234567).")
    'toy-1.seats-2.7~c01234567'
    """
    return next(filter(None, map(_first, _readings(text))), text)


def _readings(text: str) -> Iterator[str]:
    """Yield the text without marks of mail and chat, decoded once more each time."""
    plain = _LINE.sub("\n", _ESCAPE.sub("", _unmailed(_INVISIBLE.sub("", text))))
    for _ in range(SPELT_OUT):
        yield plain
        plain = _PERCENT.sub(_letter, plain)


def _unmailed(text: str) -> str:
    """The text decoded from quoted-printable, if it is encoded so."""
    if "=3D" not in text and not _MAIL_BREAK.search(text):
        return text
    return _MAIL_LETTER.sub(_letter, _MAIL_BREAK.sub("", text))


def _letter(spelt: re.Match[str]) -> str:
    return chr(int(spelt[1], 16))


def _first(text: str) -> str:
    """The first whole code in a text, its lines joined; empty if there is none."""
    for run in _RUN.finditer(text):
        if check := _CHECK.search(run[0]):
            return run[0][: check.end()].replace("\n", "")
    return ""
