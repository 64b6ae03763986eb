"""Checked values from the JSON of messages, saves, positions and options.

The caller chooses the error for a wrong value: its function `wrong` makes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from operator import index
from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    SupportsIndex,
    TypeAlias,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tabletop.base.errors import Mistyped, OptionError, QueryError, TabletopError
from tabletop.base.sanitize import excerpt

Wrong: TypeAlias = Callable[[str, object], TabletopError]
"""Makes the error for a key with a wrong value."""

MOST_SHOWN: Final = 24
"""The most letters of a value that a sentence names with its type."""

_BOOL: Final = re.compile(r"\bbool")
"""In the name of a type of numpy or torch: it has truth values, not numbers."""


class Fields:
    """The fields of a JSON object; a missing one reads as its default."""

    def __init__(self, given: Mapping[str, Any], wrong: Wrong) -> None:
        self._given = given
        self._wrong = wrong

    def __contains__(self, key: str) -> bool:
        return key in self._given

    def get(self, key: str, default: object = None) -> Any:
        """The value at that key, unchecked."""
        return self._given.get(key, default)

    def number(
        self, key: str, within: range | None = None, default: int | None = None
    ) -> int:
        """The whole number at that key, within that range."""
        value = self.get(key, default)
        if type(value) is not int or (within is not None and value not in within):
            raise self._wrong(key, value)
        return value

    def numbers(self, key: str, within: range) -> dict[str, int]:
        """The whole numbers by name at that key, each within that range."""
        given = self.get(key)
        if not isinstance(given, dict):
            raise self._wrong(key, given)
        named = Fields(given, self._wrong)
        return {name: named.number(name, within) for name in given}

    def switch(self, key: str, default: bool | None = False) -> bool:
        """The truth value at that key."""
        value = self.get(key, default)
        if type(value) is not bool:
            raise self._wrong(key, value)
        return value

    def text(self, key: str, longest: int, default: str | None = None) -> str:
        """The text at that key, of at most `longest` letters."""
        value = self.get(key, default)
        if not isinstance(value, str) or len(value) > longest:
            raise self._wrong(key, value)
        return value

    def listed(self, key: str, default: list[Any] | None = None) -> list[Any]:
        """The list at that key."""
        value = self.get(key, default)
        if not isinstance(value, list):
            raise self._wrong(key, value)
        return value

    def unknown(self, known: frozenset[str]) -> str | None:
        """The first unknown key in alphabetical order; None if all are known."""
        return min(
            (str(excerpt(k)) for k in self._given if k not in known), default=None
        )


def whole(value: object) -> int | None:
    """The value as an `int`; None if it is not a whole number.

    Integers of numpy are whole numbers; 1.0 and truth values are not, neither those of
    Python nor those of libraries.

    >>> whole(3), whole(1.0), whole(True)
    (3, None, None)
    """
    if type(value) is int:
        return value
    if isinstance(value, bool) or _BOOL.search(str(getattr(value, "dtype", ""))):
        return None
    try:
        return index(cast(SupportsIndex, value))
    except TypeError:
        return None


def typed(value: object, *kinds: type) -> object:
    """The value for an error, which names its type if that is none of these.

    >>> typed(9, int), typed("7", int)
    (9, Mistyped(value='7', text="'7' (str)"))
    """
    fits = type(value) in kinds or (int in kinds and whole(value) is not None)
    return value if fits else Mistyped(value, f"{_shown(value)} ({_name(type(value))})")


def _shown(value: object) -> str:
    shown = excerpt(value)
    return (repr(shown) if isinstance(value, str) else str(shown))[:MOST_SHOWN]


def _name(kind: type) -> str:
    inner = kind.__module__ == "builtins"
    return kind.__name__ if inner else f"{kind.__module__}.{kind.__name__}"


def bad_switch(key: str, value: object) -> OptionError:
    """The error for an option that is neither on nor off."""
    return OptionError("bad_switch", {"name": key, "value": typed(value, bool)})


def checked_seat(seat: object, seats: int) -> int:
    """The number of a seat below `seats`; raises QueryError for anything else."""
    number = whole(seat)
    if number is None or number not in range(seats):
        raise QueryError("no_such_seat", {"seat": typed(seat, int)})
    return number


def checked_viewer(seat: object, seats: int) -> int | None:
    """The number of a seat that looks on, or None for a spectator; else QueryError."""
    return None if seat is None else checked_seat(seat, seats)


# ---------------------------------------------------------------- types


def is_of(value: object, kind: Any) -> bool:
    """Whether a value from JSON has a type, down to its last key.

    The type may consist of TypedDicts, lists, tuples, dictionaries, unions, literals
    and plain types. A tuple is a list in JSON, and a whole number is a float, too.
    """
    if is_typeddict(kind):
        return isinstance(value, dict) and _is_record(value, kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(is_of(value, part) for part in parts)
    if origin is list:
        return isinstance(value, list) and all(is_of(one, parts[0]) for one in value)
    if origin is tuple:
        is_long = isinstance(value, list) and len(value) == len(parts)
        return is_long and all(map(is_of, cast(list[Any], value), parts))
    if origin in (dict, Mapping):
        return isinstance(value, dict) and all(
            is_of(one, parts[1]) for one in value.values()
        )
    assert origin in (None, Literal), f"{kind} is no type of a value out of JSON"
    if kind is float:
        return type(value) in (int, float)
    return kind is object or type(value) is kind or value in parts


def _is_record(value: dict[str, Any], kind: Any) -> bool:
    kinds = _keys(kind)
    if not kind.__required_keys__ <= value.keys() <= kinds.keys():
        return False
    return all(is_of(one, kinds[key]) for key, one in value.items())


@cache
def _keys(kind: Any) -> Mapping[str, Any]:
    """The keys of a TypedDict, each with its type; its bases give type variables."""
    given: dict[Any, Any] = {}
    for base in getattr(kind, "__orig_bases__", ()):
        given |= zip(
            getattr(get_origin(base), "__parameters__", ()),
            get_args(base),
            strict=False,
        )
    return {key: given.get(of, of) for key, of in get_type_hints(kind).items()}
