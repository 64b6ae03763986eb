"""Find the Pythons of this machine. Nothing is installed here."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

Version = tuple[int, int]

MINORS = range(20, 10, -1)
ASK = "import sys; print(*sys.version_info[:2])"


def _names() -> Iterator[str]:
    yield from (f"python3.{minor}" for minor in MINORS)
    yield "python3"


def candidates() -> Iterator[Path]:
    """All candidates for a Python: on the path, and in the folders of pyenv."""
    for name in _names():
        if found := shutil.which(name):
            yield Path(found)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from pyenv.glob("versions/3.*/bin/python3")


def version(python: Path) -> Version | None:
    """Its version, or None for what does not run."""
    asked = subprocess.run(
        [python, "-c", ASK], capture_output=True, text=True, check=False
    )
    if asked.returncode:
        return None
    major, minor = map(int, asked.stdout.split())
    return major, minor


def newest_python(least: Version) -> Path | None:
    """The newest Python that is new enough, if there is one."""
    found = {python: version(python) for python in candidates()}
    able = {python: known for python, known in found.items() if known}
    best = max(able, key=lambda python: able[python], default=None)
    return best if best and able[best] >= least else None
