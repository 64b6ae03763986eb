"""The cache of powers, by set of buildings, has a largest size."""

import ast
from pathlib import Path

import pytest

import sanjuan
from sanjuan.rules import buildings
from sanjuan.rules.buildings import POWERS
from toolchain.steps import files_in

PY = Path(sanjuan.__file__).parents[1]
FEW = {
    *("deck", "prices", "costs", "guide", "policy", "value", "learned"),
    *("_edges", "_messages", "_keys"),
}
"""Cached functions of a choice of options, a tile, a table, a type or nothing."""


def test_the_cache_of_powers_does_not_grow_beyond_its_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(buildings, "CACHED_POWERS", 3)
    POWERS.clear()
    for mask in range(8):
        assert POWERS[mask].mask == mask
        assert len(POWERS) <= 3
    assert POWERS[7] is POWERS[7]


@pytest.mark.slow
def test_a_function_is_cached_only_if_its_arguments_are_few() -> None:
    found = {
        node.name
        for path in files_in(PY)
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        if "cache" in map(ast.unparse, node.decorator_list)
    }
    assert found == FEW
