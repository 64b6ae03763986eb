"""Runs the tests of single scripts of the page, which are scripts themselves."""

import subprocess
from pathlib import Path

import pytest

from toolchain.steps import ROOT

SCRIPTS = sorted(Path(__file__).parent.glob("*.test.mjs"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_passes_its_tests(script: Path) -> None:
    command = ["node", "--test-reporter=spec", str(script)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
