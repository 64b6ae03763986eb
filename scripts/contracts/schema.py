"""Writes the types of a border as JSON Schema."""

from collections.abc import Mapping
from typing import Any, Final, get_args, get_origin

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from contracts.reading import (
    Field,
    is_choice,
    is_record,
    is_union,
    name_of,
    reachable,
    record,
)

Schema = dict[str, Any]

_PLAIN: Final[dict[Any, Schema]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    object: {},
}


def schema(root: Any, title: str = "", description: str = "") -> Schema:
    """The schema of a type, every type it is made of among its `$defs`."""
    head = {"title": title, "description": description} if title else {}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **head,
        **said(root),
        "$defs": {name_of(kind): _object(kind) for kind in reachable(root)},
    }


def _object(kind: Any) -> Schema:
    _, doc, fields = record(kind)
    return {
        "description": doc,
        "type": "object",
        "additionalProperties": False,
        "required": [field.name for field in fields if field.required],
        "properties": {field.name: _property(field) for field in fields},
    }


def _property(field: Field) -> Schema:
    return {"description": field.doc, **said(field.kind)}


def said(kind: Any) -> Schema:
    """A type as a schema."""
    if is_record(kind):
        return {"$ref": f"#/$defs/{name_of(kind)}"}
    if kind in _PLAIN:
        return dict(_PLAIN[kind])
    if is_choice(kind):
        return {"enum": list(get_args(kind))}
    if is_union(kind):
        return {"anyOf": [said(part) for part in get_args(kind)]}
    return _made_of(get_origin(kind), [said(part) for part in get_args(kind)])


def _made_of(origin: Any, parts: list[Schema]) -> Schema:
    if origin is list:
        return {"type": "array", "items": parts[0]}
    if origin is tuple:
        count = {"minItems": len(parts), "maxItems": len(parts)}
        return {"type": "array", "prefixItems": parts, **count}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": parts[1]}
    raise TypeError(f"JSON has no type for {origin}.")


def misfit(of: Schema, value: object) -> str:
    """In a sentence, what of a value does not fit a schema; empty if all does."""
    error = best_match(Draft202012Validator(of).iter_errors(value))
    if error is None:
        return ""
    name = of.get("title", "This")
    return f"{name} does not fit at {error.json_path}: {error.message}."
