"""Lists the chosen packages on docs/dependencies.md: python -m toolchain.dependencies

With `--check` it only compares the page with the lock files, which have the versions.
`dependencies.toml` has the reason for each package; `toolchain/bill.py` lists all.
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
from toolchain.icons import rounded, shapes, write_icons
from toolchain.steps import ROOT, run
from toolchain.style_sheets import write_style_sheets

PAGE: Final = ROOT / "docs" / "dependencies.md"
TOLD: Final = Path(__file__).with_name("dependencies.toml")
PACKAGE: Final = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)")
PIN: Final = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
SIZE: Final = re.compile(r"\| [\d,]+ \|")
PURPOSES: Final = ("site", "dev", "bench", "locker")
"""The files of requirements/; each includes the packages of the one before it."""


class Row(NamedTuple):
    """A package, with the reason for it or the packages that need it."""

    name: str
    version: str
    licence: str
    why: str
    registry: str
    """`npm` or `pypi`."""


class Told(NamedTuple):
    """The facts that no lock file has, by name of the package."""

    why: Mapping[str, str]
    licences: Mapping[str, str]


def told() -> Told:
    """The content of `dependencies.toml`."""
    found = tomllib.loads(TOLD.read_text(encoding="utf-8"))
    return Told(found["why"], found["licences"])


# ---------------------------------------------------------------- libraries of the page


def libraries() -> dict[str, Any]:
    """The packages of the lock file by place."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    return {place: one for place, one in lock["packages"].items() if place}


def needed_by(name: str, packages: Mapping[str, Any]) -> str:
    """The libraries that depend on a library."""
    wanted = (
        place.rpartition("node_modules/")[2]
        for place, one in packages.items()
        if name in {**one.get("dependencies", {}), **one.get("peerDependencies", {})}
    )
    return ", ".join(sorted(set(wanted)))


def library_rows(known: Told) -> Iterator[Row]:
    """All libraries by name, without the builds for single systems."""
    packages = libraries()
    for place, one in packages.items():
        if one.keys() & {"os", "cpu", "libc"}:
            continue
        name = place.rpartition("node_modules/")[2]
        is_direct = place == f"node_modules/{name}" and name in known.why
        why = known.why[name] if is_direct else needed_by(name, packages)
        licence = one.get("license") or known.licences[name]
        yield Row(name, one["version"], licence, why, "npm")


def page_sizes() -> Counter[str]:
    """The uncompressed bytes of each library in the files that the browser loads."""
    write_icons()
    scripts = [ROOT / "web" / name for name in ("app.js", "engine/worker.js")]
    sizes = bundled(*scripts) + bundled(write_style_sheets())
    pyodide_files.build()
    for path in (pyodide_files.SCRIPT, pyodide_files.WASM):
        sizes["pyodide"] += path.stat().st_size
    drawn = rounded(shapes()).values()
    sizes["@iconify-json/game-icons"] = sum(len(body) for _, body in drawn)
    return sizes


def bundled(*entries: Path) -> Counter[str]:
    """The bytes of each library in a bundle of these scripts or style sheets."""
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


# ---------------------------------------------------------------- packages of Python


def pins() -> dict[str, dict[str, str]]:
    """Packages and versions by the first purpose that lists them."""
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
            yield Row(name, version, known.licences[name], why, "pypi")


# ---------------------------------------------------------------- the page

HEAD: Final = """\
# Dependencies

`python -m toolchain.dependencies` writes this page; `make lint` compares it with the
lock files. The game itself, `sanjuan` and `tabletop`, needs only Python. The tables
list the packages that a person chose. `make release` lists these and all packages that
they need in `dependencies.cdx.json` (CycloneDX).

The lock files pin every package with the hash of its files. An installation runs no
script of a library. The page lists no builds for single systems: the lock file has no
hash of some of these.

"""
IN_PAGE: Final = """\
## In the page

The size counts the part that the page uses, before compression, on the day of the last
change here. Pyodide brings Python's own library, cut to the modules that the game uses.

| package | version | licence | kB | why |
|---|---|---|--:|---|
"""
TABLE: Final = """
| package | version | licence | why |
|---|---|---|---|
"""


def line(row: Row, size: int = 0) -> str:
    """A row of a table; only a package in the page has a size."""
    sizes = [f"{max(1, round(size / 1000)):,}"] if size else []
    cells = [f"`{row.name}`", row.version, row.licence, *sizes, row.why]
    return f"| {' | '.join(cells)} |\n"


def is_chosen(row: Row, known: Told) -> bool:
    """Whether a person chose the package: another package may bring a second copy."""
    return row.why == known.why.get(row.name)


def page() -> str:
    """The whole page."""
    known, sizes = told(), page_sizes()
    rows = [row for row in library_rows(known) if is_chosen(row, known)]
    there = "".join(line(row, sizes[row.name]) for row in rows if sizes[row.name])
    tools = "".join(line(row) for row in rows if not sizes[row.name])
    python = "".join(line(row) for row in package_rows(known) if is_chosen(row, known))
    return (
        f"{HEAD}{IN_PAGE}{there}\n## Tools and types of the page\n{TABLE}{tools}"
        f"\n## Tools in Python\n{TABLE}{python}"
    )


def _sizeless(text: str) -> str:
    """The page without sizes, because any change of a script changes them a little."""
    return SIZE.sub("|", text)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the page; with `--check`, fail if it is out of date."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true")
    made = page()
    if not parser.parse_args(arguments).check:
        PAGE.write_text(made, encoding="utf-8")
    elif not PAGE.exists() or _sizeless(PAGE.read_text("utf-8")) != _sizeless(made):
        sys.exit(f"{PAGE.name} is out of date: run `python -m toolchain.dependencies`.")


if __name__ == "__main__":
    main()
