"""The Python in the page: no more than it uses, and complete error messages."""

import gzip
import io
import json
import subprocess
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import pytest

import build_wheel
from browser import addresses
from toolchain import page_python
from toolchain.games import GAMES
from toolchain.steps import ROOT


def archive(path: Path, **files: str) -> Path:
    with ZipFile(path, "w") as out:
        for name, content in files.items():
            out.writestr(name.replace("__", "/") + ".py", content)
    return path


def test_what_is_imported_inside_of_a_function_is_found(tmp_path: Path) -> None:
    source = "import json\ndef shuffle():\n    from random import Random\n"
    game = archive(tmp_path / "game.zip", cards__deck=source)
    found = set(page_python.imports(game)) - set(page_python.EXTRAS)
    assert found == {"cards.deck", "json", "random"}


def test_a_page_has_no_more_of_its_games_than_it_needs(tmp_path: Path) -> None:
    wheel = tmp_path / "game.whl"
    with ZipFile(wheel, "w") as out:
        for name in ("sanjuan/__main__.py", "sanjuan/rl/env.py", "sanjuan/game.py"):
            out.writestr(name, "")
        out.writestr("duel/game.py", "")
        out.writestr("sanjuan-1.dist-info/METADATA", "")
    with ZipFile(page_python.packages(wheel, tmp_path / "made.zip")) as made:
        assert made.namelist() == ["sanjuan/game.py", page_python.ADDRESSES]


def test_the_build_lists_the_games_of_the_page_as_the_sources_do() -> None:
    listed: dict[str, Any] = {}
    exec(page_python.addresses(GAMES), listed)
    assert listed["ADDRESSES"] == addresses.ADDRESSES


def test_each_stand_in_takes_the_place_of_a_module_there_is(tmp_path: Path) -> None:
    with ZipFile(page_python.library(tmp_path / "library.zip")) as made:
        for name, source in page_python.stand_ins().items():
            assert made.read(name) == source, name


@pytest.fixture
def runtime(dist: Path) -> Path:
    """The files compiled for the page."""
    assert dist.is_dir()
    return build_wheel.RUNTIME


def names_in(archive: Path) -> set[str]:
    with ZipFile(io.BytesIO(gzip.decompress(archive.read_bytes()))) as made:
        return {*made.namelist()}


@pytest.mark.first
def test_what_nobody_needs_to_play_is_in_an_archive_of_its_own(runtime: Path) -> None:
    parts = {name: names_in(runtime / f"{name}.bin") for name in build_wheel.parts()}
    every = [name for names in parts.values() for name in names]
    assert len(every) == len({*every})
    assert {"browser/bridge.pyc", "tabletop/record/game.pyc"} <= parts["tabletop"]
    assert {"sanjuan/game_type.pyc"} <= parts["sanjuan"]
    assert {"sanjuan/ai/learned/weights.bin"} <= parts["sanjuan"]
    assert "tabletop/page/deferred.pyc" in parts["tabletop-late"]
    assert "sanjuan/occasions.pyc" in parts["sanjuan-late"]
    assert not any(name.endswith(".ftl") for name in every)


@pytest.mark.first
def test_each_part_has_the_modules_of_its_package_alone(runtime: Path) -> None:
    for part in build_wheel.parts():
        game = part.removesuffix("-late")
        own = {"tabletop", "browser"} if game == "tabletop" else {game}
        names = names_in(runtime / f"{part}.bin")
        assert {name.partition("/")[0] for name in names} <= own


@pytest.mark.first
def test_of_the_library_only_what_is_used_goes_into_the_page(runtime: Path) -> None:
    names = {name.removesuffix(".pyc") for name in names_in(runtime / "library.bin")}
    assert {"random", "typing", "asyncio/__init__"} <= names
    unused = {"asyncio/events", "zipfile/__init__", "argparse", "os", "site"}
    assert not unused & names


FAILING: Final = """
import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [, folder, library] = process.argv;
const unpacked = async (name) => gunzipSync(await readFile(folder + name));
await writeFile(library, await unpacked("/library.bin"));
const parts = ["tabletop", "sanjuan"];
const packed = await Promise.all(parts.map((name) => unpacked(`/${name}.bin`)));
const python = await loadPyodide({
  stdLibURL: library,
  lockFileContents: JSON.parse(await readFile(folder + "/lock.json", "utf8")),
  env: { PYTHONPATH: "/lib/tabletop.zip:/lib/sanjuan.zip" },
  fsInit: async (FS) => {
    for (const at of [0, 1])
      FS.writeFile(`/lib/${parts[at]}.zip`, new Uint8Array(packed[at]));
  },
});
try {
  python.pyimport("sanjuan").Game(9);
} catch (error) {
  console.log(JSON.stringify(error.message));
}
"""
"""Uses names that the page's Python lacks; prints the errors."""


@pytest.mark.first
def test_an_error_is_told_with_its_places_and_its_name(
    runtime: Path, tmp_path: Path
) -> None:
    command = ["node", "--input-type=module", "--eval", FAILING]
    done = subprocess.run(
        [*command, runtime, tmp_path / "library.zip"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = json.loads(done.stdout).strip().split("\n")
    assert lines[0] == "Traceback (most recent call last):"
    assert "sanjuan/game.py" in lines[1]
    assert lines[-1] == "tabletop.base.errors.OptionError: error-bad-seats"
