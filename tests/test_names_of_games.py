"""No Python outside the folders of games names a game, its options or its parts.

`tests/web/test_game_names.py` checks the same of the page's scripts.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from game_words import words_in
from toolchain.games import GAMES
from toolchain.steps import ROOT

HOUSE: Final = [
    *sorted((ROOT / "py" / "tabletop").rglob("*.py")),
    *sorted((ROOT / "py" / "browser").rglob("*.py")),
]
BUILD: Final = [
    ROOT / "scripts" / "build_site.py",
    *sorted((ROOT / "scripts" / "toolchain").glob("*.py")),
    *sorted((ROOT / "scripts" / "toolchain").glob("*.mjs")),
]
NAME: Final = re.compile(
    "|".join(rf"\b(?:{game.id}|{game.name}|{game.id.upper()})\b" for game in GAMES)
)

LISTS: Final = {"addresses.py", "games.py"}
"""The lists of games."""

OF_THE_PROJECT: Final = {
    "dependencies.py",
    "game.py",
    "rules_page.py",
}
"""They name the packages and the version of the project, which is that of its first
game; and the pages of rules."""


def said(path: Path) -> Iterator[str]:
    """The strings and the names in a file, without docstrings and comments."""
    if path.suffix != ".py":
        yield path.read_text(encoding="utf-8")
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lone = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield from () if id(one) in lone else (one.value,)
        elif isinstance(one, ast.Name):
            yield one.id
        elif isinstance(one, ast.Attribute):
            yield one.attr
        elif isinstance(one, ast.arg):
            yield one.arg
        elif isinstance(one, ast.ImportFrom):
            yield one.module or ""


@pytest.mark.parametrize("path", HOUSE, ids=lambda path: path.name)
def test_the_house_names_no_option_and_no_part_of_a_game(path: Path) -> None:
    assert words_in(said(path)) == set()


@pytest.mark.slow
def test_only_the_lists_of_games_name_one() -> None:
    naming = {
        path.name
        for path in (*HOUSE, *BUILD)
        if any(NAME.search(one) for one in said(path))
    }
    assert naming <= LISTS | OF_THE_PROJECT
