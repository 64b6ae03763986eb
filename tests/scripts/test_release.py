"""A release: what it refuses, and what lies in it."""

import subprocess
from pathlib import Path

import pytest

import release
import sanjuan
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
    page = (ROOT / "package.json").read_text(encoding="utf-8")
    assert release.version() == sanjuan.__version__
    assert f'"version": "{release.version()}"' in page


def test_checksums_are_what_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("a")
    (tmp_path / "SUMS").write_text(release.checksums([tmp_path / "a"]))
    command = ["sha256sum", "--check", "--quiet", "SUMS"]
    assert subprocess.run(command, cwd=tmp_path, check=False).returncode == 0
