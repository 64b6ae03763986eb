"""Programs from Debian: installed where that is allowed, or unpacked below build/."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from toolchain.steps import BUILD, Step, empty, files_in, output, say, works


def may_install() -> list[str] | None:
    """The words to put before apt-get; None where it is not there or not allowed."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if output("sudo", "-n", "id") else None


def apt_install(*packages: str) -> bool:
    """Install Debian packages, where that is allowed."""
    before = may_install()
    if before is None:
        return False
    say(f"Installing {' '.join(packages)} …")
    works(*before, "apt-get", "update", "-qq")
    return works(*before, "apt-get", "install", "-qq", "-y", *packages)


def unpacked(*packages: str) -> Path | None:
    """A folder with the files of Debian packages, as if it were the root of a machine.

    Nothing is installed, so no service starts; what they need must be there already.
    None where they cannot be had. The first time, that takes some seconds.
    """
    folder = BUILD / "debian" / packages[0]
    step = Step(f"debian-{packages[0]}", [], [folder], *packages)
    if not step.is_done():
        if not _fetched(folder, packages):
            return None
        for archive in folder.glob("*.deb"):
            works("dpkg", "-x", archive, folder)
        step.done()
    return folder


def _fetched(folder: Path, packages: tuple[str, ...]) -> bool:
    """Whether the archives of these packages lie in a folder now."""
    if not shutil.which("apt-get"):
        return False
    before = may_install()
    if before is not None:
        works(*before, "apt-get", "update", "-qq")
    command = ["apt-get", "download", "-qq", *packages]
    subprocess.run(command, cwd=empty(folder), capture_output=True, check=False)
    return len(files_in(folder)) == len(packages)
