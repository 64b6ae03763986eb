"""Each command line says that its output failed; a closed pipe is no error."""

import ast
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import puerto_rico.__main__ as of_puerto_rico
import sanjuan.__main__ as of_san_juan
from arena import again, match, usage
from puerto_rico import Game as PuertoRico
from sanjuan import Game as SanJuan
from toolchain.steps import ROOT

FULL: Final = "/dev/full"
"""A file on a full disk."""

GAMES: Final = {
    "sanjuan": (of_san_juan.main, SanJuan),
    "puerto_rico": (of_puerto_rico.main, PuertoRico),
}
READING: Final = ("replay", "position", "code")
ONE: Final = ["--games", "1", "--processes", "1"]

COMMANDS: Final[dict[str, tuple[Callable[[list[str]], object], list[str]]]] = {
    **{f"{name} day": (main, ["day"]) for name, (main, _) in GAMES.items()},
    **{
        f"{name} {command}": (main, [command, f"{name}.json"])
        for name, (main, _) in GAMES.items()
        for command in READING
    },
    "match": (match.main, ["--a", "random", "--b", "random", "--file", "deals", *ONE]),
    "usage": (usage.main, ["--level", "random", *ONE]),
    "again": (again.main, ["--level", "random", *ONE]),
}

each = pytest.mark.parametrize(("main", "words"), COMMANDS.values(), ids=COMMANDS)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a save of each game."""
    monkeypatch.chdir(tmp_path)
    for name, (_, made) in GAMES.items():
        Path(f"{name}.json").write_text(json.dumps(made(seed=7).save()), "utf-8")


@each
def test_a_full_disk_is_named_and_no_file_that_was_read(
    main: Callable[[list[str]], object],
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with open(FULL, "w", encoding="utf-8") as full:
        monkeypatch.setattr("sys.stdout", full)
        with pytest.raises(SystemExit) as ended:
            main(words)
    assert ended.value.code == "The output cannot be written: No space left on device."


@each
def test_a_closed_pipe_is_no_error(
    main: Callable[[list[str]], object],
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read, written = os.pipe()
    os.close(read)
    with open(written, "w", encoding="utf-8") as pipe:
        monkeypatch.setattr("sys.stdout", pipe)
        assert not main(words)


def printed(path: Path) -> list[str]:
    """The calls of `print` in a module that go to the output."""
    calls: Any = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    prints = [
        ast.unparse(one)
        for one in calls
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "print"
    ]
    return [one for one in prints if "sys.stderr" not in one]


def test_every_command_of_the_arena_puts_its_output() -> None:
    modules = sorted((ROOT / "scripts" / "arena").glob("*.py"))
    assert len(modules) > 10
    assert not [path.name for path in modules if printed(path)]
