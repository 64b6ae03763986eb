"""The save of a table, and the parts that only tables have.

The game in it is checked by the game."""

import re
from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict

from tabletop.base.validation import Fields
from tabletop.record.saves import damaged
from tabletop.table.seating import PlayerFacts

ID: Final = re.compile(r"[0-9a-z-]{8,40}")
"""The form of a table's id."""

SALT: Final = re.compile(r"[0-9a-f]{32}")
"""The form of a salt from `some_salt`."""


class Branched(TypedDict):
    """The origin of a variation."""

    of: str
    """The id of the table that it left."""
    ply: int
    """The number of that table's answers before it left."""


class TableSave(TypedDict):
    """A table as a file stores it; docs/records.md has the details."""

    format: str
    """The format of the file."""
    version: int
    """The version of the format."""
    id: str
    """The id of the table, the same from its first question to its last."""
    players: list[PlayerFacts]
    """By seat."""
    serious: bool
    """Whether the table allows no undo and no hints."""
    branched: NotRequired[Branched]
    """The origin of the table, if it is a variation."""
    lapsed: NotRequired[bool]
    """Whether it began as a serious game and is no longer one."""
    older_of: NotRequired[str]
    """The id of the serious table of which this was an older state."""
    salt: NotRequired[str]
    """The salt in the commitment of a serious game."""
    check: NotRequired[str]
    """The check value, a fingerprint of all else, if the game is or was serious."""
    game: Mapping[str, object]
    """The game's own save: a `GameSave`."""


def id_in(save: Fields, key: str = "id") -> str | None:
    """The id of a table at that key of a save; None in early saves."""
    id = save.get(key, None)
    if id is None or (isinstance(id, str) and ID.fullmatch(id)):
        return id
    raise damaged(key)


def salt_in(save: Fields) -> str | None:
    """The salt in the commitment of a serious game; None in early saves."""
    salt = save.get("salt", None)
    if salt is None or (isinstance(salt, str) and SALT.fullmatch(salt)):
        return salt
    raise damaged("salt")


def branched_in(save: Fields) -> Branched | None:
    """The origin of a variation; None for other tables, and in early saves."""
    given = save.get("branched", None)
    if given is None:
        return None
    if not isinstance(given, dict):
        raise damaged("branched")
    branched = Fields(given, damaged)
    of, ply = id_in(branched, "of"), branched.number("ply")
    if of is None or ply < 0:
        raise damaged("branched")
    return {"of": of, "ply": ply}
