"""A plain Pyodide with micropip, as a notebook has it, to install the wheel into.

`build/plain` is served by the browser test and by the measurement of loading.
"""

import sys
from pathlib import Path
from shutil import copyfile

import build_wheel
from toolchain.steps import BUILD, ROOT, Step, empty, run

PLAIN = BUILD / "plain"
WHEELS = BUILD / "micropip"
PAGE = ROOT / "scripts" / "bench" / "plain_page"
PYODIDE = ROOT / "node_modules" / "pyodide"

RUNTIME_PYTHON = "3.14"
PACKAGES = ("micropip==0.11.1", "packaging==26.3")


def download_micropip() -> None:
    """Fetch the wheels of micropip: npm's Pyodide comes without."""
    step = Step("micropip", [], [WHEELS], RUNTIME_PYTHON, *PACKAGES)
    if step.is_done():
        return
    where = ["--dest", str(empty(WHEELS))]
    which = ["--no-deps", "--python-version", RUNTIME_PYTHON, "--only-binary=:all:"]
    pip = [sys.executable, "-m", "pip", "download", "-qq"]
    run(*pip, *where, *which, *PACKAGES)
    step.done()


def build() -> Path:
    """Put everything a plain Pyodide needs into one folder."""
    download_micropip()
    empty(PLAIN)
    (PLAIN / "pyodide").symlink_to(PYODIDE)
    (PLAIN / "micropip").symlink_to(WHEELS)
    for source in (*build_wheel.for_others(), *PAGE.iterdir()):
        copyfile(source, PLAIN / source.name)
    return PLAIN
