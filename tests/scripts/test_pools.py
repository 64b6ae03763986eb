"""The pools: never changed, on what does not change."""

import ast
import hashlib
import re
from pathlib import Path
from typing import Final

import pytest

from arena import pool
from arena.entrants import pool as players_of
from arena.game import game_of, ids
from toolchain.steps import ROOT, files_in

FOLDER: Final = Path(pool.__file__).parent
PINNED: Final = ROOT / "tests" / "pools"
"""By game: the digests, as `sha256sum` writes them from within its folder.

Measurements against these players stay comparable only if the players never change.
"""
PRIVATE: Final = re.compile("_(?!_)")


def frozen() -> list[Path]:
    return sorted(FOLDER.rglob("*.py"))


@pytest.mark.parametrize("game", ids())
def test_a_pool_is_as_it_ever_was(game: str) -> None:
    folder = FOLDER / game
    found = {
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder)}"
        for path in files_in(folder)
    }
    pinned = (PINNED / f"{game}.sha256").read_text(encoding="utf-8")
    assert found == set(pinned.splitlines())


@pytest.mark.parametrize("game", ids())
def test_no_frozen_player_has_the_name_of_a_level(game: str) -> None:
    assert not {*players_of(game_of(game))} & {*game_of(game).levels}


@pytest.mark.parametrize(
    "path", frozen(), ids=lambda path: "-".join(path.relative_to(FOLDER).parts)
)
def test_a_frozen_player_stands_on_what_does_not_change(path: Path) -> None:
    """It imports no level, no record of the game, and only public names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert (node.module or "").split(".")[1:2] not in (["ai"], ["game"])
            assert not any(PRIVATE.match(alias.name) for alias in node.names)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert node.value.id == "self" or not PRIVATE.match(node.attr)
