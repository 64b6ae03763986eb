"""Run all tests many times in a row and report each that failed in some run only.

    python -m proofs.flakes
    python -m proofs.flakes --runs 5 tests/web/test_keyboard.py

pytest gets all other arguments. Exit code 1 if a test failed in any run. A folder for
each commit stores the runs of all tests, so the same command resumes after the last.
"""

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple
from xml.etree import ElementTree

import pytest

from toolchain.steps import BUILD, ROOT, empty, fail, output

RUNS: Final = 20
FOLDER: Final = BUILD / "flakes"
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-n", "auto")

WHOLE: Final = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


class Run(NamedTuple):
    """One run of the tests."""

    tests: int
    seconds: float
    failed: frozenset[str]


def folder(given: Sequence[str]) -> Path:
    """The folder of the runs: a clean commit has its own, all else a fresh one."""
    tree = output("git", "describe", "--always", "--dirty", "--exclude=*")
    place = FOLDER / tree
    if given or tree.endswith("-dirty"):
        return empty(place)
    place.mkdir(parents=True, exist_ok=True)
    return place


def kept_or_new(path: Path, given: Sequence[str]) -> Run:
    """The run stored there, else one more."""
    return read(path) if path.exists() else run(path, given)


def run(path: Path, given: Sequence[str]) -> Run:
    """Run the tests, and read the results; a run cut short does not count."""
    begun = path.with_suffix(".begun")
    command = [*PYTEST, "--dist", "worksteal", f"--junitxml={begun}", *given]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode not in WHOLE:
        fail(f"The tests did not run: {done.stdout.strip()}")
    begun.replace(path)
    return read(path)


def read(path: Path) -> Run:
    """The run that pytest wrote down there."""
    suite = next(ElementTree.parse(path).iter("testsuite"))
    failed = (case for case in suite if failures(case))
    return Run(
        int(suite.attrib["tests"]),
        float(suite.attrib["time"]),
        frozenset(f"{one.attrib['classname']}::{one.attrib['name']}" for one in failed),
    )


def failures(case: ElementTree.Element) -> list[ElementTree.Element]:
    """The part of a test that failed: its body, or a fixture."""
    return [part for part in case if part.tag in ("failure", "error")]


def report(runs: Sequence[Run]) -> Iterator[str]:
    """The results of all runs, in Markdown."""
    seconds = [one.seconds for one in runs]
    failed = Counter(test for one in runs for test in one.failed)
    yield (
        f"{len(runs)} runs in a row of {runs[0].tests:,} tests, "
        f"{min(seconds):.0f} to {max(seconds):.0f} seconds each, "
        f"{median(seconds):.0f} in the middle."
    )
    yield ""
    if not failed:
        yield "No test failed in any run."
        return
    yield from ("| test | failed in runs |", "|---|--:|")
    yield from (f"| `{test}` | {count} |" for test, count in failed.most_common())


def main() -> None:
    """Run the tests, and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    asked, given = parser.parse_known_args()
    place = folder(given)
    paths = [place / f"{number}.xml" for number in range(asked.runs)]
    runs = [kept_or_new(path, given) for path in paths]
    print("\n".join(report(runs)))
    sys.exit(any(one.failed for one in runs))


if __name__ == "__main__":
    main()
