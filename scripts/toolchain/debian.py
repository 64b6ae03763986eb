"""Programs from Debian: installed where that is allowed, or unpacked below build/."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from toolchain.steps import BUILD, Step, empty, files_in, output, say, works

TRIES, PAUSE = 24, 5
"""Attempts to lock the lists of packages, and the seconds between them."""

WAIT = ("-o", f"DPkg::Lock::Timeout={TRIES * PAUSE}")
"""The option that lets apt-get wait for another process that installs."""


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
    _update(before)
    return works(*before, "apt-get", "install", "-qq", "-y", *WAIT, *packages)


def _update(before: list[str]) -> None:
    """Renew the lists of packages; apt-get itself does not wait for their lock."""
    command = [*before, "apt-get", "update", "-qq", *WAIT]
    for _ in range(TRIES):
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
        if "lists/lock" not in done.stderr:
            break
        time.sleep(PAUSE)
    sys.stderr.write(done.stderr)


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
        _update(before)
    command = ["apt-get", "download", "-qq", *packages]
    subprocess.run(command, cwd=empty(folder), capture_output=True, check=False)
    return len(files_in(folder)) == len(packages)
