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
    environment = {**os.environ, "TEST_SITE": NAME}
    subprocess.run([sys.executable, SCRIPT], env=environment, check=True)
    return DIST
