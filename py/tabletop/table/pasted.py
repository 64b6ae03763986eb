"""Find a code in a pasted text: a link, or a code with words around it.

Mail, chat and redirectors wrap a link (`unwrapped`), and break a code over lines.
web/site/pasted.js does the same; tests/pasted.json and tests/wrappings.py test both.
"""

from __future__ import annotations

import re
from typing import Final

from tabletop.table.unwrapped import unwrapped

_PLAIN: Final = re.compile(r"[a-z_]+-\d{1,3}\.[\w.~-]*~c\w{8}", re.A)
"""A code with nothing around it."""

_WITH_BLANKS: Final = re.compile(
    r"(?<![\w.~-])_*([a-z][a-z_]{0,40}-\d{1,3}\.(?:\s{0,8}[\w.~-])*+)", re.A
)
"""A bare code with blanks in it."""
_RUNS: Final = (
    re.compile(
        r"(?<!\w)(?:deal|game)\s{0,8}=\s{0,8}"
        r"([a-z](?:\s{0,8}[a-z_]){0,40}\s{0,8}-\s{0,8}\d{1,3}\s{0,8}\."
        r"(?:\s{0,8}[\w.~-])*+)",
        re.A,
    ),
    re.compile(r"(?<![\w.~-])_*([a-z][a-z_]{0,40}-\d{1,3}\.(?:\n?[\w.~-])*+)", re.A),
    _WITH_BLANKS,
)
"""The beginnings of a code and all letters after it, by how sure they are.

Behind a parameter anything may be broken; a bare code may be broken over lines; blanks
in a bare code come last.
"""
_CHECK: Final = re.compile(r"~\s{0,8}c(?:\s{0,8}\w){8}(?!_*[A-Za-z\d]|~c)", re.A)
_LATER: Final = re.compile(r"(?<=\s)[a-z][a-z_]{0,40}-\d{1,3}\.", re.A)
"""A later beginning within a run whose blanks may be those of a sentence."""
_BLANKS: Final = re.compile(r"\s+")


def code_in(text: str) -> str:
    """The first whole code in a text; the text itself if there is none.

    >>> code_in("Try this (https://a.host/#deal=toy-1.seats-2.7~c01234567).")
    'toy-1.seats-2.7~c01234567'
    """
    return text if _PLAIN.fullmatch(text) else _first(unwrapped(text)) or text


def _first(text: str) -> str:
    """The first whole code in a text, its parts joined; empty if there is none."""
    for run in _RUNS:
        for found in run.finditer(text):
            if check := _CHECK.search(found[1]):
                code = found[1][: check.end()]
                begin = _later(code) if run is _WITH_BLANKS else 0
                return _BLANKS.sub("", code[begin:])
    return ""


def _later(run: str) -> int:
    """The last beginning before the check."""
    return max((one.start() for one in _LATER.finditer(run)), default=0)
