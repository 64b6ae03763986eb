"""The options of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from puerto_rico.rules.pieces import BOXES, MORE_POINTS
from tabletop.base.errors import OptionError
from tabletop.base.validation import Fields, bad_switch, typed, whole
from tabletop.rules.options import Option


class Options(NamedTuple):
    """The choices before a game, which `Game` takes as arguments of the same names."""

    seats: int = 3
    """The number of seats, 2 to 5."""
    open_points: bool = False
    """Whether every seat sees the points of all seats before the end."""
    more_points: bool = False
    """Whether five seats have 126 points in the pool and not 122."""
    corn_handicap: bool = False
    """Whether a seat that begins with corn gets a doubloon less."""
    swapped_costs: bool = False
    """Whether the factory costs 8 doubloons and the university 7."""

    sets: tuple[str, ...] = ()
    """The sets whose buildings are mixed with those of the base game."""
    draft: bool = False
    """Whether the seats choose among these buildings, and not the seed."""
    all_pairs: bool = False
    """Whether buildings that exclude each other may be in play together."""
    library_once: bool = False
    """Whether a library of two seats works in one of its owner's roles a round."""

    def __str__(self) -> str:
        switches = [name for name in SWITCHES if getattr(self, name)]
        words = [f"{self.seats} seats", *switches, *self.sets]
        return ", ".join(words).replace("_", " ")

    @property
    def has_nobles(self) -> bool:
        """Whether nobles are in play."""
        return "nobles" in self.sets

    @property
    def points(self) -> int:
        """The points in the pool at the start."""
        more = self.more_points and self.seats == max(BOXES)
        return MORE_POINTS if more else BOXES[self.seats].points

    def as_json(self) -> dict[str, Any]:
        """The options by name, JSON-ready."""
        return {**self._asdict(), "sets": list(self.sets)}


SETS: Final = ("new_buildings", "nobles", "tibs")
SWITCHES: Final = (
    "open_points",
    "more_points",
    "corn_handicap",
    "swapped_costs",
    "draft",
    "all_pairs",
    "library_once",
)

OPTIONS: Final = (
    Option("seats", tuple(BOXES), 3),
    Option("sets", SETS, ()),
    *(Option(name, (False, True), False) for name in SWITCHES),
)
"""The same, declared for tables and pages."""


def check_options(given: Mapping[str, object]) -> Options:
    """The options, those that are absent by default; raises OptionError."""
    fields = Fields(given, bad_switch)
    seats = whole(given.get("seats", 3))
    if seats is None or seats not in BOXES:
        raise _bad("seats", typed(given.get("seats"), int))
    switches = {name: fields.switch(name) for name in SWITCHES}
    return Options(seats, sets=_sets(given.get("sets", ())), **switches)


def _sets(given: object) -> tuple[str, ...]:
    """The sets in their order, each once."""
    found = [*given] if isinstance(given, list | tuple) else [None]
    if len(found) > len(SETS) or any(one not in SETS for one in found):
        raise _bad("sets", typed(given, list, tuple))
    return tuple([one for one in SETS if one in found])


def _bad(key: str, value: object) -> OptionError:
    return OptionError("bad_value", {"key": key, "value": value})
