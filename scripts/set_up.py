"""Set up what `make` needs: python3 scripts/set_up.py site|dev|bench

It runs on whatever Python there is, before anything is installed, and does nothing
that has been done before. If it cannot do something, it says what in one sentence.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from toolchain.browsers import SHELL, installed_browser
from toolchain.debian import apt_install
from toolchain.steps import PINNED, ROOT, Step, fail, output, run, say, works

PURPOSES = ("site", "dev", "bench")
"""The purposes of a set-up, each with everything the one before it has."""

LEAST_PYTHON = (3, 11)
NODES = ((20, 19), (22, 12))
"""The least version of Node 20, and of all later ones."""

ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
SCRIPTS = ROOT / "scripts"
REQUIREMENTS = ROOT / "requirements"
"""All packages a purpose needs, pinned with hashes: `make pins` writes them."""
LIBRARIES = [ROOT / name for name in (".npmrc", "package.json", "package-lock.json")]


def check_python() -> None:
    """The Python that runs this must be new enough."""
    if sys.version_info < LEAST_PYTHON:
        fail(f"Python 3.11 or newer is missing: this is {sys.version.split()[0]}.")


def _is_fit(version: str) -> bool:
    """Whether the page's libraries run with a Node, such as `v20.19.0`."""
    parts = version.lstrip("v").split(".")[:2]
    if len(parts) < len(NODES[0]) or not all(map(str.isdigit, parts)):
        return False
    major, minor = map(int, parts)
    old, new = NODES
    return (major == old[0] and (major, minor) >= old) or (major, minor) >= new


def check_node() -> str:
    """Node must be there and new enough; npm comes with it, but not on Debian."""
    version = output("node", "--version")
    if not _is_fit(version):
        found = version and f": this is {version}"
        known = " or ".join([f"{major}.{minor}" for major, minor in NODES])
        fail(f"Node {known} or newer is missing{found}.")
    if not shutil.which("npm"):
        fail("npm is missing: it comes with Node, or as a package of its own.")
    return version


def has_pip() -> bool:
    """Whether a new environment would have pip: Debian packages it separately."""
    return bool(output(sys.executable, "-c", "import ensurepip; print(ensurepip)"))


def make_environment() -> None:
    """Make the environment all Python tools live in."""
    step = Step("environment", [], [PYTHON], sys.version)
    if step.is_done():
        return
    if not has_pip() and not (apt_install("python3-venv") and has_pip()):
        fail("The Python module ensurepip is missing: install python3-venv.")
    say("Making .venv …")
    run(sys.executable, "-m", "venv", "--clear", ENVIRONMENT)
    step.done()


def pip_install(*what: str | Path) -> None:
    """Install into the environment; modules are compiled at their first import."""
    quiet = ("-qq", "--disable-pip-version-check", "--no-compile")
    run(PYTHON, "-m", "pip", "install", *quiet, *what)


def packages(purpose: str) -> Step:
    """The step that installs the packages of a purpose."""
    inputs = [ROOT / "pyproject.toml", REQUIREMENTS / f"{purpose}.txt"]
    return Step(f"packages-{purpose}", inputs, [ENVIRONMENT / f".{purpose}"])


def install_packages(purpose: str) -> None:
    """Install the engine, editable, and the tools; a wider purpose has them too."""
    enough = PURPOSES[PURPOSES.index(purpose) :]
    if any(packages(name).is_done() for name in enough):
        return
    say(f"Installing Python packages ({purpose}) …")
    pip_install(*PINNED, "-r", REQUIREMENTS / f"{purpose}.txt")
    pip_install("--no-deps", "--no-build-isolation", "--editable", ROOT)
    run(PYTHON, "-m", "pip", "check", "-qq", "--disable-pip-version-check")
    (ENVIRONMENT / f".{purpose}").touch()
    packages(purpose).done()


def install_libraries(node: str) -> None:
    """Install the locked libraries of the page."""
    step = Step("libraries", LIBRARIES, [ROOT / "node_modules" / "pyodide"], node)
    if step.is_done():
        return
    say("Installing the page's libraries …")
    run("npm", "ci", "--loglevel=error")
    step.done()


def find_browser() -> str:
    """The browser the tests will find."""
    return output(str(PYTHON), "-m", "toolchain.browsers")


def install_shell() -> None:
    """Install Debian's browser without windows, the quickest; it is asked for once."""
    step = Step("browser", [], [])
    if not (shutil.which(SHELL) or step.is_done()):
        apt_install(SHELL)
        step.done()


def install_browser() -> None:
    """Make sure of a browser: one that is there, Debian's, or Playwright's own."""
    if installed_browser() or find_browser():
        return
    if apt_install("chromium") and installed_browser():
        return
    say("Installing Playwright's browser …")
    if not (
        works(PYTHON, "-m", "playwright", "install", "chromium") and find_browser()
    ):
        fail("A browser is missing: install Chromium or Google Chrome.")


def at_once(*jobs: Callable[[], None]) -> None:
    """Do these side by side: most of the time each waits for the net or the disk."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(job) for job in jobs]:
            done.result()


def main() -> None:
    """Set up for playing, for developing, or for measuring."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("purpose", choices=PURPOSES)
    purpose = parser.parse_args().purpose
    check_python()
    node = check_node()
    make_environment()
    shell = [] if purpose == "site" else [install_shell]
    at_once(lambda: install_packages(purpose), lambda: install_libraries(node), *shell)
    if purpose != "site":
        install_browser()


if __name__ == "__main__":
    main()
