"""No interface of JavaScript is bound to types; Pyodide only looks these names up."""

from typing import NoReturn


class BindClass:
    """Marks a type as such an interface."""


class Json:
    """Marks a value as JSON."""


class Deep:
    """Marks a value to be converted with all in it."""


class Default:
    """Marks a value to be converted as usual."""


def bind_class_sig(signature: object) -> NoReturn:
    """Say that it cannot be done."""
    raise NotImplementedError("The page's Python binds no types to JavaScript.")


func_to_sig = get_attr_sig = js2py_bind = bind_class_sig
default_signature = no_default = None
