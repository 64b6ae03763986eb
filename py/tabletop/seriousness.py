"""Serious games: the seal of their saves, and the reasons why they lapse."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps
from typing import Any, Final, Literal, Self, TypeAlias

from tabletop.base.english import Told
from tabletop.base.errors import SeriousGame
from tabletop.base.validation import Fields
from tabletop.deals import some_salt
from tabletop.facts import TableSave
from tabletop.record import saves

CHECK: Final = "check"
"""The key of a save's seal."""

Ending: TypeAlias = Literal["edited_save", "older_state"]
"""The reason why a game lapsed, as the id of its sentence."""


class Seriousness:
    """The seriousness of a table; a lapsed table is never serious again.

    `older_of` is the id of the table of which it was an older state; `ended` says why
    it lapsed, if it did so since it was loaded. `salt` is that of the commitment of a
    serious game; early ones have none.
    """

    def __init__(
        self,
        serious: bool = False,
        lapsed: bool = False,
        older_of: str | None = None,
        salt: str | None = None,
    ) -> None:
        self.serious = serious
        self.lapsed = lapsed
        self.older_of = older_of
        self.salt = salt
        self.ended: Ending | None = None

    @classmethod
    def of_new(cls, serious: bool) -> Self:
        """The seriousness of a new table."""
        return cls(serious, salt=some_salt() if serious else None)

    @classmethod
    def of_save(cls, given: Mapping[str, Any], save: Fields) -> Self:
        """The seriousness in the save of a table, which is also given as `Fields`."""
        older_of = saves.id_in(save, "older_of")
        salt = saves.salt_in(save)
        found = cls(save.switch("serious"), save.switch("lapsed"), older_of, salt)
        if found.serious and found.lapsed:
            found.lapse("older_state", older_of)
        elif is_edited(given) and not found.lapsed:
            found.lapse("edited_save")
        return found

    def check_casual(self) -> None:
        """Raise SeriousGame at a serious table."""
        if self.serious:
            raise SeriousGame("serious_game")

    def lapse(self, why: Ending, older_of: str | None = None) -> None:
        """End the seriousness for good."""
        self.serious, self.lapsed = False, True
        self.ended, self.older_of = why, older_of

    def told(self) -> Told | None:
        """The notice for the person who loaded the table; None if it did not lapse."""
        return {"id": self.ended, "args": {}} if self.ended else None

    def sealed(self, save: TableSave) -> TableSave:
        """The save with its seriousness, and with a seal that reveals later edits."""
        if self.lapsed:
            save["lapsed"] = True
        if self.salt:
            save["salt"] = self.salt
        if self.older_of:
            save["older_of"] = self.older_of
        if self.serious or self.lapsed:
            save["check"] = seal(save)
        return save


# ---------------------------------------------------------------- saves


def seal(save: Mapping[str, Any]) -> str:
    """A fingerprint of all else in a save; the order of the keys does not matter."""
    rest = {key: value for key, value in save.items() if key != CHECK}
    return saves.digest(dumps(rest, sort_keys=True))


def is_edited(save: Mapping[str, Any]) -> bool:
    """Whether a sealed save was edited; early versions had neither seal nor salt."""
    is_sealed = CHECK in save or save.get("salt") is not None
    return is_sealed and save.get(CHECK) != seal(save)
