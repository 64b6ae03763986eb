"""Writes docs/strength.md, and marks the rows that still hold.

The page has a section for each game, with a table. A row holds while both players
decide as in its commit, with the same code and the same weights for that table.
Comments and docstrings do not count.
"""

import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from arena.game import ArenaGame
from arena.playing import Setup
from arena.report import head, options
from arena.rows import code_of
from proofs.depends import changed_since, followed
from toolchain.steps import ROOT, output

PAGE: Final = ROOT / "docs" / "strength.md"
TITLES: Final = (
    *("match", "played by", "games", "A wins", "95 % interval", "asked"),
    *("commit", "holds"),
)


# ---------------------------------------------------------------- marks


def holds(setup: Setup, commit: str) -> bool:
    """Whether both players decide as in that commit."""
    code = code_of(setup.entry)
    since = code.alike.get(commit, commit)
    players = [name.partition("@")[0] for name in (setup.a, setup.b)]
    modules = {one for name in players for one in code.levels.get(name, code.frozen)}
    if changed_since(since, sorted(followed(modules))):
        return False
    learns = any(name in code.levels for name in players)
    return not (learns and code.weights) or has_same_weights(setup, since)


def has_same_weights(setup: Setup, commit: str) -> bool:
    """Whether the weights of that table are those of the commit."""
    code = code_of(setup.entry)
    command = ["git", "show", f"{commit}:{code.weights}"]
    before = subprocess.run(command, cwd=ROOT, capture_output=True).stdout
    now = (ROOT / code.weights).read_bytes()
    was, is_now = (code.tables(file, setup.options) for file in (before, now))
    return was == is_now


# ---------------------------------------------------------------- the page


def key(setup: Setup) -> tuple[str, str]:
    """The first two cells of a row."""
    return head(setup), options(setup)


def _table(game: ArenaGame) -> re.Pattern[str]:
    """The heading of a game, and its table."""
    head = rf"(^## {game.title}\n(?:(?!## ).*\n)*?)"
    return re.compile(rf"{head}(^\| match \|.*\n(?:\|.*\n)*)", re.MULTILINE)


def read(game: ArenaGame, text: str) -> dict[tuple[str, str], list[str]]:
    """The cells of each row without the mark, by the first two cells."""
    found = _table(game).search(text)
    lines = found[2].splitlines()[2:] if found else []
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    return {(cells[0], cells[1]): cells[:-1] for cells in rows}


def line(cells: Iterable[str]) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(cells)} |\n"


def page(
    game: ArenaGame,
    text: str,
    setups: Iterable[Setup],
    played: Mapping[tuple[str, str], list[str]],
) -> str:
    """The page with these rows of a game for the old ones, each with its mark."""
    rows = {**read(game, text), **played}
    made = "".join(_row(setup, rows) for setup in setups)
    if not made:
        return text
    made = line(TITLES) + "|---" * len(TITLES) + "|\n" + made
    if not _table(game).search(text):
        return f"{text.rstrip()}\n\n## {game.title}\n\n{made}"
    return _table(game).sub(lambda found: found[1] + made, text)


def _row(setup: Setup, rows: Mapping[tuple[str, str], list[str]]) -> str:
    """The row of a match with its mark, if it was played."""
    cells = rows.get(key(setup))
    if cells is None:
        return ""
    return line([*cells, "yes" if holds(setup, cells[-1]) else "no"])


def write(
    game: ArenaGame,
    setups: Iterable[Setup],
    played: Mapping[tuple[str, str], list[str]],
    file: Path,
) -> None:
    """Write the page; new rows get the commit of today."""
    commit = output("git", "rev-parse", "--short", "HEAD")
    rows = {one: [*cells, commit] for one, cells in played.items()}
    text = file.read_text(encoding="utf-8")
    file.write_text(page(game, text, setups, rows), encoding="utf-8")
