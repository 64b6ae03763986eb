"""At a shell: `python -m sanjuan replay FILE` and `python -m sanjuan position FILE`.

Both read JSON; what is wrong with a file is said in a sentence, with exit code 2. A
reader of the output that has seen enough is no error.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sanjuan.game import Game
from sanjuan.game_type import SAN_JUAN
from sanjuan.transcript import prompt, transcript
from tabletop.border import LONGEST, Refusal, taken
from tabletop.errors import PositionError, SaveError, TabletopError
from tabletop.table import Table


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        for line in chosen.show(chosen.file):
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        parser.error(f"{chosen.file}: {error.strerror}")
    except TabletopError as error:
        parser.error(f"{chosen.file}: {error}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m sanjuan", description="San Juan")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, show, what in (
        ("replay", _replay, "print the game of a save, of a game or a table"),
        ("position", _position, "say what is asked at a position or after a save"),
    ):
        command = commands.add_parser(name, help=what, description=what)
        command.add_argument("file", type=Path, metavar="FILE")
        command.set_defaults(show=show)
    return parser


def _replay(file: Path) -> Iterator[str]:
    return transcript(Table.load(SAN_JUAN, _read(file, SaveError, "not_a_save")).game)


def _position(file: Path) -> Iterator[str]:
    game = _game(_read(file, PositionError, "not_a_position"))
    yield str(game)
    yield from prompt(game)


def _game(value: Any) -> Game:
    """The game that begins at a position, or that a save has come to."""
    if isinstance(value, dict) and "format" in value:
        return Table.load(SAN_JUAN, value).game
    return Game.from_position(value)


def _read(file: Path, refusal: Refusal, unread: str) -> Any:
    """The JSON value in a file; of one that is too long the rest is left alone."""
    try:
        with file.open(encoding="utf-8") as text:
            return taken(text.read(LONGEST + 1), refusal, unread)
    except UnicodeDecodeError:
        raise refusal(unread) from None


if __name__ == "__main__":
    sys.exit(main())
