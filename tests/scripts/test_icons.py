"""The icons of the page, written as scripts for its bundle."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from toolchain import icons
from toolchain.games import GAMES
from toolchain.icons import Shapes

DRAWING: Final = re.compile(r'viewBox="(.*?)" aria-hidden="true">(.*?)</svg>')
LONG: Final = re.compile(r"\.\d\d")
"""A coordinate with two decimals: too fine for a drawing of 512 steps."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The scripts of all icons."""
    folder = tmp_path_factory.mktemp("icons")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "WRITTEN", folder)
        icons.write_icons()
    yield folder


def text(folder: Path, script: str) -> str:
    return (folder / f"{script}.js").read_text("utf-8")


def written(folder: Path, script: str) -> set[str]:
    return set(re.findall(r'^  "(\w[\w-]*)":', text(folder, script), re.M))


def drawn(folder: Path, script: str) -> Shapes:
    """The drawings of a script, each by its own shapes."""
    found = DRAWING.findall(text(folder, script))
    return {shapes: (box, shapes) for box, shapes in found}


@pytest.mark.slow
def test_every_icon_is_drawn_at_the_start_or_with_a_table(folder: Path) -> None:
    start, table = written(folder, "drawings"), written(folder, "emblems")
    assert start == icons.AT_START
    assert start | table == {*icons.of_house()}
    assert not start & table
    for game in GAMES:
        own = written(folder, f"{game.id}_emblems")
        assert own == {*icons.of_game(game)}
        assert not own & (start | table)


@pytest.mark.slow
def test_large_drawings_have_one_decimal(folder: Path) -> None:
    for path in folder.glob("*.js"):
        large = [
            body for box, body in drawn(folder, path.stem).values() if "512" in box
        ]
        assert [body for body in large if LONG.search(body)] == [], path.stem


@pytest.mark.slow
def test_the_drawings_of_a_game_take_three_quarters_of_their_sources(
    folder: Path,
) -> None:
    for game in GAMES:
        source = sum(len(body) for _, body in icons.of_game(game).values())
        assert len(text(folder, f"{game.id}_emblems")) < 0.8 * source


@pytest.mark.slow
def test_a_drawing_with_several_names_is_written_once(folder: Path) -> None:
    for path in folder.glob("*.js"):
        found = Counter(DRAWING.findall(path.read_text("utf-8")))
        assert [body for (_, body), times in found.items() if times > 1] == [], (
            path.stem
        )


def test_an_icon_that_the_set_lacks_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game-icons.json").write_text(json.dumps({"smithy": "no-such-thing"}))
    (tmp_path / "own.svg").write_text("<svg/>")
    monkeypatch.setattr(icons, "SOURCES", tmp_path)
    with pytest.raises(SystemExit, match="game-icons has no icon named no-such-thing"):
        icons.write_icons()
