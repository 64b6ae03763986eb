"""The parts of command lines that several commands of the arena share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from arena.game import FIRST, ArenaGame, game_of, ids
from tabletop.rules.options import Option

ALL_CORES: Final = -1
"""Stands for one process a core."""


def asked_game(arguments: Sequence[str] | None) -> ArenaGame:
    """The game that a command line names: its options depend on it."""
    made = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    add_game(made)
    given = sys.argv[1:] if arguments is None else arguments
    return game_of(made.parse_known_args(given)[0].game)


def add_game(made: argparse.ArgumentParser) -> None:
    """The option of the game."""
    made.add_argument("--game", default=FIRST, choices=ids())


def at_least(least: int, special: int | None = None) -> Callable[[str], int]:
    """Return a reader of command-line numbers: `least` or more, or else `special`."""

    def number(text: str) -> int:
        found = int(text)
        if found < least and found != special:
            sentence = f"{found} is too small; take {least} or more."
            raise argparse.ArgumentTypeError(sentence)
        return found

    return number


def add_table(made: argparse.ArgumentParser, game: ArenaGame) -> None:
    """The game and its options."""
    add_game(made)
    for option in game.rules.options:
        flag = f"--{option.name.replace('_', '-')}"
        made.add_argument(flag, **_settings(option, game))


def _settings(option: Option, game: ArenaGame) -> dict[str, Any]:
    """The settings of the argument that stands for an option."""
    choice = option.choices[0]
    if isinstance(choice, bool):
        return {"action": "store_true", "help": f"with {game.word(option.name).name}"}
    facts = {"type": type(choice), "choices": option.choices, "default": option.default}
    return {**facts, "nargs": "*"} if option.takes_many else facts


def table_of(told: argparse.Namespace, game: ArenaGame) -> dict[str, Any]:
    """The options of the games that the command line asks for."""
    names = [option.name for option in game.rules.options]
    return game.checked({name: getattr(told, name) for name in names})


def add_work(made: argparse.ArgumentParser) -> None:
    """The options of the work."""
    add_seed(made)
    add_processes(made)
    made.add_argument("--dask", metavar="ADDRESS", help="of a cluster's scheduler")


def add_seed(made: argparse.ArgumentParser) -> None:
    """The option of the first deal."""
    made.add_argument("--seed", type=at_least(0), default=1, help="the first deal")


def add_processes(made: argparse.ArgumentParser) -> None:
    """The option of the cores of this machine."""
    cores = at_least(1, ALL_CORES)
    made.add_argument(
        "--processes", type=cores, default=ALL_CORES, help=f"{ALL_CORES}: all cores"
    )
