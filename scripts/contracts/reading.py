"""Reads the types of a border: TypedDicts with a sentence below every key."""

import ast
import inspect
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import pairwise
from types import UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


class Field(NamedTuple):
    """A key of a type."""

    name: str
    kind: Any
    required: bool
    doc: str


class Record(NamedTuple):
    """A TypedDict, its inherited keys first."""

    name: str
    doc: str
    fields: tuple[Field, ...]


class UndocumentedError(Exception):
    """A key of a border says nothing of itself."""


def is_record(kind: Any) -> bool:
    """Whether it is a TypedDict, or a generic one with values for its variables."""
    return is_typeddict(get_origin(kind) or kind)


def name_of(kind: Any) -> str:
    """The name of a type outside of Python: `View`, for `ViewFacts` too."""
    name: str = (get_origin(kind) or kind).__name__
    return name.removesuffix("Facts")


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(import_module(module)))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _source(kind: type) -> ast.ClassDef:
    return _classes(kind.__module__)[kind.__name__]


def _sentences(kind: type) -> Iterator[tuple[str, str]]:
    """The keys of a class, each with the sentence below it."""
    for above in _bases(kind):
        yield from _sentences(get_origin(above) or above)
    body = _source(kind).body
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            yield ast.unparse(field.target), _text(below.value)


def _bases(kind: type) -> list[Any]:
    """The TypedDicts it inherits keys from, each with what its type variables are."""
    # Python 3.11 knows only the bases of generic TypedDicts.
    words = [ast.unparse(base) for base in _source(kind).bases]
    bases = [eval(word, vars(import_module(kind.__module__))) for word in words]
    return [base for base in bases if is_typeddict(get_origin(base) or base)]


def _hints(kind: Any) -> dict[str, Any]:
    """The types of the keys; the class gives type variables their values."""
    made = get_origin(kind) or kind
    given: dict[Any, Any] = {}
    for one in (*_bases(made), kind):
        if parts := get_args(one):
            given |= zip(get_origin(one).__parameters__, parts, strict=True)
    return {key: _filled(of, given) for key, of in get_type_hints(made).items()}


def _filled(kind: Any, given: Mapping[Any, Any]) -> Any:
    """A type in which each type variable has its given value."""
    if kind in given:
        return given[kind]
    left = getattr(kind, "__parameters__", ())
    return kind[tuple(given.get(one, one) for one in left)] if left else kind


def _text(node: ast.expr) -> str:
    return inspect.cleandoc(str(ast.literal_eval(node)))


def record(kind: Any) -> Record:
    """All that a TypedDict says of itself; raises UndocumentedError."""
    made: Any = get_origin(kind) or kind
    required: frozenset[str] = made.__required_keys__
    told = dict(_sentences(made))
    hints = _hints(kind)
    for key in hints:
        if key not in told:
            raise UndocumentedError(f"Tell below {made.__name__}.{key} what it is.")
    fields = (Field(key, of, key in required, told[key]) for key, of in hints.items())
    return Record(name_of(kind), inspect.cleandoc(made.__doc__ or ""), tuple(fields))


def is_union(kind: Any) -> bool:
    """Whether it is one of several types."""
    return get_origin(kind) in (Union, UnionType)


def is_choice(kind: Any) -> bool:
    """Whether it is one of several words."""
    return get_origin(kind) is Literal


def reachable(*roots: Any) -> list[Any]:
    """The TypedDicts that these are made of, in the order they are met."""
    found: dict[str, Any] = {}
    for root in roots:
        _reach(root, found)
    return list(found.values())


def met_in(kind: Any) -> Iterator[Any]:
    """The TypedDicts that the keys of one name."""
    for hint in _hints(kind).values():
        yield from _named(hint)


def _named(kind: Any) -> Iterator[Any]:
    if is_record(kind):
        yield kind
    elif not is_choice(kind):
        for part in get_args(kind):
            yield from _named(part)


def _reach(kind: Any, found: dict[str, Any]) -> None:
    if is_record(kind):
        _reach_record(kind, found)
    elif not is_choice(kind):
        for part in get_args(kind):
            _reach(part, found)


def _reach_record(kind: Any, found: dict[str, Any]) -> None:
    name = name_of(kind)
    if name not in found:
        found[name] = kind
        for hint in _hints(kind).values():
            _reach(hint, found)
    elif found[name] != kind:
        raise ValueError(f"Two types of the border are called {name}.")
