"""Texts from a page: its messages, and the saves in them."""

from __future__ import annotations

from typing import Final

from tabletop.base.errors import MessageError, SaveError
from tabletop.base.json_limits import LONGEST_TEXT, parse_limited
from tabletop.base.validation import Fields
from tabletop.record.saves import unread
from tabletop.table.registry import Registry

MOST_LETTERS: Final = 2 * LONGEST_TEXT
"""The longest message: a text in it has a backslash before each of its quotes."""


def message_in(text: str) -> Fields:
    """The message in a text; raises MessageError."""
    message = parse_limited(text, MessageError, "bad_message", MOST_LETTERS)
    if not isinstance(message, dict):
        raise MessageError("bad_message")
    return Fields(message, _wrong)


def _wrong(key: str, value: object) -> MessageError:
    return MessageError("bad_message")


def save_in(text: object, games: Registry) -> object:
    """The save in a text, still to be checked; raises SaveError."""
    if not isinstance(text, str):
        raise SaveError("not_a_save")
    try:
        return parse_limited(text, SaveError, "damaged_save")
    except SaveError as error:
        is_json = error.id != "damaged_save"
        raise error if is_json else _unread(text, games) from None


def _unread(text: str, games: Registry) -> SaveError:
    """The error for a text that is no JSON; a cut save still names its format."""
    was_one = any(f'"{format}"' in text for format in games.formats())
    return unread(text) if was_one else SaveError("not_a_save")
