"""Optional modules load lazily, and the page retries a request that needs them."""

import json
import sys
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest

from sanjuan import bridge
from sanjuan.bridge import GAMES
from tabletop.page.bridge import Bridge


def test_a_wish_whose_module_has_not_come_is_told_so_and_met_once_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh, wish = Bridge(GAMES), json.dumps({"type": "codes"})
    with monkeypatch.context() as missing:
        missing.setitem(sys.modules, "tabletop.page.deferred", None)
        assert json.loads(fresh.request(wish)) == {"type": "lacking"}
    assert json.loads(fresh.request(wish))["error"]["id"] == "no_game"


def test_a_hint_begins_once_its_lazy_modules_have_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh, wish = Bridge(GAMES), json.dumps({"type": "hint", "seat": 0, "ply": 0})
    monkeypatch.setitem(sys.modules, "tabletop.page.deferred", None)
    assert json.loads(fresh.request(wish)) == {"type": "lacking"}


def test_a_module_that_comes_with_no_archive_is_a_bug(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh = Bridge(GAMES)
    monkeypatch.setattr(fresh._all_else(), "handlers", {"codes": lambda _: absent()})
    with pytest.raises(ModuleNotFoundError):
        fresh.request(json.dumps({"type": "codes"}))


def absent() -> None:
    import_module("absent.altogether")


def test_modules_of_the_game_and_the_table_are_found_in_the_late_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "late.zip"
    with ZipFile(archive, "w") as out:
        out.writestr("tabletop/advice/latecomer.py", "HERE = True")
        out.writestr("sanjuan/latecomer.py", "HERE = True")
    for name, module in [*sys.modules.items()]:
        if name.startswith(("tabletop", "sanjuan")) and hasattr(module, "__path__"):
            monkeypatch.setattr(module, "__path__", [*module.__path__])
    bridge.add_late(str(archive))
    assert import_module("tabletop.advice.latecomer").HERE
    assert import_module("sanjuan.latecomer").HERE
