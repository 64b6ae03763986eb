"""The order in which the folders import each other, and the public names."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import sanjuan
from sanjuan import ai

PY = Path(sanjuan.__file__).parents[1]
PACKAGE = PY / "sanjuan"

ORDER = {
    "tabletop": (*("base", "rules", "record", "bots", "advice", "table", "page"),),
    "browser": ("addresses", "games", "bridge"),
    "sanjuan": (
        *("rules", "knowledge", "explain", "records", "game", "days", "ai", "analysis"),
        *("__init__", "transcript", "page", "occasions", "game_type"),
        *("rl", "__main__"),
    ),
    "puerto_rico": (
        *("rules", "knowledge", "explain", "records", "game", "days", "ai", "analysis"),
        *("__init__", "transcript", "page", "game_type", "catalogue"),
        "__main__",
    ),
}
"""By package: a file imports only from rooms before its own, and from its own.

A game may also import all of tabletop, which knows no game. The page's own package
imports a game by its name only, once it is wanted.
"""

EARLIER = {"tabletop.chance", "tabletop.questions", "tabletop.thinking"}
"""The addresses of version 0.2.0; each only passes names on."""

LATE = {
    "tabletop.page.deferred",
    "tabletop.advice.review.report",
    "puerto_rico.ai.reasons",
    "sanjuan.ai.reasons",
    "sanjuan.occasions",
}
"""The optional modules: a page loads them lazily, with all that they alone need."""

LEARNING = PACKAGE / "rl"
"""The one folder that needs more than the standard library; no other needs it."""

DOOR = "browser.bridge"
"""The page's entry point."""


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PY).with_suffix("").parts)


FILES = sorted(
    path
    for package in ORDER
    for path in (PY / package).rglob("*.py")
    if module_of(path) not in EARLIER
)


def room_of(module: str) -> tuple[str, str]:
    """The package of a module, and the module's room in that package's order."""
    package, *parts = module.split(".")
    return package, [*parts, "__init__"][0]


def imported(path: Path) -> Iterator[str]:
    """Our modules that a file imports when it runs."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module.split(".")[0] in ORDER:
                yield from (_module(node.module, alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            names = (alias.name for alias in node.names)
            yield from (name for name in names if name.split(".")[0] in ORDER)


def _module(package: str, name: str) -> str:
    """The module of an imported name: the name itself, or the one that defines it."""
    folder = PY.joinpath(*package.split("."))
    there = (folder / f"{name}.py").exists() or (folder / name).is_dir()
    return f"{package}.{name}" if there else package


def named(path: Path) -> str:
    return module_of(path)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_file_imports_only_from_rooms_before_its_own(path: Path) -> None:
    package, own = room_of(module_of(path))
    order = ORDER[package]
    for module in imported(path):
        house, other = room_of(module)
        if house == package and other != own:
            assert order.index(other) < order.index(own), f"{own} imports {module}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_tabletop_imports_no_game_and_no_game_another(path: Path) -> None:
    package, _ = room_of(module_of(path))
    assert {room_of(module)[0] for module in imported(path)} <= {package, "tabletop"}


@pytest.mark.parametrize("path", FILES, ids=named)
def test_nothing_imports_the_door_of_the_page_or_an_earlier_address(path: Path) -> None:
    assert not {DOOR, *EARLIER} & {*imported(path)}


@pytest.mark.parametrize("module", sorted(EARLIER))
def test_an_earlier_address_still_has_its_names(module: str) -> None:
    earlier = import_module(module)
    assert all(hasattr(earlier, name) for name in earlier.__all__)


def test_every_package_has_its_order() -> None:
    assert {path.parent.name for path in PY.glob("*/__init__.py")} == set(ORDER)


def test_no_file_imports_in_a_ring() -> None:
    left = {module_of(path): set(imported(path)) for path in FILES}
    while free := [name for name, needs in left.items() if not needs & set(left)]:
        for name in free:
            del left[name]
    assert not left


def inside(path: Path) -> Iterator[str]:
    """Modules that a file imports in a function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            found = (one for one in ast.walk(node) if isinstance(one, ast.ImportFrom))
            yield from (str(one.module) for one in found)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_only_what_comes_late_is_imported_inside_a_function(path: Path) -> None:
    assert {*inside(path)} <= LATE


def test_what_comes_late_is_not_imported_at_the_start() -> None:
    assert not LATE & {*started()}


def test_every_file_has_its_place() -> None:
    for package, room in {room_of(module_of(path)) for path in FILES}:
        assert room in ("__init__", *ORDER[package])


def test_players_never_see_the_game() -> None:
    for path in (PACKAGE / "ai").rglob("*.py"):
        assert "sanjuan.game" not in set(imported(path))


def test_only_the_standard_library_is_needed() -> None:
    for path in set(FILES) - set(LEARNING.iterdir()):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        froms = [
            n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)
        ]
        outside = {name.split(".")[0] for name in froms} - set(ORDER)
        assert outside <= {*sys.stdlib_module_names, "__future__"}
        assert not any(name.startswith("sanjuan.rl") for name in froms)


@pytest.mark.parametrize("module", [sanjuan, ai])
def test_public_names_are_sorted_and_there(module: ModuleType) -> None:
    names = module.__all__
    assert list(names) == sorted(names)
    assert all(hasattr(module, name) for name in names)


def test_everything_the_package_imports_is_a_public_name() -> None:
    tree = ast.parse((PACKAGE / "__init__.py").read_text(encoding="utf-8"))
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    names = {alias.asname or alias.name for node in froms for alias in node.names}
    assert names == set(sanjuan.__all__)


def test_the_promised_names_are_public() -> None:
    promised = "AnswerError Game IllegalAnswer NothingToUndo OptionError PositionError"
    promised += " SanJuanError SaveError StaleAnswer WrongSeat Answer Question player"
    assert set(promised.split()) <= set(sanjuan.__all__)


def started() -> tuple[str, ...]:
    """The modules in memory once a page's Python has started with San Juan."""
    return modules_after('bridge.begin_with("sanjuan")')


@cache
def modules_after(then: str) -> tuple[str, ...]:
    """The modules in memory once the page's entry point is imported, and then this."""
    look = f"import sys; from browser import bridge; {then}; print(*sys.modules)"
    path = {**os.environ, "PYTHONPATH": str(PY)}
    command = [sys.executable, "-S", "-c", look]
    done = subprocess.run(command, env=path, capture_output=True, text=True, check=True)
    return tuple(done.stdout.split())


def test_no_game_is_imported_before_it_is_wanted() -> None:
    assert not [name for name in modules_after("pass") if name.startswith("sanjuan")]
    assert "sanjuan.game_type" in started()


def test_starting_imports_nothing_that_is_slow_to_load() -> None:
    """Slow modules would slow down every first visit."""
    assert not {"asyncio", "dataclasses", "inspect", "ast"} & {*started()}
