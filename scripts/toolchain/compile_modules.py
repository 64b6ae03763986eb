"""Compile the packages and the library modules they need; runs inside Pyodide, in Node.

The page loads the very files compiled here; the worker's scripts load them.
"""

import ast
import io
import sys
import zlib
from collections.abc import Callable, Collection, Sequence
from importlib._bootstrap_external import (  # type: ignore[attr-defined]
    _code_to_hash_pyc,
)
from zipfile import ZIP_STORED, ZipFile, ZipInfo

PACKAGES = "/lib/packages.zip"
LIBRARY = "/lib/library.zip"

NO_DOCSTRINGS = 2

GZIP = 31
"""The window bits by which zlib writes gzip."""


class Untyped(ast.NodeTransformer):
    """Removes the types of parameters, results and names; classes keep their fields.

    Python compiles the types of each function to a further function: an eighth of all
    bytes. No module reads them, but some read the fields of classes.
    """

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Remove the types of a function, and of those within."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Remove the type of a parameter."""
        node.annotation = None
        return node

    def visit_Module(self, node: ast.Module) -> ast.AST:
        """Remove the types of the names of a module."""
        node.body = [_untyped(one) for one in node.body]
        return self.generic_visit(node)


def _untyped(node: ast.stmt) -> ast.stmt:
    if not isinstance(node, ast.AnnAssign) or not node.value:
        return node
    return ast.copy_location(ast.Assign([node.target], node.value), node)


def compiled(source: ast.Module, path: str) -> bytes:
    """The bytes of a `.pyc` that is never checked against its source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    pyc: bytes = _code_to_hash_pyc(code, bytes(8), False)
    return pyc


def without_types(source: bytes) -> ast.Module:
    """A module as it runs in the page, where no type is checked."""
    tree: ast.Module = Untyped().visit(ast.parse(source))
    return tree


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


def compile_all(
    files: dict[str, bytes],
    archive: str,
    read: Callable[[bytes], ast.Module] = ast.parse,
) -> dict[str, bytes]:
    """The files, with every module read and compiled and all others unchanged."""
    out = {}
    for name, content in files.items():
        if name.endswith(".py"):
            out[f"{name}c"] = compiled(read(content), f"{archive}/{name}")
        else:
            out[name] = content
    return out


def module_of(name: str) -> str:
    """The module a file of an archive holds."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_frozen(module: str) -> bool:
    """Whether it comes with Python itself, compiled already."""
    spec = sys.modules[module].__spec__
    return spec is not None and spec.origin == "frozen"


def part(packages: Sequence[str], started: Collection[str]) -> bytes:
    """The imported modules of some packages, compiled, and all data."""
    return _packed(packages, started, lazy=False)


def late(packages: Sequence[str], started: Collection[str]) -> bytes:
    """The modules of these packages that only come once they are wanted, compiled."""
    return _packed(packages, started, lazy=True)


def lazy_modules(packages: Sequence[str], started: Collection[str]) -> list[str]:
    """The names of these modules."""
    names = sorted(contents(PACKAGES))
    lazy = (name for name in names if _is_lazy(name, started))
    return [module_of(name) for name in lazy if _package(name) in packages]


def _packed(packages: Sequence[str], started: Collection[str], *, lazy: bool) -> bytes:
    """The files of some packages, those that come lazily or the others."""
    files = contents(PACKAGES)
    own = (name for name in files if _package(name) in packages)
    kept = {name: files[name] for name in own if _is_lazy(name, started) == lazy}
    archive = f"/lib/{packages[0]}{'-late' if lazy else ''}.zip"
    return pack(compile_all(kept, archive, without_types))


def _package(name: str) -> str:
    """The package of a file, or the module that stands alone."""
    return name.partition("/")[0].removesuffix(".py")


def _is_lazy(name: str, started: Collection[str]) -> bool:
    return name.endswith(".py") and module_of(name) not in started


def library(used: Collection[str]) -> bytes:
    """The modules of the standard library that are used, compiled."""
    wanted = {module for module in used if not is_frozen(module)}
    files = contents(LIBRARY)
    kept = {name: files[name] for name in files if module_of(name) in wanted}
    return pack(compile_all(kept, "/lib/python"))
