"""A player out of one file, in a process of its own: `arena.guest` starts it.

Both sides talk in lines of JSON. The process sends everything that the player prints to
standard error.
"""

import json
import os
import resource
import sys
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, TextIO

MEBIBYTE = 1 << 20


def main(file: str, name: str, number: str, core_seconds: int, memory: int) -> None:
    """Answer every question until the other side closes the line."""
    answers = private_output()
    resource.setrlimit(resource.RLIMIT_CPU, (core_seconds, core_seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (memory * MEBIBYTE, memory * MEBIBYTE))
    try:
        made = player_in(Path(file), name)
        player = made(int(number)) if number else made()
        for line in sys.stdin:
            tell(answers, {"answer": answer(player, line)})
    except MemoryError:
        tell(answers, {"error": f"It took more than {memory} MB of memory."})
    except Exception as error:
        tell(answers, {"error": f"{type(error).__name__}: {error}"})


def private_output() -> TextIO:
    """The output for answers; later prints of the player go to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def answer(player: Any, line: str) -> list[int]:
    """The player's answer to a line."""
    asked = json.loads(line)
    return [int(one) for one in player.choose(asked["view"], Random(asked["seed"]))]


def tell(answers: TextIO, told: dict[str, object]) -> None:
    """Write a line, at once."""
    answers.write(json.dumps(told) + "\n")
    answers.flush()


def player_in(file: Path, name: str) -> Callable[..., Any]:
    """The class of that name, or the only one in the file."""
    found = [*players(file)]
    wanted = [one for one in found if name in ("", one.__name__)]
    if len(wanted) != 1:
        names = ", ".join(one.__name__ for one in found) or "none"
        raise ValueError(f"one public subclass of Player is needed, not {names}")
    return wanted[0]


def players(file: Path) -> Iterator[type[Any]]:
    """The players that the file itself makes public."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return public_players(module)


def public_players(module: ModuleType) -> Iterator[type[Any]]:
    """The players that a module itself makes public, told by what they do.

    A package of another day may have its own base of players.
    """
    for name, found in vars(module).items():
        public = isinstance(found, type) and not name.startswith("_")
        own = public and found.__module__ == module.__name__
        if own and not isabstract(found) and _is_player(found):
            yield found


def _is_player(found: type[Any]) -> bool:
    return hasattr(found, "think") and hasattr(found, "choose")


if __name__ == "__main__":
    _, file, name, number, *limits = sys.argv
    core_seconds, memory = map(int, limits)
    main(file, name, number, core_seconds, memory)
