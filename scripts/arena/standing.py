"""Writes docs/strength.md, and marks the rows that still hold.

A row holds while both players decide as in its commit, with the same code and the same
weights for that table. Comments and docstrings do not count.
"""

import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from arena.playing import Setup
from arena.report import head, options
from proofs.depends import changed_since, followed
from sanjuan.ai.learned.weights import FILE, unpack
from toolchain.steps import ROOT, output

PAGE: Final = ROOT / "docs" / "strength.md"
TITLES: Final = (
    *("match", "played by", "games", "A wins", "95 % interval", "asked"),
    *("commit", "holds"),
)
TABLE: Final = re.compile(r"^\| match \|.*\n(?:\|.*\n)*", re.MULTILINE)
WEIGHTS: Final = f"py/sanjuan/ai/learned/{FILE}"

FROZEN: Final = ("sanjuan.knowledge.view", "sanjuan.rules.state")
"""The modules of ours that a frozen player uses; it has its own code and weights."""
AT_A_GLANCE: Final = (*FROZEN, "sanjuan.ai.learned.policy")
SEARCHING: Final = (*AT_A_GLANCE, "sanjuan.ai.players")
MODULES: Final = {
    **dict.fromkeys(("easy", "medium"), AT_A_GLANCE),
    **dict.fromkeys(("hard", "expert", "master"), SEARCHING),
}

ALIKE: Final = {"735c0ec": "950cbcf"}
"""Pairs of commits: a person read every change between them, and none changes a
decision."""


# ---------------------------------------------------------------- marks


def holds(setup: Setup, commit: str) -> bool:
    """Whether both players decide as in that commit."""
    since = ALIKE.get(commit, commit)
    modules = {one for name in setup[:2] for one in MODULES.get(name, FROZEN)}
    if changed_since(since, sorted(followed(modules))):
        return False
    learns = any(name in MODULES for name in setup[:2])
    return not learns or has_same_weights(setup, since)


def has_same_weights(setup: Setup, commit: str) -> bool:
    """Whether the weights of that table are those of the commit."""
    command = ["git", "show", f"{commit}:{WEIGHTS}"]
    before = subprocess.run(command, cwd=ROOT, capture_output=True).stdout
    now = (ROOT / WEIGHTS).read_bytes()
    was, is_now = (unpack(file, setup.seats, setup.expansion) for file in (before, now))
    return was == is_now


# ---------------------------------------------------------------- the page


def key(setup: Setup) -> tuple[str, str]:
    """The first two cells of a row."""
    return head(setup), options(setup)


def read(text: str) -> dict[tuple[str, str], list[str]]:
    """The cells of each row without the mark, by the first two cells."""
    found = TABLE.search(text)
    lines = found[0].splitlines()[2:] if found else []
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    return {(cells[0], cells[1]): cells[:-1] for cells in rows}


def line(cells: Iterable[str]) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(cells)} |\n"


def page(
    text: str, setups: Iterable[Setup], played: Mapping[tuple[str, str], list[str]]
) -> str:
    """The page with these rows in place of the old ones, each with its mark."""
    rows = {**read(text), **played}
    made = line(TITLES) + "|---" * len(TITLES) + "|\n"
    for setup in setups:
        if cells := rows.get(key(setup)):
            mark = "yes" if holds(setup, cells[-1]) else "no"
            made += line([*cells, mark])
    return TABLE.sub(lambda _: made, text)


def write(
    setups: Iterable[Setup], played: Mapping[tuple[str, str], list[str]], file: Path
) -> None:
    """Write the page; new rows get the commit of today."""
    commit = output("git", "rev-parse", "--short", "HEAD")
    rows = {one: [*cells, commit] for one, cells in played.items()}
    text = file.read_text(encoding="utf-8")
    file.write_text(page(text, setups, rows), encoding="utf-8")
