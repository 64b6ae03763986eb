"""Steps that are done once for the same inputs, and the sentence for what is missing.

The modules that take the steps define them: set-up, wheel, site.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"

TEST_SITE = os.environ.get("TEST_SITE", "")
"""The name of a test build, whose games `tests/web/NAME/games.py` adds; empty: none."""

ONLY = os.environ.get("ONLY", "")
"""The names of the games that this build puts in, with commas; empty: all."""

OF_SITE = BUILD / TEST_SITE / (ONLY and f"only-{ONLY}")
"""The folder of everything that depends on the games; `build` itself for the site."""

PINNED = ("--require-hashes", "--no-deps")
"""The options of pip for a file of pins, which is complete: pip resolves nothing.
Older versions would take the newest `coverage[toml]` and refuse it for its pin."""


def fail(sentence: str) -> NoReturn:
    """Print the fault, and end with a failure."""
    sys.exit(sentence)


def say(sentence: str) -> None:
    """Print the current work at once."""
    print(sentence, flush=True)


def works(*command: str | Path) -> bool:
    """Run a command; whether it succeeded."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def run(*command: str | Path) -> None:
    """Run a command; where it fails, so do we, in one sentence."""
    if not works(*command):
        fail(f"This command failed: {' '.join(map(str, command))}")


def output(*command: str) -> str:
    """The output of a command; nothing if it fails or is not there."""
    if not shutil.which(command[0]):
        return ""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout.strip()


def files_in(*places: Path) -> list[Path]:
    """All files at or below these places, in order."""
    found = set[Path]()
    for place in places:
        found.update(place.rglob("*") if place.is_dir() else [place])
    kept = (path for path in found if path.is_file() and not _is_cache(path))
    return sorted(kept)


def _is_cache(path: Path) -> bool:
    return "__pycache__" in path.parts


def digest(content: bytes) -> str:
    """A name for the content."""
    return hashlib.sha256(content).hexdigest()[:16]


def integrity(content: bytes) -> str:
    """The digest by which a browser checks that it got this content."""
    return f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}"


def fingerprint(inputs: Iterable[Path], *facts: str) -> str:
    """A name for all the inputs together, their names included."""
    lines = [f"{path.name} {digest(path.read_bytes())}" for path in inputs]
    return digest("\n".join([*facts, *lines]).encode())


class Step:
    """A step: its name, its inputs and its outputs, and the folder of its stamp."""

    def __init__(
        self,
        name: str,
        inputs: Iterable[Path],
        outputs: Sequence[Path],
        *facts: str,
        within: Path | None = None,
    ) -> None:
        self.key = fingerprint(inputs, *facts)
        self.outputs = outputs
        self.stamp = (within or BUILD) / "stamps" / name

    def is_done(self) -> bool:
        """Whether it was done for these very inputs and nothing was lost since."""
        made = all(path.exists() for path in self.outputs)
        return made and self.stamp.exists() and self.stamp.read_text() == self.key

    def done(self) -> None:
        """Remember that it was done."""
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(self.key)


def empty(folder: Path) -> Path:
    """Empty the folder, or make it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
