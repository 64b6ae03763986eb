"""The function by which Pyodide's script runs lines of Python."""

from _pyodide._base import eval_code  # type: ignore[import-not-found]

__all__ = ["eval_code"]
