"""Optional modules load lazily, and the page retries a request that needs them."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import duel
import pytest

from browser import bridge
from browser.games import GAMES
from sanjuan import Game
from tabletop.page import archives
from tabletop.page.bridge import Bridge
from tabletop.table.registry import LazyGame, Registry
from web.prepared import asking, over, table, text

LACKING: Final = {"type": "lacking", "part": "tabletop-late"}


def test_a_wish_whose_module_has_not_come_is_told_so_and_met_once_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh, wish = Bridge(GAMES), json.dumps({"type": "codes"})
    with monkeypatch.context() as missing:
        missing.setitem(sys.modules, "tabletop.page.deferred", None)
        assert json.loads(fresh.request(wish)) == LACKING
    assert json.loads(fresh.request(wish))["error"]["id"] == "no_game"


def test_a_hint_begins_once_its_lazy_modules_have_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh, wish = Bridge(GAMES), json.dumps({"type": "hint", "seat": 0, "ply": 0})
    monkeypatch.setitem(sys.modules, "tabletop.page.deferred", None)
    assert json.loads(fresh.request(wish)) == LACKING


@pytest.mark.parametrize(
    ("game", "wish"),
    [(asking("mine"), {"type": "hint"}), (over(), {"type": "look_back"})],
    ids=["hint", "look_back"],
)
def test_thinking_begins_once_the_modules_of_its_reasons_have_come(
    monkeypatch: pytest.MonkeyPatch, game: Game, wish: dict[str, str]
) -> None:
    shown = Bridge(GAMES)
    asked = json.dumps({**wish, "seat": 0, "ply": game.ply})
    shown.request(json.dumps({"type": "load", "text": text(table(game))}))
    with monkeypatch.context() as missing:
        missing.setitem(sys.modules, "sanjuan.ai.reasons", None)
        told = json.loads(shown.request(asked))
        assert told == {"type": "lacking", "part": "sanjuan-late"}
    assert json.loads(shown.request(asked))["type"] == wish["type"]


def test_a_module_that_comes_with_no_archive_is_a_bug(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh = Bridge(GAMES)
    monkeypatch.setattr(fresh._all_else(), "handlers", {"codes": lambda _: absent()})
    with pytest.raises(ModuleNotFoundError):
        fresh.request(json.dumps({"type": "codes"}))


def absent() -> None:
    import_module("absent.altogether")


@pytest.fixture
def paths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restores the places of modules after the test."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(bridge, "_added", set())


def zipped(path: Path, **files: str) -> str:
    """An archive with these modules."""
    with ZipFile(path, "w") as out:
        for name, content in files.items():
            out.writestr(f"{name.replace('__', '/')}.py", content)
    return str(path)


@pytest.mark.usefixtures("paths")
def test_lazy_modules_are_found_in_the_archive_of_their_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "puerto_rico", raising=False)  # of other tests
    house = zipped(tmp_path / "a.zip", tabletop__advice__latecomer="HERE = True")
    game = zipped(tmp_path / "b.zip", sanjuan__latecomer="HERE = True")
    bridge.begin_with("sanjuan")
    assert json.loads(bridge.to_come()) == ["tabletop-late", "sanjuan-late"]
    bridge.add("tabletop-late", house)
    assert json.loads(bridge.to_come()) == ["sanjuan-late"]
    bridge.add("sanjuan-late", game)
    assert json.loads(bridge.to_come()) == []
    assert import_module("tabletop.advice.latecomer").HERE
    assert import_module("sanjuan.latecomer").HERE


TOY: Final = Path(duel.__file__).read_text("utf-8")
LATER: Final = {"type": "new", "game": "later", "options": {}, "players": [{}, {}]}


@pytest.fixture
def later() -> Iterator[Bridge]:
    """A bridge to a game that is imported when it is wanted, and that is not there."""
    lazy = LazyGame("later", "later.game_type:LATER")
    yield Bridge(Registry(duel.DUEL, lazy))
    for name in ("later", "later.game_type"):
        sys.modules.pop(name, None)


@pytest.mark.usefixtures("paths")
def test_a_game_is_imported_when_it_is_wanted(later: Bridge, tmp_path: Path) -> None:
    players = [{"kind": "random"}, {"kind": "random"}]
    wish = json.dumps({**LATER, "players": players})
    assert "duel" in later.request(
        json.dumps({**LATER, "players": players, "game": "duel"})
    )
    assert json.loads(later.request(wish)) == {"type": "lacking", "part": "later"}
    source = TOY.replace("duel", "later").replace("DUEL = ", "LATER = ")
    archive = zipped(tmp_path / "later.zip", later__game_type=source)
    with ZipFile(archive, "a") as out:
        out.writestr("later/__init__.py", "")
    archives.add("later", archive)
    for _ in range(2):
        shown = json.loads(later.request(wish))
        assert shown["table"]["save"]["format"] == "later-table"


def test_a_save_and_a_job_of_a_game_that_is_not_there_name_its_part(
    later: Bridge,
) -> None:
    save = {"format": "later-table"}
    lacking = {"type": "lacking", "part": "later"}
    load = {"type": "load", "text": json.dumps(save)}
    job = {"number": 1, "save": save, "ply": 0}
    assert json.loads(later.request(json.dumps(load))) == lacking
    assert json.loads(later.do_job(json.dumps(job))) == lacking
