"""The newest Python of the machine plays golden games and counts as this one does."""

import os
import subprocess
from pathlib import Path

import pytest

from toolchain.pythons import newest_python
from toolchain.steps import ROOT

PATHS = os.pathsep.join(str(ROOT / name) for name in ("py", "scripts"))


@pytest.fixture(scope="module")
def newest() -> Path:
    found = newest_python((3, 11))
    assert found is not None
    return found


@pytest.mark.slow
@pytest.mark.parametrize("check", ["proofs.playthroughs", "proofs.perft --ways=50"])
def test_the_newest_python_does_as_the_oldest(newest: Path, check: str) -> None:
    command = [str(newest), "-W", "error", "-m", *check.split(), "--check"]
    here = {**os.environ, "PYTHONPATH": PATHS}
    done = subprocess.run(command, cwd=ROOT, env=here, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
