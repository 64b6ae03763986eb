"""The files that a site is made of."""

from pathlib import Path

import build_wheel
from toolchain import pyodide_files
from toolchain.embed import EXAMPLES
from toolchain.games import GAMES
from toolchain.licences import LICENCES, MODULES
from toolchain.stage import WEB
from toolchain.steps import ROOT, files_in


def of_site() -> list[Path]:
    """All files that the build of the site reads; build the wheel before."""
    python = (build_wheel.WHEEL, build_wheel.RUNTIME, pyodide_files.CUT)
    made = files_in(WEB, *(game.page for game in GAMES), *python)
    scripts = ROOT / "scripts"
    steps = files_in(scripts / "build_site.py", scripts / "toolchain")
    settings = [MODULES / ".package-lock.json", ROOT / "tsconfig.json", *EXAMPLES]
    return [*made, *steps, *settings, *LICENCES.values()]
