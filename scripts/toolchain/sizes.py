"""Measures functions and files: `python -m toolchain.sizes`.

A body counts the lines between its braces, or after its docstring.
"""

import ast
import json
import statistics
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from toolchain.steps import ROOT

PYTHON: Final = ROOT / "py"
PAGE: Final = ROOT / "web"


class Size(NamedTuple):
    """The number of lines of the thing at this place."""

    lines: int
    place: str


def python_files() -> list[Path]:
    """The files of the engine."""
    return sorted(PYTHON.rglob("*.py"))


def page_files() -> list[Path]:
    """The scripts of the page."""
    return sorted(PAGE.rglob("*.js"))


def lines(files: list[Path]) -> list[Size]:
    """The lengths of the files."""
    return [Size(len(_text(path).splitlines()), _named(path)) for path in files]


def python_bodies() -> list[Size]:
    """The lengths of the bodies of the engine's functions."""
    return [size for path in python_files() for size in _bodies(path)]


def _bodies(path: Path) -> Iterator[Size]:
    for node in ast.walk(ast.parse(_text(path))):
        if isinstance(node, ast.FunctionDef):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            place = f"{_named(path)}:{node.lineno}"
            yield Size(_span(body) if body else 0, place)


def _span(body: list[ast.stmt]) -> int:
    return (body[-1].end_lineno or 0) - body[0].lineno + 1


def page_facts() -> dict[str, Any]:
    """The imports, functions and strings of the page's scripts, by file."""
    script = ROOT / "scripts" / "toolchain" / "page.mjs"
    command: list[str | Path] = ["node", script, *map(_named, page_files())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def page_bodies() -> list[Size]:
    """The lengths of the bodies of the page's functions."""
    return [
        Size(one["length"], f"{name}:{one['line']}")
        for name, made in page_facts().items()
        for one in made["functions"]
    ]


def share(sizes: list[Size], part: float) -> int:
    """The length that this part of all does not exceed."""
    ordered = sorted(sizes)
    return ordered[int(part * (len(ordered) - 1))].lines


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _line(name: str, sizes: list[Size]) -> str:
    middle = statistics.median(size.lines for size in sizes)
    most = max(sizes)
    return (
        f"{name}: {len(sizes)}, median {middle:g}, nine in ten at most "
        f"{share(sizes, 0.9)}, longest {most.lines} ({most.place})"
    )


def main() -> None:
    """Print the figures."""
    print(_line("Python, bodies", python_bodies()))
    print(_line("Python, files", lines(python_files())))
    print(_line("page, bodies", page_bodies()))
    print(_line("page, files", lines(page_files())))


if __name__ == "__main__":
    main()
