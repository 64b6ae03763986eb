"""Which Python goes into the page: the sources it is compiled from, and their names.

Pyodide in Node compiles them: see `compile.mjs`.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.steps import ROOT, files_in

WHOLE_LIBRARY: Final = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"

STAND_INS: Final = Path(__file__).with_name("stand_ins")
"""The modules that replace some of that library."""

NOT_FOR_PAGES: Final = (
    "tabletop/en.ftl",
    "tabletop/chance.py",
    "tabletop/table/output.py",
    "tabletop/table/shell.py",
    "tabletop/questions.py",
    "tabletop/thinking.py",
    "tabletop/page/beginnings.py",
    "tabletop/page/catalogue.py",
    "tabletop/page/facts.py",
    "tabletop/page/messages.py",
    "tabletop/page/replies.py",
)
"""Modules of the house for a prompt, for the build, for types alone, or of an earlier
address."""

ADDRESSES: Final = "browser/addresses.py"
"""The module that lists the games of the page."""

HOUSE: Final = ("tabletop", "browser")
"""The packages that any page needs; the wheel may have games that a page lacks."""

EXTRAS: Final = ("encodings.ascii", "encodings.latin_1")
"""Library modules that are only imported when they are called for."""


def library(target: Path) -> Path:
    """Write the standard library as the page has it, in its sources."""
    own = stand_ins()
    with ZipFile(WHOLE_LIBRARY) as whole, ZipFile(target, "w") as out:
        for name in whole.namelist():
            out.writestr(name, own.get(name) or whole.read(name))
    return target


def stand_ins() -> dict[str, bytes]:
    """Our modules, by the names of the modules that they replace."""
    found = [path for path in files_in(STAND_INS) if path.suffix == ".py"]
    return {path.relative_to(STAND_INS).as_posix(): path.read_bytes() for path in found}


def packages(wheel: Path, target: Path) -> Path:
    """Write the house and the games as the page has them, in their sources."""
    own = {ADDRESSES: addresses(GAMES), **_beside_the_wheel()}
    left_out = (*NOT_FOR_PAGES, *(name for game in GAMES for name in game.left_out))
    wanted = {*HOUSE, *(game.name for game in GAMES)}
    with ZipFile(wheel) as whole, ZipFile(target, "w") as out:
        for name in whole.namelist():
            is_of_page = name.partition("/")[0] in wanted
            if is_of_page and not name.startswith((*left_out, *own)):
                out.writestr(name, whole.read(name))
        for name, content in own.items():
            out.writestr(name, content)
    return target


def addresses(games: Sequence[Game]) -> bytes:
    """The module that lists these games."""
    return f"ADDRESSES = { {one.name: one.address for one in games} }\n".encode()


def _beside_the_wheel() -> dict[str, bytes]:
    """The modules of games that the wheel lacks."""
    sources = [pair for game in GAMES for pair in game.sources.items()]
    return {name: path.read_bytes() for name, path in sources}


def imports(packages: Path) -> list[str]:
    """Their modules, the imports of these, also inside functions, and the extras."""
    with ZipFile(packages) as archive:
        modules = {name: archive.read(name) for name in archive.namelist()}
    sources = {name: text for name, text in modules.items() if name.endswith(".py")}
    found = {name for text in sources.values() for name in _imported(text)}
    return sorted({*map(_module, sources), *found, *EXTRAS})


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imported(source: bytes) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
