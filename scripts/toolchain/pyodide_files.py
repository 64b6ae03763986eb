"""Pyodide's own files as the page loads them: cut to what it can reach."""

from pathlib import Path
from typing import Final

from toolchain.steps import BUILD, ROOT, Step, empty, run, say

WHOLE: Final = ROOT / "node_modules" / "pyodide"
CUT: Final = BUILD / "pyodide"

SCRIPT: Final = CUT / "pyodide.asm.mjs"
WASM: Final = CUT / "pyodide.asm.wasm"

CUTTERS: Final = [
    Path(__file__).with_name(name)
    for name in ("cut_pyodide.mjs", "cut_script.mjs", "wasm_exports.mjs")
]


def build() -> None:
    """Cut them, if they are not cut yet."""
    inputs = [ROOT / "package-lock.json", *CUTTERS]
    step = Step("pyodide", inputs, [SCRIPT, WASM])
    if step.is_done():
        return
    say("Cutting Pyodide …")
    run("node", CUTTERS[0], WHOLE, empty(CUT))
    step.done()
