"""The list of what the page is made with: whole, true, installed without scripts."""

import re
from pathlib import Path

import pytest

from toolchain import dependencies
from toolchain.steps import ROOT

KNOWN = dependencies.told()


def test_the_page_is_true() -> None:
    dependencies.main(["--check"])


def test_another_version_makes_the_page_untrue(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = dependencies.PAGE.read_text(encoding="utf-8")
    copy = tmp_path / "dependencies.md"
    copy.write_text(text.replace("| 3.3.3 |", "| 3.3.2 |"), encoding="utf-8")
    monkeypatch.setattr(dependencies, "PAGE", copy)
    with pytest.raises(SystemExit, match="no longer true"):
        dependencies.main(["--check"])


def test_every_package_has_a_licence_and_a_reason() -> None:
    rows = [*dependencies.library_rows(KNOWN), *dependencies.package_rows(KNOWN)]
    assert [row.name for row in rows if not (row.licence and row.why)] == []


def test_nothing_is_told_of_packages_there_are_not() -> None:
    python = {name for found in dependencies.pins().values() for name in found}
    there = python | {
        place.rpartition("node_modules/")[2] for place in dependencies.libraries()
    }
    assert {*KNOWN.why, *KNOWN.licences} - there == set()


def test_every_python_package_is_pinned_with_hashes() -> None:
    for purpose in dependencies.PURPOSES:
        text = (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8")
        pins = re.split(r"\n(?=\S)", text.strip())
        assert all("--hash=sha256:" in pin for pin in pins)


@pytest.mark.parametrize("path", [".npmrc", "scripts/proofs/lighthouse/.npmrc"])
def test_libraries_are_installed_without_running_their_scripts(path: str) -> None:
    assert "ignore-scripts=true" in (ROOT / path).read_text().splitlines()
