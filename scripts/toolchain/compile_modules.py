"""Compile the game and the library modules it needs; runs inside Pyodide, in Node.

What is compiled here is what the page loads. How it is loaded is the worker's affair.
"""

import ast
import importlib
import io
import sys
import zlib
from collections.abc import Iterator
from importlib._bootstrap_external import (  # type: ignore[attr-defined]
    _code_to_hash_pyc,
)
from zipfile import ZIP_STORED, ZipFile, ZipInfo

GAME = "/lib/sanjuan.zip"
LIBRARY = "/lib/library.zip"

EXTRAS = (
    "encodings.cp437",  # names in an archive
    "importlib.readers",  # what players have learned
    "importlib.resources._adapters",
    "importlib.resources.readers",  # the words at a prompt
    "linecache",  # tracebacks
    "tokenize",
    "traceback",
)
"""Library modules that are only imported when they are called for."""

FOR_INSTALLERS = ".dist-info/"
"""What the wheel's name of itself ends with; all else in it are the packages."""

NOT_FOR_PAGES = ("sanjuan/rl/", "sanjuan/page/catalogue.py")
"""What stands on libraries that no page has, and what a page is built with."""

NO_DOCSTRINGS = 2

GZIP = 31
"""The window bits by which zlib writes gzip; the module gzip would be kept as used."""


def compiled(source: bytes, path: str) -> bytes:
    """The bytes of a `.pyc` that is never checked against its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    pyc: bytes = _code_to_hash_pyc(code, bytes(8), False)
    return pyc


def pack(files: dict[str, bytes]) -> bytes:
    """An archive that is the same for the same files, gzipped as a whole.

    That is a tenth smaller than an archive whose files are compressed one by one, and
    Python imports from it without inflating.
    """
    archive = io.BytesIO()
    with ZipFile(archive, "w", ZIP_STORED) as out:
        for name in sorted(files):
            out.writestr(ZipInfo(name), files[name])
    return zlib.compress(archive.getvalue(), level=9, wbits=GZIP)


def contents(path: str) -> dict[str, bytes]:
    """The files of an archive by name."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def compile_all(files: dict[str, bytes], archive: str) -> dict[str, bytes]:
    """The files with every module compiled, everything else as it is."""
    out = {}
    for name, content in files.items():
        if name.endswith(".py"):
            out[f"{name}c"] = compiled(content, f"{archive}/{name}")
        else:
            out[name] = content
    return out


def imports(source: bytes) -> Iterator[str]:
    """The modules a source imports anywhere, also inside of functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def game_files() -> dict[str, bytes]:
    """The files of the game that a page may need."""
    files = contents(GAME)
    return {name: files[name] for name in files if not name.startswith(NOT_FOR_PAGES)}


def import_everything(files: dict[str, bytes]) -> None:
    """Import the game, module by module, and whatever it may ever import."""
    for name in files:
        if FOR_INSTALLERS not in name and name.endswith(".py"):
            importlib.import_module(module_of(name))
    sources = [source for name, source in files.items() if name.endswith(".py")]
    for name in {name for source in sources for name in imports(source)} | {*EXTRAS}:
        importlib.import_module(name)


def module_of(name: str) -> str:
    """The module a file of an archive holds."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_used(name: str) -> bool:
    """Whether the module of a library file is imported by now."""
    return module_of(name) in sys.modules


def game() -> bytes:
    """The game, compiled, without what only installers read."""
    files = game_files()
    kept = {name: files[name] for name in files if FOR_INSTALLERS not in name}
    return pack(compile_all(kept, GAME))


def library() -> bytes:
    """The part of the standard library that is used, compiled."""
    before = contents(LIBRARY)
    import_everything(game_files())
    kept = {name: before[name] for name in before if is_used(name)}
    return pack(compile_all(kept, "/lib/python"))
