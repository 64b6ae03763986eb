"""The part of Pyodide that runs Python."""

from . import _base, _importhook  # type: ignore[attr-defined]

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Leave it as it is."""
