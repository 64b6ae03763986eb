"""Nothing is awaited in the page's Python; Pyodide only looks the module up."""

from typing import NoReturn


def get_event_loop() -> NoReturn:
    """Say that there is none."""
    raise RuntimeError("The page's Python has no event loop.")


ensure_future = get_event_loop
