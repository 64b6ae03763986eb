"""The games of the site with all toys, and saves of them. No test is here."""

import json
from collections.abc import Iterator
from copy import copy
from typing import Any, Final, NamedTuple

from puerto_rico.game_type import PUERTO_RICO
from sanjuan.game_type import SAN_JUAN
from tabletop.base.rng import GUESTS, stream
from tabletop.bots.search.budget import Budget
from tabletop.rules.options import Option
from tabletop.table.registry import GameType, Registry
from tabletop.table.table import Table
from toolchain.game import Game
from web.toys.games import GAMES as TOYS


class Kind(NamedTuple):
    """A game: its name in addresses, its title and its entry in Python.

    Tests play its last answers, so that San Juan takes them no longer than a toy.
    """

    id: str
    title: str
    type: GameType[Any, Any]
    last: int

    def table(self, seats: int | None = None) -> Table[Any, Any]:
        """A new table with a person at the first seat."""
        (option,) = (o for o in self.type.game.rules.options if o.name == "seats")
        count = seats or option.default
        assert isinstance(count, int)
        return self._table({"seats": count, "seed": 5}, 0)

    def shared(self, people: int) -> str:
        """The save of a new table of most seats with every option.

        People have the first seat and the last ones. Easy computers have the others,
        random ones in a game without them.
        """
        options = {o.name: _most(o) for o in self.type.game.rules.options}
        seats = [0, *range(options["seats"] - people + 1, options["seats"])]
        level = "easy" if "easy" in self.type.levels else "random"
        table = self._table({**options, "seed": 5}, *seats, level=level)
        return json.dumps(table.save())

    def of_people(self) -> Iterator[str]:
        """Saves of a table of people, after each of some answers."""
        seats = self.table().game.seats
        for plies in range(PASSED_ON):
            table = self._table({"seats": seats, "seed": 5}, *range(seats))
            played(table, plies)
            yield json.dumps(table.save())

    def begun(self, seats: int | None = None) -> str:
        """The save of a new table."""
        return json.dumps(self.table(seats).save())

    def near_the_end(self) -> str:
        """The save of a table shortly before the end; of a short game, a new one."""
        whole, table = self.table(), self.table()
        played(whole, 10_000)
        played(table, whole.game.ply - self.last)
        return json.dumps(table.save())

    def asked(self) -> dict[str, str]:
        """By question: the save of a table that asks it, with every option chosen."""
        options = {o.name: _most(o) for o in self.type.game.rules.options}
        found: dict[str, str] = {}
        for seed in range(1, GAMES_PLAYED):
            table = self._table({**options, "seed": seed}, 0)
            rng, answers = stream(seed, GUESTS[0]), list[Any]()
            while (question := table.game.question) is not None:
                if question.name not in found:
                    before = self._table({**options, "seed": seed}, question.seat)
                    for answer in answers:
                        before.game.answer(answer)
                    found[question.name] = json.dumps(before.save())
                answers.append(question.sample(rng))
                table.game.answer(answers[-1])
        return found

    def short(self) -> str:
        """The save of a table at the end of a game of few answers."""
        table = self.short_table()
        played(table, 10_000)
        return json.dumps(table.save())

    def short_table(self, level: str = "random") -> Table[Any, Any]:
        """A table at the beginning of a game of few answers, with computers of a level.

        San Juan and Puerto Rico begin it shortly before the end; toys are short anyway.
        """
        game, seats = self.type.game, self.table().game.seats
        table = self._table({"seats": seats, "seed": 5}, 0, level=level)
        if not hasattr(game, "from_position"):
            return table
        near = Table.load(self.type, self.near_the_end())
        played_to(near, "role")
        return Table(self.type, game.from_position(near.game.position()), table.seating)

    def _table(
        self, options: dict[str, Any], *people: int, level: str = "random"
    ) -> Table[Any, Any]:
        """A new table with these options, and people at these seats."""
        seats = range(options["seats"])
        players = [{"kind": "person" if at in people else level} for at in seats]
        return Table.new(self.type, options, players)

    def over(self) -> str:
        """The save of a table at the end."""
        table = self.table()
        played(table, 10_000)
        return json.dumps(table.save())


def _most(option: Option) -> Any:
    """All of a list, else the last choice."""
    return [*option.choices] if option.takes_many else option.choices[-1]


def played(table: Table[Any, Any], plies: int) -> None:
    """Give that many random answers, or as many as the game takes."""
    rng, game = stream(1, GUESTS[0]), table.game
    while game.question is not None and game.ply < plies:
        game.answer(game.question.sample(rng))


def played_to(table: Table[Any, Any], name: str) -> None:
    """Give random answers up to a question of that name."""
    rng, game = stream(1, GUESTS[0]), table.game
    while game.question is not None and game.question.name != name:
        game.answer(game.question.sample(rng))


def in_haste(kind: GameType[Any, Any]) -> GameType[Any, Any]:
    """The same game with hasty hints."""
    advisor: Any = copy(kind.advisor)
    advisor.budget = Budget(8)
    return kind._replace(advisor=advisor)


WHOLE: Final = 10_000

PASSED_ON: Final = 12
"""Answers after which people have passed the device on."""

GAMES_PLAYED: Final = 12
"""Games enough to ask every question."""


def toy(game: Game) -> Kind:
    """A toy, which has the title of its file and is played to its end."""
    id = game.id.replace("_", "-")
    return Kind(id, game.id.replace("_", " ").title(), in_haste(game.entry()), WHOLE)


KINDS: Final = (
    Kind("san-juan", "San Juan", in_haste(SAN_JUAN), 16),
    Kind("puerto-rico", "Puerto Rico", in_haste(PUERTO_RICO), 16),
    *map(toy, TOYS),
)

ISLAND: Final = next(kind for kind in KINDS if kind.id == "puerto-rico")

GAMES: Final = Registry(*(kind.type for kind in KINDS))
