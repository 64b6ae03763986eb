"""A player out of one file, which plays in a process of its own within limits.

The process keeps a mistake of the player, or its hunger, to itself. It does not shut in
code that means harm: let play only what you would run.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from random import Random
from select import select
from signal import SIGKILL, Signals
from typing import Any, Final, NamedTuple

from tabletop.base.errors import IllegalAnswer
from tabletop.base.rng import Chance, drawn_seed
from tabletop.bots.players import Player
from tabletop.rules.game_def import GameDef
from tabletop.rules.question import Answer
from toolchain.steps import fail

FILE: Final = re.compile(r"(?P<file>.*\.py)(:(?P<class>\w+))?(@(?P<number>\d+))?")
"""A name that is a file, or a class in it, and a number for that."""


class Limits(NamedTuple):
    """The limits of a player: core seconds a game, MB of memory, time to decide."""

    core_seconds: int = 120
    memory: int = 1024
    patience: float = 60.0


LIMITS: Final = Limits()
"""The same for everybody."""


class Forfeit(Exception):
    """A player has lost its game by breaking a rule or a limit; says which."""


class Guest(Player[Any]):
    """The player of a file, `bot.py`, or of a class in it, `bot.py:Hoarder`.

    A number after `@` is handed to the class as its one argument. The `rules` check its
    answers. `package` is what the process finds before all that is installed. `seconds`
    is what the process took of a core, known once it has ended.
    """

    def __init__(
        self,
        name: str,
        rules: GameDef[Any],
        limits: Limits = LIMITS,
        package: Path | None = None,
    ) -> None:
        found = FILE.fullmatch(name)
        if not found:
            fail(f"{name} is no Python file: name one, such as bot.py.")
        self._file = Path(found["file"]).resolve()
        self._class, self._number = found["class"] or "", found["number"] or ""
        self._rules, self._package = rules, package
        if not self._file.is_file():
            fail(f"There is no file {found['file']}.")
        self._limits = limits
        self._process: subprocess.Popen[str] | None = None
        self.seconds = 0.0

    def think(self, view: Any, rng: Chance) -> Generator[float, None, Answer]:
        """Ask its process; raises Forfeit for whatever is no legal answer in time."""
        yield 0.0
        told = self._asked({"view": view, "seed": drawn_seed(rng)})
        if "error" in told:
            raise Forfeit(told["error"])
        question = self._rules.determinize(view, Random(0)).question
        assert question is not None
        try:
            checked: Answer = question.check(told["answer"])
        except IllegalAnswer as error:
            raise Forfeit(str(error)) from None
        return checked

    def leave(self) -> None:
        """End its process, if it was ever asked."""
        if self._process:
            if self._process.returncode is None:
                os.kill(self._process.pid, SIGKILL)
            self._ended(self._process)
            self._process.communicate()

    def _start(self) -> subprocess.Popen[str]:
        core_seconds, memory, _ = map(str, self._limits)
        command = [sys.executable, "-P", "-m", "arena.guest_process"]
        asked = [str(self._file), self._class, self._number, core_seconds, memory]
        return subprocess.Popen(
            command + asked,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": self._path()},
            text=True,
        )

    def _path(self) -> str:
        """The folders in which its process finds modules.

        Only the `sys.path` of a cluster's worker names the folders of ours.
        """
        package = [str(self._package)] if self._package else []
        return os.pathsep.join([*package, *filter(None, sys.path)])

    def _asked(self, words: dict[str, object]) -> Any:
        """The reply of its process."""
        self._process = process = self._process or self._start()
        assert process.stdin is not None and process.stdout is not None
        with suppress(BrokenPipeError):  # it has ended, and perhaps said why
            process.stdin.write(json.dumps(words) + "\n")
            process.stdin.flush()
        ready, _, _ = select([process.stdout], [], [], self._limits.patience)
        if not ready:
            raise Forfeit(f"No answer came in {self._limits.patience:g} seconds.")
        line = process.stdout.readline()
        return json.loads(line) if line else {"error": self._end(self._ended(process))}

    def _ended(self, process: subprocess.Popen[str]) -> int:
        """The exit code of a process; waits with a call that reports its resources."""
        if process.returncode is None:
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            self.seconds = used.ru_utime + used.ru_stime
        return process.returncode

    def _end(self, code: int) -> str:
        """The reason for the end of its process."""
        if code < 0 and Signals(-code).name == "SIGXCPU":
            return f"It took more than {self._limits.core_seconds} seconds of a core."
        return f"Its process ended with exit code {code}."
