"""A game as the arena plays it; each has a package in `arena.games`, by its id."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Container, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

from arena import games
from tabletop.base.errors import OptionError
from tabletop.base.rng import Chance
from tabletop.bots.players import Player
from tabletop.bots.search.guide import EveryStage, Guide, Policy
from tabletop.bots.search.ismcts import Search
from tabletop.record.game import Game
from tabletop.rules.game_def import GameDef
from tabletop.rules.options import SEED, Option
from tabletop.table.registry import GameType
from toolchain.games import GAMES
from toolchain.steps import fail

FIRST: Final = GAMES[0].id
"""The game of a command that names none."""

Makes: TypeAlias = Callable[[str, int | None], Player[Any]]
"""Makes the player of a level, with a number of iterations if it searches."""
Options: TypeAlias = Mapping[str, Any]
"""All options of a game by name, JSON-ready."""


Lively: TypeAlias = Callable[[Any, Chance], Policy[Any]]
"""Makes of a policy one that draws its answers."""


class Words(NamedTuple):
    """The name of a switch, or of a choice among many, for people and in short."""

    name: str
    short: str


class ArenaGame(NamedTuple):
    """A game: its id and title, its entry for tables, and the maker of its players.

    `words` are the names of its switches and sets that are not their ids; `branching`
    are the stages of the decisions that blunders look at. A game that is played on from
    a decision counts by the value after `horizon` answers, if policies may not end it;
    `lively` makes of a policy one that draws its answers there, for a game whose worlds
    differ too little by themselves. If `seats_differ`, by what they begin with, the
    table of strength has the wins by seat, and the winner's points of a level alone.
    """

    id: str
    title: str
    type: GameType[Any, Any]
    player: Makes
    words: Mapping[str, Words] = MappingProxyType({})
    branching: Container[int] = EveryStage()
    horizon: int | None = None
    lively: Lively | None = None
    seats_differ: bool = False

    @property
    def rules(self) -> GameDef[Any]:
        """Its rules."""
        rules: GameDef[Any] = self.type.game.rules
        return rules

    @property
    def levels(self) -> list[str]:
        """Its levels, the weakest first."""
        return [*self.type.levels]

    def dealt(self, options: Options, deal: int) -> Game[Any]:
        """A new game of these options."""
        game: Game[Any] = self.type.new({**options, SEED: deal})
        return game

    def checked(self, options: Options) -> dict[str, Any]:
        """All options, those that are absent by default; bad ones end in a sentence."""
        usual = {option.name: option.default for option in self.rules.options}
        try:
            self.rules.check_names(options)
            return self.rules.check({**usual, **options})
        except OptionError as error:
            fail(f"No such game is played: {error}")

    def named(self, options: Options) -> list[str]:
        """The options in words, for people."""
        return [
            word
            for option in self.rules.options
            for word in self._said(option, options[option.name])
        ]

    def _said(self, option: Option, value: Any) -> list[str]:
        if option.takes_many:
            return [self.word(one).name for one in value]
        if isinstance(value, bool):
            return [self.word(option.name).name] * value
        return [f"{value} {option.name}"]

    def marked(self, options: Options, all_choices: bool) -> list[str]:
        """The options in words for a name; without `all_choices` what is unusual."""
        return [
            word
            for option in self.rules.options
            if all_choices or options[option.name] != option.default
            for word in self._short(option, options[option.name], all_choices)
        ]

    def _short(self, option: Option, value: Any, whole: bool) -> list[str]:
        switch = isinstance(value, bool)
        if not (switch or option.takes_many):
            return [str(value)]
        chosen = [option.name] * value if switch else value
        words = map(self.word, chosen)
        return [_dashed(word.name) if whole else word.short for word in words]

    def word(self, id: str) -> Words:
        """The words of a switch or a set."""
        plain = id.replace("_", "-")
        return self.words.get(id) or Words(plain, plain)

    def guide(self, looked: Search[Any], rng: Chance) -> Guide[Any]:
        """The guide of a search, to play on from its decision."""
        if self.lively is None:
            return looked.guide
        return looked.guide._replace(policy=self.lively(looked.guide.policy, rng))

    def part(self, name: str) -> ModuleType | None:
        """A module of its package here; None if it has none of that name."""
        module = f"arena.games.{self.id}.{name}"
        return import_module(module) if find_spec(module) else None


def _dashed(words: str) -> str:
    return words.lower().replace(" ", "-")


def ids() -> list[str]:
    """The ids of all games, the first game first."""
    found = [module.name for module in pkgutil.iter_modules(games.__path__)]
    return sorted(found, key=lambda id: (id != FIRST, id))


def game_of(id: str = FIRST) -> ArenaGame:
    """The game of that id; one there is not ends in a sentence."""
    if id not in ids():
        fail(f"There is no game “{id}”: there are {', '.join(ids())}.")
    found: ArenaGame = import_module(f"arena.games.{id}").GAME
    return found
