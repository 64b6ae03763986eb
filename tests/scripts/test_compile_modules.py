"""The modules of the page: compiled, and without types that nothing reads."""

import marshal
from collections.abc import Callable
from typing import Any, Final

import pytest

from toolchain.compile_modules import compiled, without_types

SOURCE: Final = b'''
"""A module."""

from typing import Final, NamedTuple

SIZE: Final = 7


class Pair(NamedTuple):
    one: int
    two: int = SIZE


def added(a: int, *more: int, last: int = 0) -> int:
    def inner(b: int) -> int:
        return b + last

    return inner(a) + sum(more)
'''
HEADER: Final = 16
"""The bytes before the code in a `.pyc`."""


@pytest.fixture
def module() -> dict[str, Any]:
    """The names of the module, compiled as for a page."""
    names: dict[str, Any] = {}
    exec(marshal.loads(compiled(without_types(SOURCE), "m.py")[HEADER:]), names)
    return names


def test_a_function_of_the_page_has_no_types(module: dict[str, Any]) -> None:
    added: Callable[..., int] = module["added"]
    assert added.__annotations__ == {}
    assert added(1, 2, last=3) == 6


def test_a_class_of_the_page_keeps_its_fields(module: dict[str, Any]) -> None:
    assert module["Pair"](1) == (1, 7)
    assert "SIZE" not in module.get("__annotations__", {})


def test_a_module_of_the_page_has_no_docstring(module: dict[str, Any]) -> None:
    assert module.get("__doc__") is None
