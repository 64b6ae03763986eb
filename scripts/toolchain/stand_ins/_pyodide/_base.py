"""Runs the lines of Pyodide's own script, and imports what the page asks for."""

from importlib import import_module
from types import ModuleType
from typing import Any


def eval_code(source: str, globals: dict[str, Any] | None = None) -> object:
    """The value of the last expression of a line, after all that stands before it."""
    names = {} if globals is None else globals
    *before, last = source.split(";")
    exec(";".join(before), names)
    return eval(last.strip(), names)


def pyimport_impl(name: str) -> ModuleType:
    """The module of that name."""
    return import_module(name)
