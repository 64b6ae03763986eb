"""Play golden games at random, and rewrite their files or say which would change."""

import argparse
from collections.abc import Iterable
from pathlib import Path

from tabletop.base.rng import Chance, shuffle
from tabletop.rules.question import Answer, Question


def choose(question: Question, rng: Chance) -> Answer:
    """A random answer, seldom a pass."""
    spread = question.high - question.low + 1
    count = question.low + int(rng.random() * spread)
    count = count or question.low + int(rng.random() * spread)
    options = list(question.options)
    shuffle(options, rng)
    return tuple(sorted(options[:count]))


def rewrite(usage: str, folder: Path, files: Iterable[tuple[Path, str]]) -> int:
    """Write each file that has another text; with `--check` only print its name.

    Returns the exit status: 1 if `--check` found a file that would change.
    """
    parser = argparse.ArgumentParser(description=usage.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    folder.mkdir(exist_ok=True)
    changed = [(p, t) for p, t in files if not p.exists() or p.read_text() != t]
    for path, text in changed:
        print(path.name)
        if not check:
            path.write_text(text, encoding="utf-8")
    return int(check and bool(changed))
