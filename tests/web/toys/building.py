"""The build of a site that has both toys beside San Juan, for the tests of any game."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from toolchain.steps import BUILD, ROOT

NAME: Final = "toys"
DIST: Final = BUILD / NAME / "dist"
SCRIPT: Final = ROOT / "scripts" / "build_site.py"


def build() -> Path:
    """Build it, if anything it is made of has changed, in a process of its own."""
    _run(SCRIPT)
    return DIST


def one_file(*games: str) -> Path:
    """Build one file of these games."""
    only = ",".join(games)
    _run("-m", "toolchain.one_file", ONLY=only)
    return BUILD / NAME / f"only-{only}" / f"{games[0]}.html"


def _run(*command: str | Path, **names: str) -> None:
    environment = {**os.environ, "TEST_SITE": NAME, **names}
    subprocess.run([sys.executable, *command], env=environment, check=True)
