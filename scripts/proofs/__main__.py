"""Make the long proofs: make proof

    python -m proofs               every proof that is missing, or no longer holds
    python -m proofs kills         the proofs of these names
    python -m proofs release       those that a release needs, in at most 90 minutes
    python -m proofs --mark        makes none; marks in the table which ones still hold

A proof made from a clean commit is a row of docs/proof.md, and its output a file in
build/proofs. It holds until code changes that it runs on (proofs/catalogue.py).
"""

import argparse
import platform
import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from proofs import table
from proofs.catalogue import PROOFS, SETS, UNLISTED, Proof, named
from proofs.table import Row
from toolchain.steps import ROOT, fail, say

DIRTY: Final = " with changes"


def output(*command: str) -> str:
    """The output of a command; a failure ends the proof and prints the output."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        fail(f"{done.stdout}\nThis command failed: {' '.join(command)}")
    return done.stdout.strip()


def commit() -> str:
    """The commit of the working tree, and whether anything was changed since."""
    head = output("git", "rev-parse", "--short", "HEAD")
    except_page = f":!{table.PAGE.relative_to(ROOT)}"
    changed = output("git", "status", "--porcelain", "--", ".", except_page)
    return head + DIRTY if changed else head


def version() -> str:
    """The Python that makes the proofs."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def pace() -> str:
    """The speed of this machine now, to compare times of two days."""
    began = perf_counter()
    total = 0
    for number in range(5_000_000):
        total += number
    return f"5 million additions in {perf_counter() - began:.2f} s"


def title(name: str) -> str:
    """The title of a proof's output."""
    return name.replace("-", " ").capitalize()


def text(name: str, proof: Proof, made_from: str) -> str:
    """One proof: its commands and their output."""
    lines = [f"## {title(name)}", ""]
    for command in proof.commands:
        say(f"{' '.join(command)} …")
        shown = "python " + " ".join(command)
        printed = output(sys.executable, *command) or fail(f"{shown} printed nothing.")
        lines += [f"`{shown}`", "", printed, ""]
    lines.append(f"Made with {version()} ({pace()}) from commit {made_from}.")
    return "\n".join(lines) + "\n"


def make(name: str, made_from: str) -> None:
    """Make that proof; from a clean commit it becomes a row of the table."""
    proof = {**PROOFS, **UNLISTED}[name]
    made = text(name, proof, made_from)
    table.FOLDER.mkdir(parents=True, exist_ok=True)
    (table.FOLDER / f"{name}.md").write_text(made, encoding="utf-8")
    if made_from.endswith(DIRTY):
        say("docs/proof.md stays as it is: its figures are those of clean commits.")
    elif name in PROOFS:
        date = table.date_of(made_from)
        row = Row(name, proof.shown(), proof.reads(made), made_from, date)
        table.write(table.read() | {name: row})


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    known = [*PROOFS, *UNLISTED, *SETS]
    made.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    made.add_argument("--mark", action="store_true", help="only mark the table")
    return made


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the proofs asked for, one after the other."""
    asked = parser().parse_args(arguments)
    if asked.mark:
        table.write(table.read())
        return
    names, made_from = named(asked.names), commit()
    known = [*PROOFS, *UNLISTED]
    if unknown := sorted(set(names) - set(known)):
        fail(f"There is no proof named {unknown[0]}: there are {', '.join(known)}.")
    if not names and made_from.endswith(DIRTY):
        fail("There are uncommitted changes: commit, then make all proofs.")
    for name in names or table.missing(table.read()):
        make(name, made_from)


if __name__ == "__main__":
    main()
