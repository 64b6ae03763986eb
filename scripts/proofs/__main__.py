"""Make the long proofs anew: make proof

    python -m proofs               all that are missing, or no longer true of this tree
    python -m proofs matches       those of that name

A proof made from a clean commit is a section of docs/proof.md and names that commit. It
stays true until a file changes that it depends on (proofs/catalogue.py); then the page
says so, and the proof is made again. So the page stands for one commit, the newest,
though making all of it takes longer than a day's work.
"""

import argparse
import platform
import re
import subprocess
import sys
from collections.abc import Sequence
from textwrap import fill
from time import perf_counter
from typing import Final

from proofs.catalogue import GALLERIES, PROOFS, Proof
from toolchain.steps import BUILD, ROOT, fail, say

FOLDER: Final = BUILD / "proofs"
PAGE: Final = ROOT / "docs" / "proof.md"
DIRTY: Final = " with changes"
WIDTH: Final = 95
"""Of the lines of a page."""
MADE: Final = re.compile(r"^Made with (.+) from commit (\w+)\.$", re.MULTILINE)
SECTION: Final = re.compile(r"^## ", re.MULTILINE)


def output(*command: str) -> str:
    """What a command prints; a failure ends the proof, and what was printed is told."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        fail(f"{done.stdout}\nThis command failed: {' '.join(command)}")
    return done.stdout.strip()


def commit() -> str:
    """The commit of the working tree, and whether anything was changed since."""
    head = output("git", "rev-parse", "--short", "HEAD")
    besides = f":!{PAGE.relative_to(ROOT)}"
    changed = output("git", "status", "--porcelain", "--", ".", besides)
    return head + DIRTY if changed else head


def version() -> str:
    """The Python that makes the proofs."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def pace() -> str:
    """How quick this machine is now: times of two days may be those of two machines."""
    began = perf_counter()
    total = 0
    for number in range(5_000_000):
        total += number
    return f"5 million additions in {perf_counter() - began:.2f} s"


def title(name: str) -> str:
    """What the section of a proof is called."""
    return name.replace("-", " ").capitalize()


def text(name: str, proof: Proof, made_from: str) -> str:
    """One proof: its commands and what they print."""
    lines = [title(name), ""]
    for command in proof.commands:
        say(f"{' '.join(command)} …")
        shown = "python " + " ".join(command)
        told = output(sys.executable, *command) or fail(f"{shown} printed nothing.")
        lines += [f"`{shown}`", "", told, ""]
    lines.append(f"Made with {version()} ({pace()}) from commit {made_from}.")
    return "\n".join(lines)


# ---------------------------------------------------------------- the page


def sections() -> dict[str, str]:
    """The proofs on the page, by their titles."""
    if not PAGE.exists():
        return {}
    _, *found = SECTION.split(PAGE.read_text(encoding="utf-8"))
    return {one.partition("\n")[0]: one.strip() for one in found}


def changed_since(origin: str, proof: Proof) -> bool:
    """Whether something it depends on is no longer what it was in that commit."""
    compare = ["git", "diff", "--quiet", origin, "HEAD", "--", *proof.depends()]
    return subprocess.run(compare, cwd=ROOT, stderr=subprocess.DEVNULL).returncode != 0


def is_true(section: str, proof: Proof) -> bool:
    """Whether a section tells of the tree as it is."""
    made = MADE.search(section)
    return made is not None and not changed_since(made[2], proof)


def missing(there: dict[str, str]) -> list[str]:
    """The proofs that are not among these sections, or no longer true."""
    return [
        name
        for name, proof in PROOFS.items()
        if not is_true(there.get(title(name), ""), proof)
    ]


HEAD: Final = """\
Made by `make proof`, each from the commit it names. {standing} How strong the computer
players are is told in [strength.md](strength.md)."""
ALL: Final = (
    "Nothing that they depend on has changed since: the figures are those of one tree."
)
OPEN: Final = (
    "These are missing, or what they depend on has changed since; they are to be made "
    "anew: {names}."
)


def standing(there: dict[str, str]) -> str:
    """Whether the figures are those of this tree, and which are not."""
    names = [title(name).lower() for name in missing(there)]
    return OPEN.format(names=", ".join(names)) if names else ALL


def write(there: dict[str, str]) -> None:
    """Write the page in the order of the proofs."""
    known = [title(name) for name in PROOFS if title(name) in there]
    body = "\n\n".join(f"## {there[one]}" for one in known)
    head = fill(HEAD.format(standing=standing(there)), WIDTH, break_on_hyphens=False)
    page = f"# What was measured\n\n{head}\n\n{body}\n"
    PAGE.write_text(page, encoding="utf-8")


def make(name: str, made_from: str) -> None:
    """Make that proof; from a clean commit it comes on the page."""
    proof = {**PROOFS, **GALLERIES}[name]
    section = text(name, proof, made_from)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.md").write_text(f"## {section}\n", encoding="utf-8")
    if made_from.endswith(DIRTY):
        say("docs/proof.md stays as it is: its figures are those of clean commits.")
    elif name in PROOFS:
        write(sections() | {title(name): section})


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the proofs asked for, each for itself."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    known = [*PROOFS, *GALLERIES]
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names, made_from = parser.parse_args(arguments).names, commit()
    if unknown := sorted(set(names) - set(known)):
        fail(f"There is no proof named {unknown[0]}: there are {', '.join(known)}.")
    if not names and made_from.endswith(DIRTY):
        fail("There are uncommitted changes: commit, then make all proofs.")
    for name in names or missing(sections()):
        make(name, made_from)


if __name__ == "__main__":
    main()
