"""Writes the types of a border for the page."""

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args, get_origin

from contracts.reading import (
    Field,
    is_choice,
    is_record,
    is_union,
    met_in,
    name_of,
    reachable,
    record,
)

_PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}


class Above(NamedTuple):
    """The types of another file: its address, and the types themselves."""

    address: str
    kinds: Sequence[Any]


NOTHING: Final = Above("", ())


def written(
    head: str, unions: Mapping[str, Any], *roots: Any, above: Above = NOTHING
) -> str:
    """The file: a line on top, every type met from the roots on, the named unions.

    It imports the types that are `above`.
    """
    found = reachable(*unions.values(), *roots)
    kinds = [kind for kind in found if kind not in above.kinds]
    met = {name_of(one) for kind in kinds for one in met_in(kind)}
    imported = sorted(met & {name_of(one) for one in above.kinds if one in found})
    parts = [f"/** {head} */"]
    if imported:
        names = ", ".join(imported)
        parts.append(f'import type {{ {names} }} from "{above.address}";')
    parts += ["\n".join(_declared(kind)) for kind in kinds]
    parts += [f"export type {name} = {said(kind)};" for name, kind in unions.items()]
    return "\n\n".join(parts) + "\n"


def _declared(kind: Any) -> Iterator[str]:
    name, doc, fields = record(kind)
    yield from _comment(doc, "")
    yield f"export type {name} = {{"
    for field in fields:
        yield from _comment(field.doc, "  ")
        yield f"  {_key(field)}: {said(field.kind)};"
    yield "};"


def _comment(doc: str, indent: str) -> Iterator[str]:
    lines = [line for part in doc.splitlines() for line in textwrap.wrap(part, 110)]
    if len(lines) == 1:
        yield f"{indent}/** {doc} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}" for line in lines)
    yield f"{indent} */"


def _key(field: Field) -> str:
    return field.name if field.required else f"{field.name}?"


def said(kind: Any) -> str:
    """A type in TypeScript."""
    if is_record(kind):
        return name_of(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if is_choice(kind):
        return " | ".join(f'"{word}"' for word in get_args(kind))
    if is_union(kind):
        return " | ".join(dict.fromkeys(said(part) for part in get_args(kind)))
    return _made_of(get_origin(kind), [said(part) for part in get_args(kind)])


def _made_of(origin: Any, parts: list[str]) -> str:
    if origin is list:
        return f"({parts[0]})[]" if "|" in parts[0] else f"{parts[0]}[]"
    if origin is tuple:
        return f"[{', '.join(parts)}]"
    if origin in (dict, Mapping):
        return f"Record<string, {parts[1]}>"
    raise TypeError(f"The page has no type for {origin}.")
