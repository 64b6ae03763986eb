"""The other modules that Pyodide's script asks for.

A memory is only kept if Python knows the objects of JavaScript in the order in which
Pyodide itself would have imported them.
"""

from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]

__all__ = ["scheduleCallback"]
