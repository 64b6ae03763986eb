"""In which order the package's files import each other, and its public names."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import sanjuan
from sanjuan import ai

PACKAGE = Path(sanjuan.__file__).parent

ORDER = (
    *("words", "errors", "stages", "buildings", "cards", "chance", "options"),
    *("questions", "seat", "state", "scoring", "phases", "refusals", "quotes"),
    *("forecast", "view", "events", "dealing", "positions", "records", "game"),
    *("ai", "findings", "lookback", "__init__"),
    *("transcript", "hints", "review", "briefing", "table", "bridge", "rl", "__main__"),
)
"""A file imports only from files before it; in a folder, freely but without a ring."""


def folder_or_file(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """The modules of the package that a file imports when it runs."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "sanjuan":
                yield from (_public(alias.name) for alias in node.names)
            elif node.module.startswith("sanjuan."):
                yield node.module
        elif isinstance(node, ast.Import):
            yield from (a.name for a in node.names if a.name.startswith("sanjuan"))


def _public(name: str) -> str:
    """A name taken from the package itself is a module or one of its public names."""
    there = (PACKAGE / f"{name}.py").exists() or (PACKAGE / name).is_dir()
    return f"sanjuan.{name}" if there else "sanjuan.__init__"


FILES = sorted(PACKAGE.rglob("*.py"))
LEARNING = PACKAGE / "rl"
"""The one folder that needs more than the standard library; nothing needs it."""


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_file_imports_only_from_files_before_it(path: Path) -> None:
    own = folder_or_file(path)
    for module in imported(path):
        other = [*module.split("."), "__init__"][1]
        if other != own:
            assert ORDER.index(other) < ORDER.index(own), f"{own} imports {module}"


@pytest.mark.parametrize("folder", ["phases", "ai", "rl"])
def test_files_of_a_folder_do_not_import_in_a_ring(folder: str) -> None:
    left = {
        f"sanjuan.{folder}.{path.stem}": set(imported(path))
        for path in (PACKAGE / folder).glob("*.py")
        if path.stem != "__init__"
    }
    while free := [name for name, needs in left.items() if not needs & set(left)]:
        for name in free:
            del left[name]
    assert not left


@pytest.mark.parametrize("path", FILES, ids=named)
def test_nothing_is_imported_inside_a_function(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            inside = [n for n in ast.walk(node) if isinstance(n, ast.ImportFrom)]
            assert not inside, f"{node.name} imports"


def test_the_architecture_lists_the_files_in_this_order() -> None:
    text = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    names = re.findall(r"^\|(.*?)\|", text.partition("## The page")[0], re.MULTILINE)
    files = re.findall(r"`(\w+)(?:\.py|/)`", " ".join(names))
    assert files == [name for name in ORDER if name != "__init__"]


def test_every_file_has_its_place() -> None:
    assert {folder_or_file(path) for path in FILES} <= set(ORDER)


def test_players_never_see_the_game() -> None:
    for path in (PACKAGE / "ai").glob("*.py"):
        assert "sanjuan.game" not in set(imported(path))


def test_only_the_standard_library_is_needed() -> None:
    for path in set(FILES) - set(LEARNING.iterdir()):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        froms = [
            n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)
        ]
        outside = {name.split(".")[0] for name in froms} - {"sanjuan"}
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
