"""Finds the files that a proof depends on, and whether their code has changed.

The search follows the imports of the proof's own scripts into py/, name by name: a
script that imports `Options` from `sanjuan` does not depend on computer players.
Comments, docstrings, types and sentences of locale files change no figure, so they do
not count.
"""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from toolchain.bundle import ESBUILD
from toolchain.steps import ROOT

PLACES: Final = ("scripts", "py", "tests", "tests/tabletop", "tests/tabletop/toys")
FOLLOWED: Final = (
    *("scripts/proofs/", "scripts/bench/", "scripts/arena/"),
    *("py/browser/", "py/puerto_rico/", "py/sanjuan/", "py/tabletop/"),
)
"""The search follows imports into these folders alone."""
WITHOUT_CODE: Final = (".ftl", ".d.ts", ".md", ".typed")
LOADERS: Final = {".js": "js", ".mjs": "js", ".css": "css"}
"""By the end of a name: the language in which esbuild reads the file."""
BARE: Final = ("--minify-whitespace", "--legal-comments=none")
RELATIVE: Final = re.compile(r"(?:from |import\()\"(\.[^\"]+)\"")


# ---------------------------------------------------------------- imports


@cache
def file_of(module: str) -> str:
    """The file of one of our modules, as git names it; empty for any other module."""
    place = module.replace(".", "/")
    files = (
        f"{folder}/{place}{end}" for folder in PLACES for end in (".py", "/__init__.py")
    )
    return next((file for file in files if (ROOT / file).is_file()), "")


def origin(module: str, name: str) -> str:
    """The module that a name comes from, where a package only passes it on."""
    if file_of(f"{module}.{name}"):
        return f"{module}.{name}"
    file = file_of(module)
    passed_on = exports(file) if file.endswith("__init__.py") else {}
    return origin(*passed_on[name]) if name in passed_on else module


@cache
def tree(file: str) -> ast.Module:
    """The code of a Python file."""
    return ast.parse((ROOT / file).read_text(encoding="utf-8"))


@cache
def exports(file: str) -> dict[str, tuple[str, str]]:
    """The names that a package imports: from which module, as which name there."""
    return {
        one.asname or one.name: (node.module, one.name)
        for node in tree(file).body
        if isinstance(node, ast.ImportFrom) and node.module
        for one in node.names
    }


@cache
def imported(file: str) -> list[str]:
    """The modules that a file imports names from while it runs."""
    nodes = [*running(tree(file))]
    plain = {
        one.asname or one.name: one.name
        for node in nodes
        if isinstance(node, ast.Import)
        for one in node.names
    }
    return [*_named(nodes), *_of_packages(nodes, plain)]


def running(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes, without the branches for type checkers."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test)):
            yield from running(child)


def _named(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (origin(node.module, one.name) for one in node.names)


def _of_packages(nodes: Iterable[ast.AST], plain: dict[str, str]) -> Iterator[str]:
    """The modules of names such as `sanjuan.Game`, after `import sanjuan`."""
    yield from (name for name in plain.values() if not _is_package(name))
    for node in nodes:
        if isinstance(node, ast.Attribute):
            module = plain.get(ast.unparse(node.value), "")
            if _is_package(module):
                yield origin(module, node.attr)


def _is_package(module: str) -> bool:
    return file_of(module).endswith("__init__.py")


def followed(modules: Iterable[str]) -> set[str]:
    """The files of these modules, and of all modules that they import in turn."""
    found: set[str] = set()
    left = [file_of(module) for module in modules]
    while left:
        file = left.pop()
        if file and file not in found:
            found.add(file)
            left += [one for one in map(file_of, imported(file)) if _counts(one)]
    return found


def _counts(file: str) -> bool:
    return file.startswith(FOLLOWED)


def linked(script: str) -> set[str]:
    """A script of the page, and all scripts that it imports in turn."""
    found: set[str] = set()
    left = [ROOT / script]
    while left:
        path = left.pop()
        file = path.relative_to(ROOT).as_posix()
        if file not in found:
            found.add(file)
            targets = RELATIVE.findall(path.read_text(encoding="utf-8"))
            near = [(path.parent / target).resolve() for target in targets]
            left += [one for one in near if one.is_file()]
    return found


# ---------------------------------------------------------------- changes


def changed_since(commit: str, places: Iterable[str]) -> bool:
    """Whether code in these files and folders differs from that of the commit."""
    command = ["git", "diff", "--name-only", "--no-renames", commit, "--", *places]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        return True
    return any(differs(commit, file) for file in done.stdout.splitlines())


@cache
def differs(commit: str, file: str) -> bool:
    """Whether the code of a file differs from that of the commit."""
    if file.endswith(WITHOUT_CODE):
        return False
    command = ["git", "show", f"{commit}:{file}"]
    before = subprocess.run(command, cwd=ROOT, capture_output=True)
    now = ROOT / file
    if before.returncode or not now.exists():
        return True
    return code(before.stdout, now) != code(now.read_bytes(), now)


def code(content: bytes, path: Path) -> bytes:
    """The content of a file without comments, docstrings and layout."""
    if path.suffix == ".py":
        return ast.dump(without_docstrings(ast.parse(content))).encode()
    if loader := LOADERS.get(path.suffix):
        command = [str(ESBUILD), f"--loader={loader}", *BARE]
        return subprocess.run(command, input=content, capture_output=True).stdout
    return content


def without_docstrings(module: ast.Module) -> ast.Module:
    """The same module, without the statements that are mere texts."""
    for node in ast.walk(module):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [one for one in node.body if not _is_text(one)] or [ast.Pass()]
    return module


def _is_text(one: ast.stmt) -> bool:
    if not isinstance(one, ast.Expr) or not isinstance(one.value, ast.Constant):
        return False
    return isinstance(one.value.value, str)
