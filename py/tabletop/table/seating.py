"""The players at a table: people, and computer players by level."""

from collections.abc import Collection
from functools import partial
from typing import Final, NamedTuple, TypedDict

from tabletop.base.errors import OptionError, TabletopError
from tabletop.base.sanitize import sanitize
from tabletop.base.signs import LONGEST_SIGN, is_short
from tabletop.base.validation import Fields, typed

PERSON: Final = "person"
YOU: Final = "you"
"""The word for a person in a code."""
NAME_LENGTH: Final = 24
"""The largest number of signs in a player's name."""
SAVED_NAME_LENGTH: Final = 40
"""The longest name in a save, in signs: earlier versions took longer names."""


class PlayerFacts(TypedDict):
    """The player in a seat, which is public."""

    name: str
    """The name as typed; may be empty."""
    kind: str
    """`person`, or the level of a computer player."""


class SeatInfo(NamedTuple):
    """The player in a seat: a person if there is no level; the name may be empty."""

    name: str
    level: str | None = None

    def facts(self) -> PlayerFacts:
        """The player as pages and saves describe it."""
        return {"name": self.name, "kind": self.level or PERSON}


def seating(
    given: object, seats: int, levels: Collection[str], longest: int = NAME_LENGTH
) -> list[SeatInfo]:
    """The players by seat, from a message or a save; raises OptionError.

    `longest` is the largest number of signs in a name; invisible letters are removed.
    """
    if not isinstance(given, list) or len(given) != seats:
        raise OptionError("bad_players", {"seats": seats})
    return [_seat_info(player, levels, longest) for player in given]


def _seat_info(given: object, levels: Collection[str], longest: int) -> SeatInfo:
    if not isinstance(given, dict):
        raise OptionError("bad_player")
    player = Fields(given, partial(_wrong, longest))
    name, kind = _name_in(player, longest), player.get("kind")
    if not isinstance(kind, str) or kind not in (PERSON, *levels):
        raise OptionError("no_such_level", {"level": typed(kind, str)})
    return SeatInfo(name, None if kind == PERSON else kind)


def _name_in(player: Fields, longest: int) -> str:
    name = sanitize(player.text("name", longest * LONGEST_SIGN, ""))
    if not is_short(name, longest):
        raise _wrong(longest, "name", name)
    return name


def _wrong(longest: int, key: str, value: object) -> TabletopError:
    return OptionError("bad_name", {"most": longest})


def default_seating(seats: int, rival: str) -> list[SeatInfo]:
    """A person in the first seat, against computer players of that level."""
    return [SeatInfo("", rival if seat else None) for seat in range(seats)]
