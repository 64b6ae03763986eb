"""Changes to JSON values, texts and codes, as damage, malice and programs make them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, TypeAlias

from tabletop.base.base64url import compress, decompress

Place: TypeAlias = tuple[Any, Any]
"""A list or an object, and where in it."""


def nested(depth: int) -> Any:
    """Lists and objects in each other."""
    value: Any = []
    for level in range(depth):
        value = {"a": value} if level % 2 else [value]
    return value


STRANGE: Final[Sequence[Any]] = (
    *(None, True, False, 0, 1, -1, 2, 7, 41, 139, 2**31, 2**53, -(2**63), 2**64),
    *(8_640_000_000_000_001, 0.5, -0.0, 1e308, float("nan"), float("inf"), 10**4200),
    *(
        "",
        "0",
        "A",
        "role",
        "well",
        "first",
        "person",
        "sanjuan-game",
        "\x00",
        "\ud800",
    ),
    *("\u202ebold", "\u200b\u3164", "<b onclick=x>", "{ $x }", "../..", "9" * 5000),
    *("x" * 10_000, [], {}, [[]], [0], [[0]], [None], {"": 0}, {"id": "well"}),
    *({"__proto__": {"a": 1}}, {"seats": 2}, [0] * 3000, [[0]] * 60_000),
    *(nested(3), nested(15), nested(17), nested(90)),
)
"""Values that replace any other value."""

SNIPPETS: Final = (
    *(
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        '"',
        "\\",
        "\\u0000",
        "\\ud800",
        "NaN",
        "-Infinity",
    ),
    *("1e999", "9" * 400, "9" * 5000, "null", "\ufeff", "\u202e", "\x00", "//", "'"),
    *("[" * 40, "[" * 2600, '{"a":' * 40, '{"a":' * 2600, "]" * 2600, "[]," * 3000),
    *('"' * 3000, "\\" * 3000, " " * 1_000_000, "[" * 1_000_000),
)
"""Texts to insert into another text."""

KEYS: Final = (
    *("", "x", "seats", "format", "self", "__proto__", "constructor", "toString"),
    *("2026-12-00", "2026-11-99", "2026-02-30"),
)
"""Keys that may be added to an object."""


def places(value: Any) -> list[Place]:
    """Everywhere in a JSON value something lies."""
    found: list[Place] = []
    waiting = [value]
    while waiting:
        one = waiting.pop()
        keys = one if isinstance(one, dict) else range(len(one))
        found += [(one, key) for key in keys]
        parts = (one[key] for key in keys)
        waiting += [part for part in parts if isinstance(part, dict | list)]
    return found


# ---------------------------------------------------------------- values


def _strange(rng: Random) -> Any:
    return deepcopy(rng.choice(STRANGE))


def _replace(at: Place, rng: Random, all_places: list[Place]) -> None:
    at[0][at[1]] = _strange(rng)


def _leave_out(at: Place, rng: Random, all_places: list[Place]) -> None:
    del at[0][at[1]]


def _nudge(at: Place, rng: Random, all_places: list[Place]) -> None:
    """Another number near it, or another type of the same look."""
    value = at[0][at[1]]
    near = value + rng.choice((-1, 1, 5)) if type(value) is int else str(value)[:99]
    at[0][at[1]] = rng.choice((near, str(near), [value]))


def _move(at: Place, rng: Random, all_places: list[Place]) -> None:
    """A copy of a value from another place."""
    holder, key = rng.choice(all_places)
    at[0][at[1]] = json.loads(json.dumps(holder[key]))


def _add(at: Place, rng: Random, all_places: list[Place]) -> None:
    if isinstance(at[0], list):
        at[0].insert(at[1], rng.choice((at[0][at[1]], _strange(rng))))
    else:
        at[0][rng.choice(KEYS)] = rng.choice((at[0][at[1]], _strange(rng)))


CHANGES: Final[Sequence[Callable[[Place, Random, list[Place]], None]]] = (
    *(_replace, _replace, _leave_out, _nudge, _nudge, _move, _add),
)


def changed(text: str, rng: Random) -> Any:
    """The value of a JSON text with one to three changes in it."""
    holder = [json.loads(text)]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        found = places(holder)
        if 0 < len(found) < 5000:
            at = rng.choice(found[1:] or found)
            rng.choice(CHANGES)(at, rng, found)
    return holder[0] if holder else None


# ---------------------------------------------------------------- texts


def _cut(text: str, at: int, rng: Random) -> str:
    return text[:at]


def _drop(text: str, at: int, rng: Random) -> str:
    return text[:at] + text[at + rng.choice((1, 1, 8, 80)) :]


def _insert(text: str, at: int, rng: Random) -> str:
    return text[:at] + rng.choice(SNIPPETS) + text[at:]


def _overwrite(text: str, at: int, rng: Random) -> str:
    return (
        text[:at] + chr(rng.choice((0, 34, 48, 57, 91, 93, 125, 233))) + text[at + 1 :]
    )


def _repeat(text: str, at: int, rng: Random) -> str:
    return text[: at + 40] + text[at:]


EDITS: Final = (_cut, _drop, _insert, _insert, _overwrite, _overwrite, _repeat)


def damaged(text: str, rng: Random) -> str:
    """The text with one to three edits, as a disk, a transfer or a hand makes them."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice(EDITS)(text, rng.randrange(len(text) + 1), rng)
    return text


# ---------------------------------------------------------------- codes

PACKED: Final = "pn"
"""The parts of a code that hold a text."""


def respelt(code: str, rng: Random) -> str:
    """The code damaged, with other letters of its own, or with another part."""
    return rng.choice((damaged, _misspell, _repack))(code, rng)


def _misspell(code: str, rng: Random) -> str:
    """Letters of other places, so that most of it can still be read."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(code))
        code = code[:at] + rng.choice(code) + code[at + 1 :]
    return code


def _repack(code: str, rng: Random) -> str:
    """A part that holds a changed text; another change where there is none."""
    parts = code.split("~")
    full = [at for at, part in enumerate(parts) if at and _is_packed(part)]
    if not full:
        return _misspell(code, rng)
    at = rng.choice(full)
    parts[at] = parts[at][0] + compress(_rewritten(decompress(parts[at][1:]), rng))
    return "~".join(parts)


def _is_packed(part: str) -> bool:
    return part[:1] in PACKED and len(part) > 1


def _rewritten(text: str, rng: Random) -> str:
    """A position as another one, names as any text."""
    if text.startswith("{") and rng.random() < 0.8:
        return json.dumps(changed(text, rng))
    return damaged(text, rng)
