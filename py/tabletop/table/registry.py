"""The games by name, each with its rules and all else that a table needs of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from tabletop.advice.advisor import Advisor
from tabletop.base.errors import OptionError, SaveError
from tabletop.base.validation import typed
from tabletop.bots.players import Player
from tabletop.record import saves
from tabletop.record.game import Game
from tabletop.rules.event import Event, Mark
from tabletop.rules.options import SEED
from tabletop.table.facts import TableFacts
from tabletop.table.seating import YOU

G = TypeVar("G", bound=Game[Any])
F = TypeVar("F")

NAME: Final = re.compile(r"(?!.{21})[a-z]+(?:_[a-z]+)*", re.ASCII)
"""The form of a game's name, with which its codes begin."""

Completes: TypeAlias = Callable[[G, int | None, TableFacts[Event]], F]
"""Adds the facts of the game, as a seat sees it, to the facts of any table.

None stands for a spectator, and for a viewer who has not taken the device yet: neither
may see a hand.
"""

Occasions: TypeAlias = Callable[[G, int], Collection[str]]
"""Names the occasions of a lesson that a seat meets now."""


class Day(NamedTuple):
    """The deal of a day: its options except the seed, and a person's opponents."""

    options: Mapping[str, Any]
    others: Sequence[str]


class Week(NamedTuple):
    """The deals of the days of the week."""

    monday: Day
    tuesday: Day
    wednesday: Day
    thursday: Day
    friday: Day
    saturday: Day
    sunday: Day


class GameType(NamedTuple, Generic[G, F]):
    """A game that a table can hold.

    `game` makes and loads games, and declares their options. `levels` make the computer
    players, the weakest first; `rival` is the default level. Hints and
    look backs use the `advisor`. `facts` adds the view and the other facts of the game
    to those of the table, for a page to draw. `days` are the deals of the day by
    weekday; None if the game has none. `occasions` are those that lessons may wait for;
    None if the game has none. `marks` are those of the events that begin a round, or
    whatever the game counts, or a part of one.
    """

    game: type[G]
    levels: Mapping[str, Callable[[], Player[Any]]]
    rival: str
    advisor: Advisor
    facts: Completes[G, F]
    days: Week | None = None
    occasions: Occasions[G] | None = None
    marks: Mapping[str, Mark] = MappingProxyType({})

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.rules.name

    @property
    def table_format(self) -> str:
        """The format of the saves of its tables."""
        return _table_format(self.name)

    @property
    def seats_apart(self) -> bool:
        """Whether codes have the players in a part of their own.

        They do if an option has the name of a level, or of a person.
        """
        return any(one.name in (YOU, *self.levels) for one in self.game.rules.options)

    def new(self, options: Mapping[str, object]) -> G:
        """A new game; raises OptionError."""
        self.game.rules.check_names({k: v for k, v in options.items() if k != SEED})
        make: Callable[..., G] = self.game
        return make(**options)

    def check(self) -> None:
        """Raise ValueError unless codes and saves can spell all names of the game."""
        is_sound = all(option.is_sound for option in self.game.rules.options)
        if not (is_sound and NAME.fullmatch(self.name)):
            raise ValueError(f"The game {self.name} declares a name that codes refuse.")


class LazyGame(NamedTuple):
    """A game that is imported when it is first wanted.

    `address` is the module of its entry and the entry's name there, such as
    `chess.game_type:CHESS`.
    """

    name: str
    address: str

    @property
    def module(self) -> str:
        """The module of its entry."""
        return self.address.partition(":")[0]

    def load(self) -> GameType[Any, Any]:
        """Import its entry."""
        __import__(self.module)
        found: object = getattr(sys.modules[self.module], self.address.split(":")[1])
        assert isinstance(found, GameType) and found.name == self.name
        return found


class Registry:
    """All games; a message that names no game means the first.

    Raises ValueError for a game whose names codes and saves cannot spell; for a lazy
    game once it is imported.
    """

    def __init__(self, *games: GameType[Any, Any] | LazyGame) -> None:
        self._games = {one.name: one for one in games}
        self._first = games[0].name
        for one in games:
            if isinstance(one, GameType):
                one.check()

    def named(self, name: object) -> GameType[Any, Any]:
        """The game of that name, or the first for None; raises OptionError."""
        known = self._first if name is None else name
        if not isinstance(known, str) or known not in self._games:
            raise OptionError("no_such_game", {"name": typed(name, str)})
        found = self._games[known]
        return found if isinstance(found, GameType) else self._loaded(found)

    def _loaded(self, game: LazyGame) -> GameType[Any, Any]:
        loaded = game.load()
        loaded.check()
        self._games[game.name] = loaded
        return loaded

    def of_save(self, save: object) -> GameType[Any, Any]:
        """The game of a save, which is that of a table or a game.

        Raises SaveError, which names the game of the save if it is none of these.
        """
        name = saves.game_of(save)
        if name is None:
            raise SaveError("not_a_save")
        if name not in self._games:
            raise SaveError("no_such_game", {"name": name})
        return self.named(name)

    def packages(self) -> Iterator[str]:
        """This package, and the packages of all games."""
        yield _package(__name__)
        for one in self._games.values():
            yield _package(
                one.module if isinstance(one, LazyGame) else one.game.__module__
            )

    def has_module(self, name: str) -> bool:
        """Whether a module belongs to this package or to that of a game."""
        return _package(name) in self.packages()

    def formats(self) -> Iterator[str]:
        """The formats of the saves of tables."""
        return map(_table_format, self._games)


def _table_format(name: str) -> str:
    return f"{name}-table"


def _package(module: str) -> str:
    return module.partition(".")[0]
