"""Who sits at a table: people, and computer players by level."""

from collections.abc import Collection
from functools import partial
from typing import Final, NamedTuple

from tabletop.errors import OptionError, TabletopError
from tabletop.facts import NAME_LENGTH, PlayerFacts
from tabletop.plain import clean
from tabletop.reading import Fields

PERSON: Final = "person"
SAVED_NAME_LENGTH: Final = 40
"""How many letters a name may have in a save: earlier versions took longer names."""


class Sitter(NamedTuple):
    """Who sits at a seat: a person if there is no level; the name may be empty."""

    name: str
    level: str | None = None

    def facts(self) -> PlayerFacts:
        """As a page and a save have it."""
        return {"name": self.name, "kind": self.level or PERSON}


def sitters(
    given: object, seats: int, levels: Collection[str], longest: int = NAME_LENGTH
) -> list[Sitter]:
    """Who sits where, as a message or a save says; raises OptionError.

    `longest` is how many letters a name may have; of them stays what can be seen.
    """
    if not isinstance(given, list) or len(given) != seats:
        raise OptionError("bad_players", {"seats": seats})
    return [_sitter(player, levels, longest) for player in given]


def _sitter(given: object, levels: Collection[str], longest: int) -> Sitter:
    if not isinstance(given, dict):
        raise OptionError("bad_player")
    player = Fields(given, partial(_wrong, longest))
    name, kind = player.text("name", longest, ""), player.get("kind")
    if not isinstance(kind, str) or kind not in (PERSON, *levels):
        raise OptionError("no_such_level", {"level": kind})
    return Sitter(clean(name), None if kind == PERSON else kind)


def _wrong(longest: int, key: str, value: object) -> TabletopError:
    return OptionError("bad_name", {"most": longest})


def default_sitters(seats: int, rival: str) -> list[Sitter]:
    """A person against computer players of that level."""
    return [Sitter("", rival if seat else None) for seat in range(seats)]
