"""The words that the engine gets as constants, read from its source.

No test is here.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import sanjuan
from sanjuan.rules.buildings import CLASSES

PACKAGE = Path(sanjuan.__file__).parent
DISCOUNTS = [b for b in CLASSES if b.production_discount or b.violet_discount]


@cache
def all_calls() -> list[ast.Call]:
    """Every call in the package."""
    texts = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    nodes = [node for text in texts for node in ast.walk(ast.parse(text))]
    return [node for node in nodes if isinstance(node, ast.Call)]


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of that name in the package."""
    for call in all_calls():
        called = getattr(call.func, "attr", ""), getattr(call.func, "id", "")
        if name in called:
            yield call


def first_words(name: str, place: int = 0) -> set[str]:
    """The constant words at that place of such calls."""
    given = [call.args[place] for call in calls(name) if len(call.args) > place]
    return {
        str(word.value)
        for word in given
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }
