"""The one thing that Pyodide asks of functions, which are none of JavaScript's here."""


def iscoroutinefunction(function: object) -> bool:
    """Whether it has to be awaited."""
    return False
