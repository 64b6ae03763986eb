"""Mutants that meet their tests in forks."""

import subprocess
import sys
from pathlib import Path

import pytest

from proofs.mutants import FORKS

pytest.importorskip("mutmut")

SETTINGS = """\
[tool.mutmut]
source_paths = ["src"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["src", "../helpers"]
"""
CODE = """\
def double(number: int) -> int:
    total = 0
    while number > 0:
        number -= 1
        total += 2
    return total


def unseen() -> int:
    return 1
"""
HELPER = """\
from functools import cache

from code_under_test import double


@cache
def doubled(number: int) -> int:
    return double(number)
"""
TESTS = """\
from elsewhere import doubled


def test_three():
    assert doubled(3) == 6


def test_three_once_more():
    assert doubled(3) == 6
"""


@pytest.fixture(scope="module")
def fates(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The fates of the mutants of this code."""
    folder = tmp_path_factory.mktemp("layout")
    for name, text in (
        ("pyproject.toml", SETTINGS),
        ("src/code_under_test.py", CODE),
        ("helpers/elsewhere.py", HELPER),
        ("tests/test_it.py", TESTS),
    ):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    run(folder, "make")
    run(folder / "mutants", "meet", str(folder / "fates.txt"), "2", "*double*")
    lines = (folder / "fates.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.removeprefix("code_under_test.x_").split() for line in lines)


def run(folder: Path, *words: str) -> None:
    command = [sys.executable, "-P", str(FORKS), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def changes(fates: dict[str, str], fate: str) -> set[str]:
    return {name for name, found in fates.items() if found == fate}


@pytest.mark.slow
def test_a_mutant_is_killed_by_a_test_that_fails_or_never_ends(
    fates: dict[str, str],
) -> None:
    assert len(changes(fates, "killed")) >= len(fates) - 1 > 5


def test_a_result_in_a_cache_hides_no_mutant(fates: dict[str, str]) -> None:
    """All tests read the doubled 3 from the cache once the first one has run."""
    assert fates["double__mutmut_1"] == "killed"


def test_only_mutants_of_the_given_names_run(fates: dict[str, str]) -> None:
    assert all(name.startswith("double") for name in fates)
