"""The integrity of serious games: seals, commitments, and the reasons why they lapse.

Before the first decision the page shows a fingerprint of the deal and of a salt; after
the last one it shows both. A player who noted the fingerprint can then check that the
deal never changed. The salt prevents a search for the seed that fits the fingerprint.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from json import dumps
from random import SystemRandom
from typing import Any, Final, Literal, NotRequired, Self, TypeAlias, TypedDict

from tabletop.base.english import Told
from tabletop.base.errors import SeriousGame
from tabletop.base.validation import Fields
from tabletop.record import saves
from tabletop.record.game import Game
from tabletop.table.deal_text import deal_text
from tabletop.table.save import TableSave, id_in, salt_in
from tabletop.table.seating import SeatInfo

CHECK: Final = "check"
"""The key of a save's seal."""

Ending: TypeAlias = Literal["edited_save", "older_state"]
"""The reason why a game lapsed, as the id of its sentence."""


class CommitmentFacts(TypedDict):
    """The commitment of a serious game to its deal, given before the first decision."""

    fingerprint: str
    """The SHA-256 of deal and salt, in hexadecimal digits."""
    deal: NotRequired[str]
    """Options, seats and seed, as a code begins; shown at the end."""
    salt: NotRequired[str]
    """The salt, which keeps the deal from being guessed; shown at the end."""


class Integrity:
    """The integrity of a table; a lapsed table is never serious again.

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
        """The integrity of a new table."""
        return cls(serious, salt=some_salt() if serious else None)

    @classmethod
    def of_save(cls, given: Mapping[str, Any], save: Fields) -> Self:
        """The integrity in the save of a table, which is also given as `Fields`."""
        older_of = id_in(save, "older_of")
        salt = salt_in(save)
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
        """Make the game casual for good."""
        self.serious, self.lapsed = False, True
        self.ended, self.older_of = why, older_of

    def notice(self) -> Told | None:
        """The notice for the person who loaded the table; None if it did not lapse."""
        return {"id": self.ended, "args": {}} if self.ended else None

    def sealed(self, save: TableSave) -> TableSave:
        """The save with its integrity, and with a seal that reveals later edits."""
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


# ---------------------------------------------------------------- commitments


def some_salt() -> str:
    """A random salt: 128 bits in hexadecimal digits."""
    return f"{SystemRandom().getrandbits(128):032x}"


def commitment(
    game: Game[Any], seating: Sequence[SeatInfo], salt: str | None, apart: bool = False
) -> CommitmentFacts | None:
    """The commitment, with deal and salt only after the game; None without a salt."""
    if salt is None:
        return None
    deal = deal_text(game, seating, apart)
    told: CommitmentFacts = {"fingerprint": fingerprint(deal, salt)}
    return {**told, "deal": deal, "salt": salt} if game.over else told


def fingerprint(deal: str, salt: str) -> str:
    """The SHA-256 of deal and salt, joined by a space, in hexadecimal digits."""
    return sha256(f"{deal} {salt}".encode()).hexdigest()
