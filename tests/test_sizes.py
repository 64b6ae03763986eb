"""Functions and files stay short: docs and CONTRIBUTING promise it."""

import statistics

import pytest

from toolchain import sizes
from toolchain.steps import ROOT

LONG_FILES = {"py/sanjuan/rules/buildings.py", "scripts/arena/pool/san_juan/tuned.py"}
"""The list of all buildings, and a frozen player."""
WRITTEN = {".py", ".js", ".mjs", ".cjs"}


def too_long(found: list[sizes.Size], most: int) -> list[sizes.Size]:
    return [one for one in found if one.lines > most and one.place not in LONG_FILES]


def test_functions_of_the_engine_are_short() -> None:
    bodies = sizes.python_bodies()
    assert statistics.median(one.lines for one in bodies) <= 4
    assert sizes.share(bodies, 0.9) <= 11


def test_functions_of_the_page_are_short() -> None:
    bodies = sizes.page_bodies()
    assert statistics.median(one.lines for one in bodies) <= 4
    assert sizes.share(bodies, 0.9) <= 10
    assert too_long(bodies, 40) == []


def test_files_of_the_engine_have_at_most_250_lines() -> None:
    assert too_long(sizes.lines(sizes.python_files()), 250) == []


def test_scripts_of_the_page_have_at_most_240_lines() -> None:
    assert too_long(sizes.lines(sizes.page_files()), 240) == []


@pytest.mark.parametrize("folder", ["scripts", "tests"])
def test_files_of_scripts_and_tests_have_at_most_250_lines(folder: str) -> None:
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in WRITTEN]
    assert too_long(sizes.lines(files), 250) == []
