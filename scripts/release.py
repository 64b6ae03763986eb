"""Make a release: wheel, source archive, site, one file, checksums, what is new.

    make release

All of it goes to build/release. A release is made from a clean tree whose version has
its section in CHANGELOG.md; anything else is refused in a sentence.
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

import build_site
import build_wheel
from toolchain.steps import BUILD, ROOT, empty, fail, files_in, run, say

RELEASE: Final = BUILD / "release"
CHANGELOG: Final = ROOT / "CHANGELOG.md"
SUMS: Final = "SHA256SUMS"


def version() -> str:
    """The version that is to be released."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def section(changelog: str, number: str) -> str:
    """What the changelog says of that version; a version it misses is refused."""
    found = re.search(
        rf"^## \[{re.escape(number)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)",
        changelog,
        re.MULTILINE | re.DOTALL,
    )
    if found is None:
        fail(f"CHANGELOG.md has no section for {number} with a date.")
    return found[1].strip() + "\n"


def check_clean() -> None:
    """Refuse a tree with changes that are not committed."""
    command = ["git", "status", "--porcelain"]
    if subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout:
        fail("The tree has uncommitted changes: commit them before a release.")


def checksums(files: Iterable[Path]) -> str:
    """The SHA-256 of each file, as `sha256sum --check` reads them."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in files
    )


def make() -> None:
    """Make the release of today's version."""
    number = version()
    news = section(CHANGELOG.read_text(encoding="utf-8"), number)
    check_clean()
    build_site.build()
    empty(RELEASE)
    shutil.copy(build_wheel.wheel_path(), RELEASE)
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", RELEASE)
    name = f"san-juan-in-a-tab-{number}"
    shutil.copy(build_site.ARCHIVE, RELEASE / f"{name}.zip")
    shutil.copy(build_site.DIST / build_site.ONE_FILE, RELEASE / f"{name}.html")
    (RELEASE / SUMS).write_text(checksums(files_in(RELEASE)), encoding="utf-8")
    (RELEASE / "CHANGES.md").write_text(news, encoding="utf-8")
    say(f"The release {number} lies in {RELEASE.relative_to(ROOT)}.")


if __name__ == "__main__":
    make()
