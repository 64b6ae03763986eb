"""Dependencies: the page lists the chosen ones, the bill lists all."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from toolchain import bill, dependencies
from toolchain.steps import ROOT

KNOWN = dependencies.told()


def test_the_page_is_true() -> None:
    dependencies.main(["--check"])


def test_another_version_makes_the_page_out_of_date(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = dependencies.PAGE.read_text(encoding="utf-8")
    copy = tmp_path / "dependencies.md"
    copy.write_text(text.replace("| 3.3.0 |", "| 3.2.9 |"), encoding="utf-8")
    monkeypatch.setattr(dependencies, "PAGE", copy)
    with pytest.raises(SystemExit, match="out of date"):
        dependencies.main(["--check"])


def test_every_package_has_a_licence_and_a_reason() -> None:
    rows = [*dependencies.library_rows(KNOWN), *dependencies.package_rows(KNOWN)]
    assert [row.name for row in rows if not (row.licence and row.why)] == []


def required() -> set[str]:
    """The packages that package.json, pyproject.toml and locker.in name."""
    page = json.loads((ROOT / "package.json").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [one for part in project["optional-dependencies"].values() for one in part]
    lines += (ROOT / "requirements" / "locker.in").read_text("utf-8").splitlines()
    names = {re.split(r"[=>\[]", line)[0] for line in lines if not line.startswith("#")}
    python = {re.sub("[._]", "-", name) for name in names - {"sanjuan"}}
    return python | {*page["dependencies"], *page["devDependencies"]}


def test_the_page_lists_the_packages_that_a_person_chose() -> None:
    listed = re.findall(r"^\| `(.+?)`", dependencies.page(), re.MULTILINE)
    assert sorted(listed) == sorted(required()) == sorted(KNOWN.why)


def test_the_bill_lists_every_package() -> None:
    made = json.loads(bill.bill("1.2.3"))
    names = [one["name"] for one in made["components"]]
    assert required() < {*names}
    assert len(names) > 200
    marks = {one["purl"].rpartition("@")[0] for one in made["components"]}
    assert {"pkg:npm/%40fluent/bundle", "pkg:pypi/pdoc"} <= marks


def test_every_licence_belongs_to_a_package() -> None:
    python = {name for found in dependencies.pins().values() for name in found}
    there = python | {
        place.rpartition("node_modules/")[2] for place in dependencies.libraries()
    }
    assert {*KNOWN.licences} - there == set()


def test_every_python_package_is_pinned_with_hashes() -> None:
    for purpose in dependencies.PURPOSES:
        text = (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8")
        pins = re.split(r"\n(?=\S)", text.strip())
        assert all("--hash=sha256:" in pin for pin in pins)


@pytest.mark.parametrize("path", [".npmrc", "scripts/proofs/lighthouse/.npmrc"])
def test_libraries_are_installed_without_running_their_scripts(path: str) -> None:
    assert "ignore-scripts=true" in (ROOT / path).read_text().splitlines()
