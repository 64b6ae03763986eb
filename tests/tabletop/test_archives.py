"""Lazy modules, in an archive of their own."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest

from tabletop.page import archives


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a room, and an archive with more of both."""
    room = tmp_path / "here" / "house" / "room"
    room.mkdir(parents=True)
    for folder in (room.parent, room):
        (folder / "__init__.py").write_text("", encoding="utf-8")
    archive = tmp_path / "house-late.zip"
    with ZipFile(archive, "w") as out:
        out.writestr("house/door.py", "OPEN = True")
        out.writestr("house/room/lamp.py", "from house.door import OPEN as LIT")
        out.writestr("house/cellar/__init__.py", "DARK = True")
    monkeypatch.syspath_prepend(room.parents[1])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    import_module("house")
    yield archive
    for name in [name for name in sys.modules if name.partition(".")[0] == "house"]:
        del sys.modules[name]


@pytest.mark.parametrize("before", ["house", "house.room"])
def test_packages_have_modules_in_an_archive_too_whatever_is_imported_before(
    house: Path, before: str
) -> None:
    import_module(before)
    with pytest.raises(ModuleNotFoundError):
        import_module("house.door")
    archives.add("house-late", str(house))
    assert import_module("house.room.lamp").LIT
    assert import_module("house.cellar").DARK


def test_other_packages_do_not(house: Path) -> None:
    archives.add("garden-late", str(house))
    with pytest.raises(ModuleNotFoundError):
        import_module("house.door")


def test_a_package_that_is_not_there_at_all_comes_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    with ZipFile(tmp_path / "shed.zip", "w") as out:
        out.writestr("shed/__init__.py", "DRY = True")
    archives.add("shed", str(tmp_path / "shed.zip"))
    assert sys.modules.pop(import_module("shed").__name__).DRY


def test_a_missing_module_is_in_the_part_of_its_package_or_among_its_lazy_ones() -> (
    None
):
    assert archives.part_of("shed") == "shed"
    assert archives.part_of("shed.shelf.box") == "shed-late"
