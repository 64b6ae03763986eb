"""Places the files that Python starts from."""

import json
from pathlib import Path
from typing import Final

import build_wheel
from toolchain import pyodide_files
from toolchain.games import GAMES
from toolchain.stage import ASSETS, copy, from_assets, hashed
from toolchain.steps import digest

RUNTIME_FILES: Final = {
    pyodide_files.SCRIPT: "pyodide.asm.js",
    pyodide_files.WASM: "pyodide.asm.wasm",
}
"""Pyodide's own files and their names in the site: many a host knows no `.mjs`."""


def place_pyodide() -> list[Path]:
    """Copy Pyodide's own files to a folder named by their content."""
    mark = digest(b"".join(source.read_bytes() for source in RUNTIME_FILES))
    folder = ASSETS / f"python-{mark}"
    return [copy(source, folder / given) for source, given in RUNTIME_FILES.items()]


def place_runtime() -> dict[str, object]:
    """Copy everything Python starts from, and say where it is and how much."""
    script, wasm = place_pyodide()
    library = hashed(_compiled("library"))
    parts = {name: hashed(_compiled(name)) for name in build_wheel.parts()}
    names = {name: from_assets(path) for name, path in parts.items()}
    made = [from_assets(script), from_assets(library), *names.values()]
    house = _size(wasm, library, parts[build_wheel.HOUSE])
    return {
        "wasm": from_assets(wasm),
        "script": from_assets(script),
        "library": from_assets(library),
        "parts": names,
        "lock": json.loads((build_wheel.RUNTIME / "lock.json").read_text()),
        "bytes": {game.name: house + _size(parts[game.name]) for game in GAMES},
        "hash": digest("".join(made).encode()),
    }


def _compiled(name: str) -> Path:
    return build_wheel.RUNTIME / f"{name}.bin"


def _size(*paths: Path) -> int:
    return sum(path.stat().st_size for path in paths)
