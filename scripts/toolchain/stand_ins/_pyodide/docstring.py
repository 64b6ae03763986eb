"""The page's Python has no docstrings."""

from types import BuiltinFunctionType


def get_cmeth_docstring(function: BuiltinFunctionType) -> str:
    """An empty docstring, in the form Python wants."""
    return f"{function.__name__}()\n--\n\n"


def dedent_docstring(docstring: str) -> str:
    """The same."""
    return docstring
