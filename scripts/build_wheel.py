"""Build the wheel, its lock file, and the archives the page loads, compiled.

`build/wheel` is for people who install the engine, `build/runtime` for the page.
"""

import json
import subprocess
import sys
from pathlib import Path

from toolchain import page_python, pyodide_files
from toolchain.games import GAMES
from toolchain.pythons import newest_python
from toolchain.steps import (
    BUILD,
    OF_SITE,
    PINNED,
    ROOT,
    Step,
    empty,
    fail,
    files_in,
    run,
    say,
    works,
)

WHEEL = BUILD / "wheel"
SOURCES = OF_SITE / "sources"
RUNTIME = OF_SITE / "runtime"
LOCK = WHEEL / "pyodide-lock.json"
LOCKER = BUILD / "locker"
TOOLCHAIN = ROOT / "scripts" / "toolchain"

COMPILERS = files_in(
    *(TOOLCHAIN / name for name in ("compile.mjs", "compile_modules.py")),
    *(Path(page_python.__file__), page_python.STAND_INS),
)
"""The inputs of the page's Python."""

HOUSE = "tabletop"
"""The part of the house."""

LOCKER_PINS = ROOT / "requirements" / "locker.txt"
LOCKER_PYTHON = (3, 12)


def wheel_path() -> Path:
    """The wheel that was built."""
    return next(WHEEL.glob("sanjuan-*.whl"))


def for_others() -> list[Path]:
    """The files that people install: the wheel, and its lock file if there is one."""
    return [wheel_path(), LOCK] if LOCK.exists() else [wheel_path()]


def build_wheel() -> None:
    """Build the wheel anyone can install."""
    meta = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")]
    step = Step("wheel", [*files_in(ROOT / "py"), *meta], [WHEEL])
    if step.is_done():
        return
    say("Building the wheel …")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", empty(WHEEL))
    step.done()


def parts() -> list[str]:
    """The parts of the page's Python: of the house and of each game, and lazy ones."""
    packages = (HOUSE, *(game.name for game in GAMES))
    return [f"{package}{end}" for package in packages for end in ("", "-late")]


def compile_runtime() -> None:
    """Compile house, games and their part of the library by the runtime itself."""
    names = ("library", *parts())
    made = [*(RUNTIME / f"{name}.bin" for name in names), RUNTIME / "lock.json"]
    pyodide_files.build()
    inputs = [wheel_path(), pyodide_files.SCRIPT, pyodide_files.WASM, *COMPILERS]
    beside = [path for game in GAMES for path in game.sources.values()]
    step = Step("runtime", [*inputs, *beside], made, str(GAMES), within=OF_SITE)
    if step.is_done():
        return
    say("Compiling the game for the browser …")
    page_python.library(empty(SOURCES) / "library.zip")
    packages = page_python.packages(wheel_path(), SOURCES / "packages.zip")
    modules = page_python.imports(packages)
    folders = (pyodide_files.CUT, SOURCES, empty(RUNTIME))
    games = json.dumps({game.name: game.module for game in GAMES})
    run("node", TOOLCHAIN / "compile.mjs", *folders, games, *modules)
    step.done()


def install_locker(python: Path) -> bool:
    """Install pyodide-build for a Python that is new enough, once."""
    step = Step("locker", [LOCKER_PINS], [LOCKER], str(python))
    if step.is_done():
        return True
    say("Setting up pyodide-build …")
    made = works(python, "-m", "venv", "--clear", LOCKER)
    pip, pins = LOCKER / "bin" / "pip", ("-r", LOCKER_PINS)
    if not (made and works(pip, "install", "-qq", *PINNED, *pins)):
        return False
    step.done()
    return True


def audit() -> None:
    """Make sure that no native code crept in: the audit must not know the wheel."""
    command: list[str | Path] = [
        LOCKER / "bin" / "pyodide",
        "auditwheel",
        "show",
        wheel_path(),
    ]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    if "is not an emscripten wheel" not in shown.stdout + shown.stderr:
        fail(f"{wheel_path().name} is not pure Python: {shown.stdout}{shown.stderr}")


def add_to_lock() -> None:
    """Write a lock file with the wheel as its one package."""
    files: list[str | Path] = [
        "--input",
        RUNTIME / "lock.json",
        "--output",
        LOCK,
        wheel_path(),
    ]
    run(LOCKER / "bin" / "pyodide", "lockfile", "add-wheels", *files)


def write_lock() -> None:
    """Write the lock file beside the wheel, where pyodide-build can be had."""
    step = Step("lock", [wheel_path(), RUNTIME / "lock.json", LOCKER_PINS], [LOCK])
    if step.is_done():
        return
    python = newest_python(LOCKER_PYTHON)
    if python is None:
        say("The lock file is left out: pyodide-build needs Python 3.12 or newer.")
    elif not install_locker(python):
        say("The lock file is left out: pyodide-build could not be installed.")
    else:
        audit()
        add_to_lock()
        step.done()


def build_for_page() -> None:
    """Build what the page needs."""
    build_wheel()
    compile_runtime()


def build() -> None:
    """Build whatever is not up to date."""
    build_for_page()
    write_lock()


if __name__ == "__main__":
    build()
