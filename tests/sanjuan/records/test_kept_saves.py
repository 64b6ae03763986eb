"""Saves of earlier versions load for ever, to the tables they were made from."""

import json
from pathlib import Path
from typing import Any

import pytest

import sanjuan
from proofs.kept_saves import FOLDER, described
from sanjuan import Game, Options

PATHS = sorted(FOLDER.glob("*/*.json"))


def kept(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(
    "path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_kept_save_loads_to_what_it_was(path: Path) -> None:
    one = kept(path)
    assert described(one["save"]) == one["loads_to"]


@pytest.mark.parametrize("version", sorted(path.name for path in FOLDER.iterdir()))
def test_each_version_kept_saves_of_every_option_set(version: str) -> None:
    saves = [kept(path)["save"] for path in PATHS if path.parent.name == version]
    games = [save.get("game", save) for save in saves]
    sets = {Options(**game["options"]) for game in games if "options" in game}
    assert len(saves) >= 30
    assert len(sets) >= 24
    assert any("position" in game for game in games)


def test_the_version_of_today_has_kept_saves() -> None:
    """`python -m proofs.kept_saves` writes them, before its release."""
    assert (FOLDER / sanjuan.__version__).is_dir()


def test_a_kept_save_is_saved_again_as_it_was() -> None:
    save = kept(FOLDER / "0.1.0" / "first-2-finished.json")["save"]
    assert Game.load(save).save() == save
