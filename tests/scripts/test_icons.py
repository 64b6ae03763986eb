"""The icons of the page, written as scripts for its bundle."""

import json
import re
from pathlib import Path

import pytest

from toolchain import icons
from toolchain.games import GAMES


def written(folder: Path, script: str) -> set[str]:
    return set(
        re.findall(r'^  "(\w[\w-]*)":', (folder / f"{script}.js").read_text(), re.M)
    )


@pytest.mark.slow
def test_every_icon_is_drawn_at_the_start_or_with_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(icons, "WRITTEN", tmp_path)
    icons.write_icons()
    start, table = written(tmp_path, "drawings"), written(tmp_path, "emblems")
    assert start == icons.AT_START
    assert start | table == {*icons.of_house()}
    assert not start & table
    for game in GAMES:
        own = written(tmp_path, f"{game.id}_emblems")
        assert own == {*icons.of_game(game)}
        assert not own & (start | table)


def test_an_icon_that_the_set_lacks_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game-icons.json").write_text(json.dumps({"smithy": "no-such-thing"}))
    (tmp_path / "own.svg").write_text("<svg/>")
    monkeypatch.setattr(icons, "SOURCES", tmp_path)
    with pytest.raises(SystemExit, match="game-icons has no icon named no-such-thing"):
        icons.write_icons()
