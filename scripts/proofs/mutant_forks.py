"""Make the mutants of a layout, or let its tests meet them; `mutants` runs it there.

    python mutant_forks.py make                      in the layout
    python mutant_forks.py meet FATES JOBS NAME …    in the folder of its mutants

One pytest collects and runs all tests, and notes for each function the tests that run
it. Then it forks for each mutant. The child runs these tests up to the first failure:
first those that killed other mutants of the function, then those of its file, then the
quick ones. FATES gets a line for each mutant. NAME may have wildcards.

A mutant of code that runs at an import survives here: the import came before the fork.
"""

import functools
import gc
import json
import os
import signal
import sys
import sysconfig
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pytest
from mutmut.__main__ import create_mutants
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir

QUIET: Final = ("-q", "-p", "no:cacheprovider", "--assert=plain")
LONGER: Final = 6
ENDLESS: Final = 1.0
"""A mutant hangs in a test that takes `LONGER` times its usual time and a second."""


def make() -> None:
    """Write each function with all its mutants, as mutmut makes them."""
    set_mutant_under_test("mutant_generation")
    Path("mutants").mkdir()
    copy_src_dir()
    copy_also_copy_files()
    create_mutants(os.cpu_count() or 1)


def names(patterns: Sequence[str]) -> Iterator[str]:
    """The mutants of all files; with patterns, those that match one."""
    for path in sorted(Path("src").rglob("*.meta")):
        for name in json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]:
            if not patterns or any(fnmatch(name, pattern) for pattern in patterns):
                yield name


def function_of(mutant: str) -> str:
    """The function that the mutant changes."""
    return mutant.rpartition("__mutmut_")[0]


class Trials:
    """Measures the tests, then tries each mutant in a fork."""

    def __init__(self, fates: Path, jobs: int, patterns: Sequence[str]) -> None:
        self.fates, self.jobs, self.patterns = fates, jobs, patterns
        self.tests: defaultdict[str, set[int]] = defaultdict(set)
        """By function: the numbers of the tests that run it."""
        self.seconds: list[float] = []
        self.kills: Counter[tuple[str, int]] = Counter()
        """By function or module, and by test: the mutants that it killed."""
        self.running: dict[int, tuple[str, int]] = {}
        """By process: its mutant, and the pipe for the test that kills it."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do all of it in place of pytest's own loop."""
        self.session, self.items = session, session.items
        self._measure()
        self.caches = list(_caches())
        gc.collect()
        gc.freeze()
        for name in names(self.patterns):
            self._start(name)
        while self.running:
            self._finish()
        return True

    def _measure(self) -> None:
        """Run each test once, and note which functions it runs."""
        os.environ["MUTMUT_DEPENDENCY_DEPTH"] = "-1"
        set_mutant_under_test("stats")
        state()._stats.clear()
        for number, item in enumerate(self.items):
            began = perf_counter()
            if self._fails(item, self._following(number + 1)):
                pytest.exit(f"{item.nodeid} fails without a mutant", 1)
            self.seconds.append(perf_counter() - began)
            for function in state()._stats:
                self.tests[function].add(number)
            state()._stats.clear()

    def _following(self, number: int) -> pytest.Item | None:
        return self.items[number] if number < len(self.items) else None

    def _fails(self, item: pytest.Item, following: pytest.Item | None) -> bool:
        before = self.session.testsfailed
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        return self.session.testsfailed > before

    def _order(self, function: str) -> list[int]:
        """The tests that run the function, the likeliest to fail first."""
        module = function.rpartition(".")[0]
        return sorted(
            self.tests[function],
            key=lambda n: (
                *(-self.kills[function, n], -self.kills[module, n]),
                self.seconds[n],
            ),
        )

    def _start(self, name: str) -> None:
        while len(self.running) >= self.jobs:
            self._finish()
        tests, (ours, theirs) = self._order(function_of(name)), os.pipe()
        child = os.fork()
        if child:
            os.close(theirs)
            self.running[child] = name, ours
            return
        try:
            self._meet(name, tests, theirs)
        finally:
            os._exit(2)

    def _meet(self, name: str, tests: list[int], pipe: int) -> None:
        """Run the tests with the mutant; the child ends here with its fate."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        set_mutant_under_test(name)
        for cache in self.caches:
            cache.cache_clear()
        for at, number in enumerate(tests):
            limit = LONGER * self.seconds[number] + ENDLESS
            signal.setitimer(signal.ITIMER_PROF, limit)
            following = self.items[tests[at + 1]] if at + 1 < len(tests) else None
            if self._fails(self.items[number], following):
                os.write(pipe, str(number).encode())
                os._exit(1)
        os._exit(0)

    def _finish(self) -> None:
        """Wait for a child, and write the fate of its mutant."""
        child, status = os.wait()
        name, pipe = self.running.pop(child)
        test = os.read(pipe, 100).decode()
        os.close(pipe)
        if test:
            function = function_of(name)
            for place in (function, function.rpartition(".")[0]):
                self.kills[place, int(test)] += 1
        with self.fates.open("a", encoding="utf-8") as file:
            print(name, "killed" if status else "survived", file=file)


def _caches() -> Iterator[Any]:
    """The caches of all code but Python's and that of packages: they hold results."""
    paths = sysconfig.get_paths()
    others = tuple(paths[one] for one in ("stdlib", "platstdlib", "purelib", "platlib"))
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            file = getattr(sys.modules.get(one.__module__), "__file__", None)
            if file and not file.startswith(others):
                yield one


def main(words: Sequence[str]) -> int:
    """Make mutants, or try them."""
    if words[0] == "make":
        make()
        return 0
    fates, jobs, *patterns = words[1:]
    trials = Trials(Path(fates), int(jobs), patterns)
    return int(pytest.main([*QUIET, "tests"], plugins=[trials]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
