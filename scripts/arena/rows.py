"""The rows of docs/strength.md, which each game has in its package of `arena.games`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from arena.game import ArenaGame, Options
from arena.playing import Setup, setup_of
from toolchain.steps import fail


class Row(NamedTuple):
    """A match, and its goal for the share of wins.

    A match with two shares in `between` ends before it has all `games`, as soon as a
    sequential test settles on one of them.
    """

    setup: Setup
    games: int
    asked: str = ""
    between: tuple[float, float] | None = None

    @property
    def name(self) -> str:
        """The name of the match for `--only`."""
        marks = self.setup.entry.marked(self.setup.options, all_choices=False)
        return "-".join([self.setup.a, self.setup.b, *marks])


def row(game: str, a: str, b: str, games: int, asked: str = "", **options: Any) -> Row:
    """The row of a match in a game, with these options, all others by default."""
    return Row(setup_of(a, b, game=game, **options), games, asked)


def sooner(row: Row, asked: int, aim: int) -> Row:
    """The row with a goal in percent, which ends by a test of the two shares."""
    goal = f"{asked} %, aim {aim} %"
    return row._replace(asked=goal, between=(asked / 100, aim / 100))


def no_tables(content: bytes, options: Options) -> object:
    """Nothing: no weights decide."""
    return None


class Code(NamedTuple):
    """The code that decides the matches of a game.

    `frozen` are the modules of ours that a frozen player uses, which has its own code
    and weights; `levels` are those of each level. The learning levels read the file
    `weights`; `tables` are those of it for some options. `alike` are pairs of commits:
    a person read every change between them, and none changes a decision.
    """

    frozen: Sequence[str]
    levels: Mapping[str, Sequence[str]]
    weights: str = ""
    tables: Callable[[bytes, Options], object] = no_tables
    alike: Mapping[str, str] = MappingProxyType({})


def rows_of(game: ArenaGame) -> list[Row]:
    """The rows of a game; one without any ends in a sentence."""
    part = game.part("strength") or fail(f"{game.title} has no table of strength.")
    rows: list[Row] = part.ROWS
    return rows


def code_of(game: ArenaGame) -> Code:
    """The code that decides the matches of a game."""
    part = game.part("strength") or fail(f"{game.title} has no table of strength.")
    code: Code = part.CODE
    return code
