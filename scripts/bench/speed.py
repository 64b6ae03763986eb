"""Measure the engine side by side with others in one run, and print the ratios.

Every contestant takes one sample in each round, so that a noisy machine is noisy to
all; a ratio is the median of the rounds' ratios. `make bench` installs what takes part.
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median

from bench.engines import islands, ours
from toolchain.steps import ROOT

Sample = dict[str, float]
Sampler = Callable[[], Sample]

OURS = "sanjuan (CPython)"
IN_PYODIDE = "sanjuan (Pyodide)"
ISLANDS = "puerto_rico (CPython), 4 seats"
OTHERS = {"catanatron": "bench.engines.catan", "hanabi": "bench.engines.hanabi"}

FIGURES = {
    "decision": "µs a decision",
    "games": "games a second",
    "copy": "µs a copy",
    "answer": "µs an answer of playouts",
}
ISLAND_TARGETS = [
    ("decisions of Puerto Rico against Catanatron", "catanatron", "decision", "5"),
    ("copies of Puerto Rico against Catanatron", "catanatron", "copy", "–"),
]
TARGETS = [
    ("decisions a second against Catanatron", "catanatron", "decision", "4, aim 6"),
    ("decisions a second against hanabi", "hanabi", "decision", "0.5, aim 0.75"),
    ("copies a second against Catanatron", "catanatron", "copy", "6"),
    ("decisions a second against Pyodide", IN_PYODIDE, "decision", "–"),
    ("copies a second against Pyodide", IN_PYODIDE, "copy", "–"),
]


@contextmanager
def pyodide() -> Iterator[Sampler]:
    """Our engine in Pyodide, in a Node process that waits for its turns."""
    command = ["node", "scripts/bench/engines/pyodide.mjs", "py", "scripts"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        stdin, stdout = process.stdin, process.stdout
        assert stdin and stdout

        def sample() -> Sample:
            print(1, file=stdin, flush=True)
            result: Sample = json.loads(stdout.readline())
            return result

        yield sample
        stdin.close()


def contestants() -> dict[str, Sampler]:
    """The engines that are installed; the others are named and left out."""
    found: dict[str, Sampler] = {OURS: ours.sample, ISLANDS: islands.sample}
    for name, module in OTHERS.items():
        try:
            found[name] = importlib.import_module(module).sample
        except ImportError as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    return found


def measure(samplers: dict[str, Sampler], rounds: int) -> list[dict[str, Sample]]:
    """One warm-up, then that many rounds of one sample each."""
    for sampler in samplers.values():
        sampler()
    return [
        {name: sampler() for name, sampler in samplers.items()} for _ in range(rounds)
    ]


def report(rounds: list[dict[str, Sample]]) -> str:
    """The figures of each contestant, then the ratios."""
    titles = ["engine", *FIGURES.values()]
    lines = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for name in rounds[0]:
        figures = [_figure([r[name].get(key) for r in rounds]) for key in FIGURES]
        lines.append(f"| {name} | " + " | ".join(figures) + " |")
    lines += ["", "| ratio | median (min–max) | at least |", "|---|---|---|"]
    for engine, targets in ((OURS, TARGETS), (ISLANDS, ISLAND_TARGETS)):
        lines += [
            _ratio(rounds, engine, *one) for one in targets if one[1] in rounds[0]
        ]
    return "\n".join(lines)


def _ratio(
    rounds: list[dict[str, Sample]],
    engine: str,
    title: str,
    other: str,
    key: str,
    target: str,
) -> str:
    """The line of a ratio: its median over the rounds, and the spread."""
    ratios = sorted(r[other][key] / r[engine][key] for r in rounds)
    spread = f"{median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"
    return f"| {title} | {spread} | {target} |"


def _figure(samples: list[float | None]) -> str:
    """The median; others have no playouts."""
    known = [one for one in samples if one is not None]
    return f"{median(known):.2f}" if known else "–"


def main() -> None:
    """Parse the command line and print the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    with pyodide() as in_pyodide:
        samplers = contestants() | {IN_PYODIDE: in_pyodide}
        print(report(measure(samplers, rounds)))


if __name__ == "__main__":
    main()
