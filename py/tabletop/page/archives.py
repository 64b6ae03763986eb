"""Lazy modules, which come in an archive of their own."""

import sys


def add_archive(path: str, *roots: str) -> None:
    """Add the modules in an archive to imported packages.

    Args:
        path: the path of the archive.
        roots: the packages that get modules, with all imported packages within them.
    """
    for name, module in [*sys.modules.items()]:
        if name.partition(".")[0] in roots and hasattr(module, "__path__"):
            module.__path__.append(f"{path}/{name.replace('.', '/')}")
