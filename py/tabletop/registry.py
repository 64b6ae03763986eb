"""What a table needs of a game besides its rules, and the games there are by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tabletop.advice.advisor import Advisor
from tabletop.errors import OptionError, SaveError
from tabletop.facts import TableFacts
from tabletop.game import Game
from tabletop.players import Player
from tabletop.reading import Fields, bad_switch

G = TypeVar("G", bound=Game[Any])
F = TypeVar("F")

Completes: TypeAlias = Callable[[G, int | None, TableFacts], F]
"""Adds what the game tells to the facts of any table.

The seat is the one that may see it, None: everybody. Where the table has a viewer whose
hand lies face down, that is what such a viewer is told.
"""


class Day(NamedTuple):
    """What the deal of a day is like: options but the seed, and a person's rivals."""

    options: Mapping[str, Any]
    others: Sequence[str]


class Week(NamedTuple):
    """What is dealt on each day of the week."""

    monday: Day
    tuesday: Day
    wednesday: Day
    thursday: Day
    friday: Day
    saturday: Day
    sunday: Day


class GameType(NamedTuple, Generic[G, F]):
    """A game that can lie on a table.

    `game` makes and loads games; `options` are the names of what is chosen before one.
    `levels` make the computer players, the weakest first; `rival` is the one of them
    that plays where nobody says which. Hints and looks back are made with the
    `advisor`. `facts` completes what any table tells to all that a page draws:
    it adds the view, the events and whatever else the game tells its viewer. `days`
    are the deals of the day by weekday; None: the game has none.
    """

    game: type[G]
    options: frozenset[str]
    levels: Mapping[str, Callable[[], Player[Any]]]
    rival: str
    advisor: Advisor
    facts: Completes[G, F]
    days: Week | None = None

    @property
    def name(self) -> str:
        """Which game it is."""
        return self.game.NAME

    @property
    def table_format(self) -> str:
        """What saves of its tables call themselves."""
        return f"{self.name}-table"

    def new(self, options: Mapping[str, object]) -> G:
        """A new game; raises OptionError."""
        name = Fields(options, bad_switch).unknown(self.options)
        if name is not None:
            raise OptionError("no_such_option_name", {"name": name})
        make: Callable[..., G] = self.game
        return make(**options)


class Registry:
    """The games there are; a message that names no game means the first."""

    def __init__(self, *types: GameType[Any, Any]) -> None:
        self._types = {one.name: one for one in types}
        self._first = types[0]

    def named(self, name: object) -> GameType[Any, Any]:
        """The game of that name, None: the first; raises OptionError."""
        if name is None:
            return self._first
        if not isinstance(name, str) or name not in self._types:
            raise OptionError("no_such_game", {"name": name})
        return self._types[name]

    def of_save(self, save: object) -> GameType[Any, Any]:
        """The game that a save is of, of a table or a game; raises SaveError."""
        format = save.get("format") if isinstance(save, dict) else None
        for one in self._types.values():
            if format in (one.table_format, f"{one.name}-game"):
                return one
        raise SaveError("not_a_save")

    def has_module(self, name: str | None) -> bool:
        """Whether a module of that name lies in this package or in that of a game."""
        modules = [__name__, *(one.game.__module__ for one in self._types.values())]
        return _package(name or "") in map(_package, modules)

    def formats(self) -> Iterator[str]:
        """What saves of tables call themselves."""
        return (one.table_format for one in self._types.values())


def _package(module: str) -> str:
    return module.partition(".")[0]
