"""The shell commands of the package: `python -m sanjuan COMMAND`.

The commands `replay FILE`, `position FILE` and `code FILE` read JSON, or the code or
the link of a game in place of a file; `day` prints the code of a day. Bad input prints
one sentence and exits with code 2. A closed pipe (`| head`) is no error.
"""

import argparse
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sanjuan.game import Game
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from sanjuan.transcript import prompt, transcript
from tabletop.base.errors import PositionError, SaveError, TabletopError
from tabletop.base.json_limits import LONGEST_TEXT, Refusal, parse_limited
from tabletop.table.codes import deal_code, game_code, table_of
from tabletop.table.daily import table_of_day
from tabletop.table.pasted import code_in
from tabletop.table.registry import Registry
from tabletop.table.table import Table

LINK: Final = re.compile(r"[#?&](?:deal|game)=([^&\s]+)")
"""The parameter of a page's address that holds a code."""


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code."""
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
        ("position", _position, "print the open question of a position or a save"),
        ("code", _code, "print the codes of the deal and the game of a save"),
    ):
        command = commands.add_parser(name, help=what, description=what)
        command.add_argument(
            "file", metavar="FILE", help="or the code or the link of a game"
        )
        command.set_defaults(show=show)
    what = "print the code of the deal of a day"
    day = commands.add_parser("day", help=what, description=what)
    day.add_argument("file", metavar="DATE", nargs="?", help="2026-11-23; else today")
    day.set_defaults(show=_day)
    return parser


def _day(date: str | None) -> Iterator[str]:
    today = time.strftime("%Y-%m-%d")
    yield deal_code(table_of_day(SAN_JUAN, date or today, serious=False))


def _replay(file: str) -> Iterator[str]:
    return transcript(_table(file).game)


def _code(file: str) -> Iterator[str]:
    table = _table(file)
    yield deal_code(table)
    yield game_code(table)


def _table(file: str) -> Table[Game, Facts]:
    """The table of a save, a code or a link."""
    if _is_code(file):
        return table_of(Registry(SAN_JUAN), _code_in(file))
    return Table.load(SAN_JUAN, _read(Path(file), SaveError, "not_a_save"))


def _code_in(link: str) -> str:
    """The code in an address or between other words; without one, the text itself."""
    code = code_in(link)
    found = LINK.search(link) if code == link else None
    return found[1] if found else code


def _is_code(text: str) -> bool:
    """Whether the text is a code or a link with one, and no file."""
    code = _code_in(text)
    is_one = code != text or code.startswith(f"{SAN_JUAN.name}-")
    return is_one and not os.path.exists(text)  # Path.exists may raise


def _position(file: str) -> Iterator[str]:
    game = _game(file)
    yield str(game)
    yield from prompt(game)


def _game(file: str) -> Game:
    """The game at a position, or at the last moment of a save or a code."""
    if _is_code(file):
        return _table(file).game
    value = _read(Path(file), PositionError, "not_a_position")
    if isinstance(value, dict) and "format" in value:
        return Table.load(SAN_JUAN, value).game
    return Game.from_position(value)


def _read(file: Path, refusal: Refusal, unread: str) -> Any:
    """The JSON value in a file; reads no further than the longest text allowed."""
    try:
        with file.open(encoding="utf-8-sig") as text:
            return parse_limited(text.read(LONGEST_TEXT + 1), refusal, unread)
    except UnicodeDecodeError:
        raise refusal(unread) from None


if __name__ == "__main__":
    sys.exit(main())
