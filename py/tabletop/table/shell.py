"""The shell commands of a game's package: `python -m sanjuan COMMAND`, for example.

The commands `replay FILE`, `position FILE` and `code FILE` read JSON, or the code or
the link of a game in place of a file; `day` prints the code of a day. Bad input prints
one sentence and exits with code 2; output that cannot be written, with code 1.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from tabletop.base.errors import PositionError, SaveError, TabletopError
from tabletop.base.json_limits import LONGEST_TEXT, Refusal, parse_limited
from tabletop.table.codes import deal_code, game_code, table_of
from tabletop.table.daily import table_of_day
from tabletop.table.output import put
from tabletop.table.pasted import code_in
from tabletop.table.registry import GameType, Registry
from tabletop.table.table import Table
from tabletop.table.unwrapped import unwrapped

LINK: Final = re.compile(r"[#?&](?:deal|game)=([^&\s]+)")
"""The parameter of a page's address that holds a code."""

Lines: TypeAlias = Callable[[Any], Iterator[str]]


class Shell(NamedTuple):
    """The commands of one game.

    `module` is the package and `title` the name of the game. `transcript` prints a
    whole game, `prompt` its open question. The class of the game has `from_position`.
    """

    module: str
    title: str
    kind: GameType[Any, Any]
    transcript: Lines
    prompt: Lines

    def run(self, arguments: list[str] | None = None) -> int:
        """Run the command line and return the exit code."""
        parser = self._parser()
        chosen = parser.parse_args(arguments)
        try:
            for line in chosen.show(chosen.file):
                if not put(line):
                    break
        except OSError as error:
            parser.error(f"{chosen.file}: {error.strerror}")
        except TabletopError as error:
            parser.error(f"{chosen.file}: {error}")
        return 0

    def _parser(self) -> argparse.ArgumentParser:
        program = f"python -m {self.module}"
        parser = argparse.ArgumentParser(program, description=self.title)
        commands = parser.add_subparsers(required=True, metavar="COMMAND")
        for name, show, what in (
            ("replay", self._replay, "print the game of a save, of a game or a table"),
            ("position", self._position, "print the open question of a position"),
            ("code", self._code, "print the codes of the deal and the game of a save"),
        ):
            command = commands.add_parser(name, help=what, description=what)
            command.add_argument(
                "file", metavar="FILE", help="or the code or the link of a game"
            )
            command.set_defaults(show=show)
        if self.kind.days:
            what = "print the code of the deal of a day"
            day = commands.add_parser("day", help=what, description=what)
            day.add_argument(
                "file", metavar="DATE", nargs="?", help="2026-11-23; else today"
            )
            day.set_defaults(show=self._day)
        return parser

    # ------------------------------------------------------------ commands

    def _day(self, date: str | None) -> Iterator[str]:
        today = time.strftime("%Y-%m-%d")
        yield deal_code(table_of_day(self.kind, date or today, serious=False))

    def _replay(self, file: str) -> Iterator[str]:
        return self.transcript(self._table(file).game)

    def _code(self, file: str) -> Iterator[str]:
        table = self._table(file)
        yield deal_code(table)
        yield game_code(table)

    def _position(self, file: str) -> Iterator[str]:
        game = self._game(file)
        yield str(game)
        yield from self.prompt(game)

    # ------------------------------------------------------------ reading

    def _table(self, file: str) -> Table[Any, Any]:
        """The table of a save, a code or a link."""
        if self._is_code(file):
            return table_of(Registry(self.kind), _code_in(file))
        return Table.load(self.kind, _read(Path(file), SaveError, "not_a_save"))

    def _is_code(self, text: str) -> bool:
        """Whether the text is a code or a link with one, and no file."""
        code = _code_in(text)
        is_one = code != text or code.startswith(f"{self.kind.name}-")
        return is_one and not os.path.exists(text)  # Path.exists may raise

    def _game(self, file: str) -> Any:
        """The game at a position, or at the last moment of a save or a code."""
        if self._is_code(file):
            return self._table(file).game
        value = _read(Path(file), PositionError, "not_a_position")
        if isinstance(value, dict) and "format" in value:
            return Table.load(self.kind, value).game
        return self.kind.game.from_position(value)


def _code_in(link: str) -> str:
    """The code in an address or between other words; without one, the text itself."""
    code = code_in(link)
    found = LINK.search(unwrapped(link)) if code == link else None
    return found[1] if found else code


def _read(file: Path, refusal: Refusal, unread: str) -> Any:
    """The JSON value in a file; reads no further than the longest text allowed."""
    try:
        with file.open(encoding="utf-8-sig") as text:
            return parse_limited(text.read(LONGEST_TEXT + 1), refusal, unread)
    except UnicodeDecodeError:
        raise refusal(unread) from None
