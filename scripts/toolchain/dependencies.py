"""Write what the page and its tools are made with: python -m toolchain.dependencies

With `--check` it only says whether docs/dependencies.md is still true. Versions are
those of the lock files; `dependencies.toml` beside this says why each is there.
"""

import argparse
import json
import re
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from toolchain import pyodide_files
from toolchain.bundle import ESBUILD, OPTIONS
from toolchain.icons import shapes, write_icons
from toolchain.steps import ROOT, run
from toolchain.style_sheets import write_style_sheets

PAGE: Final = ROOT / "docs" / "dependencies.md"
TOLD: Final = Path(__file__).with_name("dependencies.toml")
PACKAGE: Final = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)")
PIN: Final = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
SIZE: Final = re.compile(r"\| [\d,]+ \|")
PURPOSES: Final = ("site", "dev", "bench", "locker")
"""The files of requirements/, each with everything the one before it has."""


class Row(NamedTuple):
    """A package: why it is there, or who needs it; bytes it has in the page."""

    name: str
    version: str
    licence: str
    why: str
    size: int = 0


class Told(NamedTuple):
    """What no lock file says, by name."""

    why: Mapping[str, str]
    licences: Mapping[str, str]


def told() -> Told:
    """What `dependencies.toml` says."""
    found = tomllib.loads(TOLD.read_text(encoding="utf-8"))
    return Told(found["why"], found["licences"])


# ---------------------------------------------------------------- the page's side


def libraries() -> dict[str, Any]:
    """The packages of the lock by place."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    return {place: one for place, one in lock["packages"].items() if place}


def chosen() -> set[str]:
    """The libraries that package.json names."""
    given = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    return {*given["dependencies"], *given["devDependencies"]}


def needed_by(name: str, packages: Mapping[str, Any]) -> str:
    """Who brings a library along."""
    wanted = (
        place.rpartition("node_modules/")[2]
        for place, one in packages.items()
        if name in {**one.get("dependencies", {}), **one.get("peerDependencies", {})}
    )
    return ", ".join(sorted(set(wanted)))


def library_rows(known: Told) -> Iterator[Row]:
    """All libraries by name, without the builds for single systems."""
    packages, sizes, direct = libraries(), page_sizes(), chosen()
    for place, one in packages.items():
        if one.keys() & {"os", "cpu", "libc"}:
            continue
        name = place.rpartition("node_modules/")[2]
        why = known.why[name] if name in direct else needed_by(name, packages)
        licence = one.get("license") or known.licences[name]
        yield Row(name, one["version"], licence, why, sizes[name])


def page_sizes() -> Counter[str]:
    """The bytes of each library in what the browser is sent, uncompressed."""
    write_icons()
    scripts = [ROOT / "web" / name for name in ("app.js", "engine/worker.js")]
    sizes = bundled(*scripts) + bundled(write_style_sheets())
    pyodide_files.build()
    for path in (pyodide_files.SCRIPT, pyodide_files.WASM):
        sizes["pyodide"] += path.stat().st_size
    sizes["@iconify-json/game-icons"] = sum(len(body) for _, body in shapes().values())
    return sizes


def bundled(*entries: Path) -> Counter[str]:
    """The bytes of each library in a bundle of these."""
    sizes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        metafile = Path(folder) / "made.json"
        run(ESBUILD, *entries, *OPTIONS, f"--outdir={folder}", f"--metafile={metafile}")
        outputs = json.loads(metafile.read_text(encoding="utf-8"))["outputs"]
    for output in outputs.values():
        for path, part in output["inputs"].items():
            if found := PACKAGE.search(path):
                sizes[found[1]] += part["bytesInOutput"]
    return sizes


# ---------------------------------------------------------------- Python's side


def pins() -> dict[str, dict[str, str]]:
    """Packages and versions by the first purpose that needs them."""
    found: dict[str, dict[str, str]] = {}
    seen: set[str] = set()
    for purpose in PURPOSES:
        text = (ROOT / "requirements" / f"{purpose}.txt").read_text(encoding="utf-8")
        pinned = dict(PIN.findall(text))
        found[purpose] = {n: v for n, v in pinned.items() if n not in seen}
        seen.update(pinned)
    return found


def package_rows(known: Told) -> Iterator[Row]:
    """All Python packages, by purpose."""
    for purpose, packages in pins().items():
        for name, version in packages.items():
            why = known.why.get(name, f"comes with others of `{purpose}`")
            yield Row(name, version, known.licences[name], why)


# ---------------------------------------------------------------- the page

HEAD: Final = """\
# What it is made with

Made by `python -m toolchain.dependencies`; `make lint` holds it to the lock files. The
game itself, `sanjuan` and `tabletop`, needs nothing but Python. Every package is pinned
with the hash of its files, and scripts that libraries bring for their installation are
not run. Left out are a library's builds for single systems, of which those that were
not at hand when the lock was written have no hash.

"""
IN_PAGE: Final = """\
## In the page

The size is that of what the page uses of it, before compression, when this was written.
Python's own library comes out of Pyodide as well and is cut to what the game uses.

| package | version | licence | kB | why |
|---|---|---|--:|---|
"""
TABLE: Final = """
| package | version | licence | why, or who needs it |
|---|---|---|---|
"""


def line(row: Row) -> str:
    """A row of a table; the size only of what is in the page."""
    size = [f"{max(1, round(row.size / 1000)):,}"] if row.size else []
    cells = [f"`{row.name}`", row.version, row.licence, *size, row.why]
    return f"| {' | '.join(cells)} |\n"


def page() -> str:
    """The whole page."""
    known = told()
    rows = list(library_rows(known))
    there = "".join(line(row) for row in rows if row.size)
    tools = "".join(line(row) for row in rows if not row.size)
    python = "".join(line(row) for row in package_rows(known))
    return (
        f"{HEAD}{IN_PAGE}{there}\n## Tools and types of the page\n{TABLE}{tools}"
        f"\n## Tools in Python\n{TABLE}{python}"
    )


def _sizeless(text: str) -> str:
    """Sizes change with every sentence of ours, a little: they are not held."""
    return SIZE.sub("|", text)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the page, or end with a sentence if it is no longer true."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    made = page()
    if not parser.parse_args(arguments).check:
        PAGE.write_text(made, encoding="utf-8")
    elif not PAGE.exists() or _sizeless(PAGE.read_text("utf-8")) != _sizeless(made):
        sys.exit(
            f"{PAGE.name} is no longer true: run `python -m toolchain.dependencies`."
        )


if __name__ == "__main__":
    main()
