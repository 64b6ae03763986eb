"""The errors that the engine makes, read from its source. No test is here."""

import ast
from collections.abc import Iterator
from pathlib import Path

import sanjuan
import tabletop
from tabletop.base import errors

PACKAGE = Path(sanjuan.__file__).parent
ROOMS = (PACKAGE, Path(tabletop.__file__).parent)
FAMILY = {
    name
    for name, thing in vars(errors).items()
    if isinstance(thing, type) and issubclass(thing, errors.TabletopError)
}
MAKERS = FAMILY | {"refusal"}
"""The functions that make errors; `refusal` makes an error of its caller's class."""


def raised(*rooms: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """The id and the names of the facts of every error in the source."""
    for path in (path for room in rooms for path in room.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in MAKERS:
                yield from _made(call)


def _made(call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    """The error of a call, unless it takes over the id of another error."""
    if isinstance(call.args[0], ast.Constant):
        facts = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        assert isinstance(facts, ast.Dict), f"line {call.lineno}: facts out of sight"
        names = [key.value for key in facts.keys if isinstance(key, ast.Constant)]
        yield str(call.args[0].value), frozenset(map(str, names))


RAISED = sorted(set(raised(*ROOMS)), key=lambda made: made[0])
