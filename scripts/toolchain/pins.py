"""Pin all Python packages and their dependencies, with hashes: make pins

Writes requirements/: a file for each purpose of `scripts/set_up.py`, and one for the
tools that write the lock file of the wheel. They name no index, so any mirror works.
"""

from pathlib import Path
from typing import Final

from toolchain.steps import BUILD, ROOT, Step, run, say

FOLDER: Final = ROOT / "requirements"
PURPOSES: Final = ("site", "dev", "bench")
LOCKER_SOURCE: Final = FOLDER / "locker.in"
RESOLVER: Final = "uv==0.13.9"
HOME: Final = BUILD / "resolver"
PYTHON: Final = {"locker": "3.12"}
"""The least Python of a file, where it is not that of the project."""


def install_resolver() -> None:
    """Install what resolves packages into an environment of its own."""
    step = Step("resolver", [], [HOME], RESOLVER)
    if not step.is_done():
        run("python3", "-m", "venv", "--clear", HOME)
        run(HOME / "bin" / "pip", "install", "-qq", RESOLVER)
        step.done()


def pin(name: str, *source: str | Path) -> None:
    """Write the pins of one file."""
    say(f"Pinning {name} …")
    quiet = ["--quiet", "--no-header", "--no-annotate", "--no-emit-index-url"]
    what = ["--universal", "--generate-hashes", "--upgrade"]
    least = ["--python-version", PYTHON.get(name, "3.11")]
    compiler = (HOME / "bin" / "uv", "pip", "compile")
    target = ("--output-file", FOLDER / f"{name}.txt")
    run(*compiler, *source, *quiet, *what, *least, *target)


def main() -> None:
    """Pin the newest versions of everything."""
    install_resolver()
    for purpose in PURPOSES:
        pin(purpose, ROOT / "pyproject.toml", "--extra", purpose)
    pin("locker", LOCKER_SOURCE)


if __name__ == "__main__":
    main()
