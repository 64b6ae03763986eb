"""A release: the trees it refuses, and its files."""

import json
import re
import subprocess
from pathlib import Path

import pytest

import build_docs
import build_site
import build_wheel
import release
import sanjuan
from toolchain import one_file
from toolchain.steps import ROOT

CHANGELOG = """\
# Changelog

## [1.1.0] - 2026-02-03

* New.

## [1.0.0] - 2026-01-02
"""


def test_the_changelog_has_a_section_for_the_version_of_today() -> None:
    text = release.CHANGELOG.read_text(encoding="utf-8")
    assert "### " in release.section(text, release.version())


def test_the_section_of_a_version_ends_where_the_next_begins() -> None:
    assert release.section(CHANGELOG, "1.1.0") == "* New.\n"


def test_a_version_without_a_section_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"no section for 1\.0\.1"):
        release.section(CHANGELOG, "1.0.1")


def test_the_package_the_page_and_the_project_have_one_version() -> None:
    page, lock = (
        json.loads((ROOT / name).read_text(encoding="utf-8"))
        for name in ("package.json", "package-lock.json")
    )
    named = [page["version"], lock["version"], lock["packages"][""]["version"]]
    assert {release.version(), sanjuan.__version__, *named} == {release.version()}


def test_the_docs_name_the_wheel_of_today() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    named = re.findall(r"sanjuan-(\d+\.\d+\.\d+)-py3-none-any\.whl", text)
    assert {*named} == {release.version()}


def test_a_tree_with_changes_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    release.check_clean()
    (tmp_path / "new").touch()
    with pytest.raises(SystemExit, match="uncommitted changes"):
        release.check_clean()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A release whose site and docs are stand-ins."""
    number = release.version()
    built = tmp_path / "built"
    (built / "docs").mkdir(parents=True)
    wheel = f"sanjuan-{number}-py3-none-any.whl"
    for name in (wheel, "site.zip", one_file.NAME, "docs/index.html"):
        (built / name).write_text(name)
    (tmp_path / "CHANGELOG.md").write_text(
        f"## [{number}] - 2026-11-27\n\n### Added\n\n* New.\n"
    )
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "RELEASE", tmp_path / "release")
    monkeypatch.setattr(release, "CHANGELOG", tmp_path / "CHANGELOG.md")
    monkeypatch.setattr(release, "version", lambda: number)
    monkeypatch.setattr(release, "check_clean", lambda: None)
    monkeypatch.setattr(build_site, "build", lambda: None)
    monkeypatch.setattr(build_site, "ARCHIVE", built / "site.zip")
    monkeypatch.setattr(build_site, "DIST", built)
    monkeypatch.setattr(build_docs, "build", lambda: built / "docs")
    monkeypatch.setattr(build_wheel, "wheel_path", lambda: built / wheel)
    return tmp_path / "release"


@pytest.mark.slow
def test_a_release_has_the_files_that_its_notes_name(place: Path) -> None:
    release.make()
    notes = (place / release.NOTES).read_text(encoding="utf-8")
    assert notes.startswith(f"# San Juan in a tab {release.version()}\n\n### Added")
    named = re.findall(r"^\* `(.+?)`: ", notes, re.MULTILINE)
    assert {*named, release.NOTES} == {path.name for path in place.iterdir()}
    summed = (place / release.SUMS).read_text().splitlines()
    assert len(summed) == len(named)
    assert (place / release.PROOFS).read_text("utf-8").startswith("# Proofs\n")


def test_checksums_are_what_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    (tmp_path / "SUMS").write_text(release.checksums([tmp_path / "a"]))
    command = ["sha256sum", "--check", "--quiet", "SUMS"]
    assert subprocess.run(command, cwd=tmp_path, check=False).returncode == 0
