"""Every Python package is pinned with hashes, and the pins name no index."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from toolchain.pins import FOLDER, LOCKER_SOURCE, PURPOSES
from toolchain.steps import PINNED, ROOT

FILES = [FOLDER / f"{name}.txt" for name in (*PURPOSES, "locker")]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]["optional-dependencies"]


def wanted(purpose: str) -> Iterator[str]:
    """The packages of an extra, with those of the extras it names."""
    for line in EXTRAS[purpose]:
        if own := re.fullmatch(r"sanjuan\[(.+)\]", line):
            for extra in own[1].split(","):
                yield from wanted(extra)
        else:
            yield line


@pytest.mark.parametrize("purpose", PURPOSES)
def test_what_a_purpose_asks_for_is_pinned_as_it_is_asked_for(purpose: str) -> None:
    pinned = (FOLDER / f"{purpose}.txt").read_text(encoding="utf-8")
    for line in wanted(purpose):
        name, exact, version = re.split(r"(==|>=)", line)
        end = rf"{re.escape(version)} " if exact == "==" else ""
        pin = rf"^{re.escape(re.sub('[_.]', '-', name))}=={end}"
        assert re.search(pin, pinned, re.MULTILINE), f"{line}: run `make pins`"


def test_the_locker_is_pinned_as_it_is_asked_for() -> None:
    pinned = (FOLDER / "locker.txt").read_text(encoding="utf-8")
    asked = LOCKER_SOURCE.read_text(encoding="utf-8").splitlines()[1:]
    for line in asked:
        name, _, version = line.partition("==")
        assert f"{name.partition('[')[0]}=={version} " in pinned


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_pin_has_a_hash_and_no_index_is_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    pins = re.split(r"\n(?=\S)", text)
    assert all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in text


@pytest.mark.slow
def test_what_was_installed_by_pins_lacks_nothing() -> None:
    check = [sys.executable, "-m", "pip", "check", "--disable-pip-version-check"]
    found = subprocess.run(check, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("script", ["set_up.py", "build_wheel.py"])
def test_an_install_of_pins_looks_nothing_up(script: str) -> None:
    text = (ROOT / "scripts" / script).read_text(encoding="utf-8")
    assert "--no-deps" in PINNED
    assert "*PINNED" in text
    assert "--require-hashes" not in text


def test_the_lock_of_the_libraries_has_every_platform_and_no_address() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    optional = {
        name
        for package in packages.values()
        for name in package.get("optionalDependencies", ())
    }
    left_out = [name for name in optional if f"node_modules/{name}" not in packages]
    assert left_out == [], "run `npm run lock`"
    assert not [name for name, package in packages.items() if "resolved" in package]
