"""Saves: the keys that all of them have, and their checks.

Each game adds its own keys; docs/records.md describes the formats.
"""

import hashlib
import json
import re
from typing import Final, NotRequired, TypedDict

from tabletop.base.errors import SaveError
from tabletop.base.sanitize import LARGEST_WHOLE
from tabletop.base.validation import Fields
from tabletop.rules.game_def import FIRST_VERSION
from tabletop.rules.question import Answer

VERSION: Final = 1
"""The version of all formats; saves of a higher one are refused."""

FORMAT: Final = re.compile(r"(?!.{27})([a-z]+(?:_[a-z]+)*)-(?:game|table)", re.ASCII)
"""The form of a save's format, which begins with the name of its game."""

KEY: Final = re.compile(r'"(\w+)"\s*:')
"""A key in the text of a save."""


class DealtAnew(TypedDict):
    """A moment at which a game was redealt."""

    answers: list[list[int]]
    """The answers before it."""
    seed: int
    """The seed that redealt everything that the seat to decide did not know."""


class GameSave(TypedDict):
    """A game as a file stores it; keys of the game add how it began."""

    format: str
    """The format of the file."""
    version: int
    """The version of the format."""
    rules: NotRequired[int]
    """The version of the rules; left out for the first one."""
    answers: list[list[int]]
    """The answers in order, each as the sorted options taken."""
    digest: str
    """The fingerprint of the table after the last answer."""
    dealt_anew: NotRequired[list[DealtAnew]]
    """The redeals before these answers, each with the answers before it."""


def game_of(save: object) -> str | None:
    """The name of the game of a save, by its format; None if it is no save."""
    format = save.get("format") if isinstance(save, dict) else None
    named = FORMAT.fullmatch(format) if isinstance(format, str) else None
    return named and named[1]


def check(save: object, format: str) -> Fields:
    """The fields of a save of that format and a known version; raises SaveError."""
    if not isinstance(save, dict) or save.get("format") != format:
        raise foreign(save, format)
    fields = Fields(save, damaged)
    version = fields.number("version")
    if version < 1:
        raise damaged("version")
    if version > VERSION:
        raise SaveError("newer_save", {"version": version, "known": VERSION})
    return fields


def foreign(save: object, format: str) -> SaveError:
    """The error for a save without that format: it names the game if it is another."""
    name = game_of(save)
    if name in (None, game_of({"format": format})):
        return SaveError("not_a_save")
    return SaveError("save_of_game", {"name": name})


def altered(save: Fields, known: int) -> SaveError:
    """The error for a save whose answers lead to another table by the known rules."""
    rules = save.number("rules", range(FIRST_VERSION, LARGEST_WHOLE), FIRST_VERSION)
    if rules != known:
        return SaveError("other_rules", {"rules": rules, "known": known})
    return SaveError("altered_save")


def damaged(key: str, value: object = None) -> SaveError:
    """The error for a save whose part at that key cannot be read."""
    return SaveError("damaged_save", {"key": key})


def unread(text: str) -> SaveError:
    """The error for a save that is no JSON: it names the last key before the fault."""
    try:
        json.loads(text)
    except ValueError as error:  # an endless number has no place
        text = text[: getattr(error, "pos", None)]
    return damaged(["format", *KEY.findall(text)][-1])


def answers(save: Fields) -> list[Answer]:
    """The answers in a save; they may still be illegal."""
    given = save.listed("answers")
    if not all(isinstance(answer, list) for answer in given):
        raise damaged("answers")
    return [tuple(answer) for answer in given]


def dealt_anew(save: Fields) -> list[Fields]:
    """The redeals of a save's game, each with the answers before it and its seed."""
    given = save.listed("dealt_anew", [])
    if not all(isinstance(one, dict) for one in given):
        raise damaged("dealt_anew")
    return [Fields(one, damaged) for one in given]


def digest(facts: object) -> str:
    """A fingerprint of JSON-ready facts, the same on every Python (SHA-256)."""
    text = json.dumps(facts, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
