"""Makes a release in build/release: make release

A release has packages, site, one file, docs, dependencies, proofs, notes and checksums.
The tree must be clean, and its version must have a section in CHANGELOG.md.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import build_docs
import build_site
import build_wheel
from proofs import table
from proofs.catalogue import SETS
from toolchain import bill, one_file
from toolchain.archive import pack
from toolchain.steps import BUILD, ROOT, empty, fail, files_in, run, say

RELEASE: Final = BUILD / "release"
CHANGELOG: Final = ROOT / "CHANGELOG.md"
SUMS: Final = "SHA256SUMS"
NOTES: Final = "RELEASE_NOTES.md"
PROOFS: Final = "proofs.md"

FILES: Final = {
    "{name}.zip": "the site for any static host (docs/hosting.md)",
    "{name}.html": "the whole game in one file: download it and open it",
    "sanjuan-{number}-py3-none-any.whl": "the Python package, for pip and micropip",
    "sanjuan-{number}.tar.gz": "its source",
    "{name}-docs.zip": "the API reference and all pages of docs/",
    bill.NAME: "every package that the build and the tests use (CycloneDX)",
    PROOFS: "the proofs, with their whole output",
    SUMS: "checksums: `sha256sum --check SHA256SUMS`",
}
"""The files that the notes list, by name, with the version for `{number}`."""


def version() -> str:
    """The version to release."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def section(changelog: str, number: str) -> str:
    """The section of that version in the changelog; fail if it is missing."""
    found = re.search(
        rf"^## \[{re.escape(number)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)",
        changelog,
        re.MULTILINE | re.DOTALL,
    )
    if found is None:
        fail(f"CHANGELOG.md has no section for {number} with a date.")
    return found[1].strip() + "\n"


def check_clean() -> None:
    """Fail if the tree has uncommitted changes."""
    command = ["git", "status", "--porcelain"]
    if subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout:
        fail("The tree has uncommitted changes: commit them before a release.")


def checksums(files: Iterable[Path]) -> str:
    """The SHA-256 of each file, in the format of `sha256sum --check`."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in files
    )


def notes(number: str, news: str) -> str:
    """The release notes: the section of the changelog, then the files."""
    names = {"number": number, "name": name_of(number)}
    lines = [f"* `{file.format(**names)}`: {use}" for file, use in FILES.items()]
    files = "\n".join(lines)
    return f"# San Juan in a tab {number}\n\n{news}\n## Files\n\n{files}\n"


def name_of(number: str) -> str:
    """The name of the site in that version."""
    return f"san-juan-in-a-tab-{number}"


def copy_packages() -> None:
    """Put the wheel and the source archive into the release."""
    shutil.copy(build_wheel.wheel_path(), RELEASE)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", RELEASE)


def copy_site(name: str) -> None:
    """Put the site and the one file into the release."""
    shutil.copy(build_site.ARCHIVE, RELEASE / f"{name}.zip")
    shutil.copy(build_site.DIST / one_file.NAME, RELEASE / f"{name}.html")


def write_papers(number: str, news: str) -> None:
    """Write docs, dependencies, proofs and notes."""
    pack(build_docs.build(), RELEASE / f"{name_of(number)}-docs.zip")
    texts = {
        bill.NAME: bill.bill(number),
        PROOFS: table.outputs(),
        NOTES: notes(number, news),
    }
    for name, text in texts.items():
        (RELEASE / name).write_text(text, encoding="utf-8")


def stale() -> list[str]:
    """The proofs that a release needs and that do not hold."""
    missing = table.missing(table.read())
    return [name for name in SETS["release"] if name in missing]


def make() -> None:
    """Make the release of the current version."""
    number = version()
    news = section(CHANGELOG.read_text(encoding="utf-8"), number)
    check_clean()
    build_site.build()
    empty(RELEASE)
    copy_packages()
    copy_site(name_of(number))
    write_papers(number, news)
    (RELEASE / SUMS).write_text(checksums(files_in(RELEASE)), encoding="utf-8")
    if names := stale():
        say(f"These proofs do not hold; `make proof` makes them: {', '.join(names)}.")
    say(f"The release {number} is in {RELEASE.relative_to(ROOT)}.")


if __name__ == "__main__":
    make()
