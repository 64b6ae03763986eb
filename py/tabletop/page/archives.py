"""The parts of a page's Python, each an archive with modules of one package.

The part `chess` has the modules with which the package `chess` starts, `chess-late` the
lazy ones.
"""

import json
import sys
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
        _extend(package, path)


def _extend(package: str, path: str) -> None:
    """Add modules to an imported package and to all imported packages within it."""
    for name, module in [*sys.modules.items()]:
        if name.partition(".")[0] == package and hasattr(module, "__path__"):
            module.__path__.append(f"{path}/{name.replace('.', '/')}")
