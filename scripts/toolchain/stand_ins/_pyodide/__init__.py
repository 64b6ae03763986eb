"""What Pyodide runs Python by."""

from . import _base, _importhook  # type: ignore[attr-defined]

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Leave it as it is."""
