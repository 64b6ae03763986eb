"""The parts of a page's Python, each an archive with modules of one package.

The part `chess` has the modules with which the package `chess` starts, `chess-late` the
lazy ones.
"""

import json
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Final

from tabletop.table.registry import Registry

LATE: Final = "-late"


def late(package: str) -> str:
    """The part with the lazy modules of a package."""
    return f"{package}{LATE}"


def part_of(module: str) -> str:
    """The part with a module that is missing."""
    package, dot, _ = module.partition(".")
    return late(package) if dot else package


def lacking(missing: ModuleNotFoundError, games: Registry) -> str:
    """The reply that names the part of a missing module; any other module raises."""
    name = missing.name or ""
    if not games.has_module(name):
        raise missing
    return json.dumps({"type": "lacking", "part": part_of(name)})


def add(part: str, path: str) -> None:
    """Add the modules in the archive of a part."""
    package = part.removesuffix(LATE)
    if part == package:
        sys.path.append(path)
    else:
        sys.meta_path.append(_Within(package, path))


class _Within:
    """Finds the modules of a package in an archive, wherever the package lies.

    A longer `__path__` of each package would not do: the packages that are imported
    later would lack it.
    """

    def __init__(self, package: str, archive: str) -> None:
        self._package, self._archive = package, archive

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The module of that name in the archive; None if it is not there."""
        package, *inner = name.split(".")[:-1] or [""]
        if package != self._package:
            return None
        folder = "/".join([self._archive, package, *inner])
        return PathFinder.find_spec(name, [folder], target)
