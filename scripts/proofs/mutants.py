"""Change the rules in every small way and see whether a test notices: make mutants

mutmut makes mutants of each function: a number one higher, an `and` for an `or`, an
argument left out. The quick tests of the rules have to fail for each of them
(`mutant_forks`). A survivor meets all of them again in a process of its own, which has
it from the imports on. mutmut leaves declarations outside of functions, the numbers of
the buildings, alone: tests/sanjuan/rules/test_buildings_numbers.py compares these with
the card table of docs/rules.md.

`--game puerto_rico` does the same with Puerto Rico; `--only` takes the names of some
mutants, such as `puerto_rico.rules.scoring*`.

Prints a table. Exit code 1 if tests kill fewer than 90 % in a file, or if a survivor
has no reason in survivors.toml. Equivalent mutants, which change no behaviour, do not
count.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

from proofs.mutated import SAN_JUAN, SUBJECTS, Subject
from toolchain.steps import BUILD, ROOT, empty, fail

QUIET: Final = ("-q", "-p", "no:cacheprovider", "--assert=plain")
WORKSHOP: Final = BUILD / "mutants"
MUTANTS: Final = WORKSHOP / "mutants"
"""The folder in which mutmut makes them."""
FATES: Final = WORKSHOP / "fates.txt"
"""Each mutant that met the tests, and its fate."""
FORKS: Final = Path(__file__).with_name("mutant_forks.py")
SURVIVORS: Final = Path(__file__).with_name("survivors.toml")
LEAST: Final = 0.9

SETTINGS: Final = """\
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
also_copy = ["docs", "scripts"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["src", "scripts", "tests"]
markers = ["rule(number)"]
"""
STRICT: Final = 'in vars(cls) if not name.startswith("__")'
"""The line that refuses unknown attributes, mutmut's own among them."""


INTRODUCTION: Final = """\
mutmut {version} changes one thing in a function: a number one higher, an `and` for an
`or`, an argument left out. A mutant is killed if one of these tests then fails, or none
can run any more: {tests}. Equivalent are those that change nothing anybody could see.

mutmut leaves declarations outside of functions alone; a test,
[test_buildings_numbers.py](../tests/sanjuan/rules/test_buildings_numbers.py), compares
the numbers of the buildings with the card table of [the rules](rules.md).
"""


class Mutant(NamedTuple):
    """A changed function, and whether a test noticed."""

    name: str
    file: str
    killed: bool


def set_up(subject: Subject) -> None:
    """Lay out a copy as mutmut wants it."""
    empty(WORKSHOP)
    source = WORKSHOP / "src"
    leave_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "py", source, ignore=leave_out)
    for folder in ("tests", "scripts", "docs"):
        (WORKSHOP / folder).mkdir()
    for path in wanted_tests(subject):
        shutil.copy(path, WORKSHOP / "tests")
    for folder in subject.golden:
        shutil.copytree(ROOT / "tests" / folder, WORKSHOP / "tests" / folder)
    for name in subject.shared:
        (WORKSHOP / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, WORKSHOP / name)
    files = [f"src/{subject.package}/{name}" for name in subject.files]
    settings = SETTINGS.format(files=str(files).replace("'", '"'))
    (WORKSHOP / "pyproject.toml").write_text(settings, encoding="utf-8")
    admit_mutants(source / subject.package / subject.strict)


def wanted_tests(subject: Subject) -> Iterator[Path]:
    """The tests that must notice, and their helpers."""
    tests = ROOT / "tests"
    for pattern in subject.tests:
        yield from sorted(tests.glob(pattern))
    yield from (path for path in tests.glob("*.py") if path.name[:5] != "test_")


def admit_mutants(buildings: Path) -> None:
    """Let the classes of buildings have the attributes mutmut gives them."""
    text = buildings.read_text(encoding="utf-8")
    if text.count(STRICT) != 1:
        fail("buildings.py refuses unknown attributes in a new way: see mutants.py.")
    lenient = text.replace(STRICT, f"{STRICT} and name.isascii()")
    buildings.write_text(lenient, encoding="utf-8")


def mutmut(*words: str) -> str:
    """The output of mutmut."""
    return _run(WORKSHOP, "-m", "mutmut", *words)


def _run(folder: Path, *words: str) -> str:
    """The output of a Python command in that folder, with no plugin of pytest."""
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=folder, env=_alone(), stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        fail(f"{' '.join(words)} failed: {done.stdout[-2000:]}")
    return done.stdout


def _alone(mutant: str = "") -> dict[str, str]:
    """The environment without plugins of pytest, and with that mutant."""
    ours = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "MUTANT_UNDER_TEST": mutant}
    return {**os.environ, **ours}


def run_all(jobs: int, only: Sequence[str]) -> None:
    """Make all mutants and try them, first in forks, then the survivors alone."""
    _run(WORKSHOP, "-P", str(FORKS), "make")
    _run(MUTANTS, "-P", str(FORKS), "meet", str(FATES), str(jobs), *only)
    survivors = [one.name for one in mutants() if not one.killed]
    with ThreadPoolExecutor(jobs) as pool:
        fates = pool.map(fate_alone, survivors)
        with FATES.open("a", encoding="utf-8") as file:
            file.writelines(
                f"{name} {fate}\n" for name, fate in zip(survivors, fates, strict=True)
            )


def fate_alone(mutant: str) -> str:
    """The fate of a mutant that is there from the imports on."""
    command = [sys.executable, "-m", "pytest", "-x", *QUIET, "tests"]
    done = subprocess.run(
        command, cwd=MUTANTS, env=_alone(mutant), stdout=subprocess.DEVNULL
    )
    return "killed" if done.returncode else "survived"


def mutants() -> list[Mutant]:
    """The mutants that ran, and whether they were killed, as those that hang are."""
    fates = dict(line.split() for line in FATES.read_text("utf-8").splitlines())
    return [
        Mutant(name, file_of(name), fate == "killed") for name, fate in fates.items()
    ]


def file_of(name: str) -> str:
    """The file of a mutant, as it stands under `py/sanjuan`, or under `py`."""
    package, *folders, _ = name.split(".")
    under = [] if package == SAN_JUAN.package else [package]
    return "/".join([*under, *folders]) + ".py"


def change(mutant: Mutant) -> tuple[str, str, str]:
    """The file, the lines before and the lines after, without indents."""
    diff = mutmut("show", mutant.name).splitlines()
    before = [line[1:].strip() for line in diff if re.match(r"-(?!--)", line)]
    after = [line[1:].strip() for line in diff if re.match(r"\+(?!\+\+)", line)]
    return mutant.file, " ".join(before), " ".join(after)


def known() -> dict[tuple[str, str, str], dict[str, Any]]:
    """The survivors that have a reason, by their change."""
    listed = tomllib.loads(SURVIVORS.read_text(encoding="utf-8"))["survivor"]
    return {(one["file"], one["was"], one["became"]): one for one in listed}


def report(
    found: list[Mutant], survivors: list[tuple[str, str, str]]
) -> Iterator[tuple[str, bool]]:
    """The lines of the page, and whether each is as it should be."""
    reasons = known()
    yield "| file | mutants | equivalent | killed | of the others |", True
    yield "|---|--:|--:|--:|--:|", True
    for file in sorted({mutant.file for mutant in found}):
        count = sum(mutant.file == file for mutant in found)
        killed = sum(mutant.killed for mutant in found if mutant.file == file)
        here = [survivor for survivor in survivors if survivor[0] == file]
        same = sum(reasons.get(one, {}).get("equivalent", False) for one in here)
        score = killed / max(1, count - same)
        row = f"| `{file}` | {count} | {same} | {killed} | {score:.1%} |"
        yield row, score >= LEAST
    yield "", True
    yield "The survivors, and why no test notices them:", True
    yield "", True
    for file, was, became in survivors:
        one = reasons.get((file, was, became), {})
        kind = "Equivalent: " * one.get("equivalent", False)
        why = one.get("why", "**no reason yet**")
        yield f"* `{file}`: `{was}` became `{became}`. {kind}{why}", bool(one)


def main() -> int:
    """Make the mutants, let the tests meet them, print what became of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, help="processes; default: every core")
    parser.add_argument("--again", action="store_true", help="only repeat the report")
    parser.add_argument("--game", choices=SUBJECTS, default=SAN_JUAN.package)
    parser.add_argument("--only", nargs="*", default=[], metavar="MUTANT")
    chosen = parser.parse_args()
    subject = SUBJECTS[chosen.game]
    if not chosen.again:
        set_up(subject)
        run_all(chosen.jobs or os.cpu_count() or 1, chosen.only)
    found = mutants()
    survivors = [change(mutant) for mutant in found if not mutant.killed]
    lines = list(report(found, survivors))
    tests = ", ".join(f"`{name}`" for name in subject.tests)
    print(INTRODUCTION.format(version=version("mutmut"), tests=tests))
    print("\n".join(line for line, _ in lines))
    return int(not all(good for _, good in lines))


if __name__ == "__main__":
    sys.exit(main())
