"""Saves of earlier versions load for ever, to the tables they were made from."""

import json
from pathlib import Path
from typing import Any

import pytest

import sanjuan
from proofs.islands import GAMES
from proofs.kept_islands import FOLDER, described
from puerto_rico import Game

PATHS = sorted(FOLDER.glob("*/*.json"))


def kept(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(
    "path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_kept_save_of_an_island_loads_to_what_it_was(path: Path) -> None:
    one = kept(path)
    assert described(one["save"]) == one["loads_to"]


@pytest.mark.parametrize("version", sorted(path.name for path in FOLDER.iterdir()))
def test_each_version_kept_saves_of_every_golden_game(version: str) -> None:
    names = {path.stem for path in PATHS if path.parent.name == version}
    for title in GAMES:
        assert names & {f"{title}-running", f"{title}-finished"}
    assert "position-5-everything" in names


def test_the_version_of_today_has_kept_saves_of_islands() -> None:
    """`python -m proofs.kept_islands` writes them, before its release."""
    assert (FOLDER / sanjuan.__version__).is_dir()


def test_a_kept_save_of_an_island_is_saved_again_as_it_was() -> None:
    save = kept(FOLDER / "0.5.0" / "2-running.json")["save"]
    assert Game.load(save).save() == save
