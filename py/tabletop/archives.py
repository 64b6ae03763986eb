"""Modules that come later than the rest, in an archive of their own."""

import sys


def add_archive(path: str, *roots: str) -> None:
    """Let packages have modules in that archive, too.

    Args:
        path: where it lies.
        roots: the packages that may, and all packages within them, once imported.
    """
    for name, module in [*sys.modules.items()]:
        if name.partition(".")[0] in roots and hasattr(module, "__path__"):
            module.__path__.append(f"{path}/{name.replace('.', '/')}")
