"""Make the long proofs anew: make proof

    python -m proofs               all that were not made yet from this commit
    python -m proofs matches       those of that name

Each proof's output is kept in build/proofs and says the commit it was made from. Once
all of them come from this commit, and its tree is clean, their figures make
docs/proof.md; until then it is said which are missing.
"""

import argparse
import platform
import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from toolchain.steps import BUILD, ROOT, fail, say

FOLDER: Final = BUILD / "proofs"
PAGE: Final = ROOT / "docs" / "proof.md"
DIRTY: Final = " with changes"

PROOFS: Final = {
    "random-games": [["-m", "proofs.random_games", "--all", "--games", "100000"]],
    "mutants": [["-m", "proofs.mutants"]],
    "properties": [
        ["-m", "pytest", "-q", "--hypothesis-profile=proof", "tests/sanjuan/rules"],
    ],
    "matches": [
        ["-m", "arena.match", "--a", "medium", "--b", "random", "--games", "1000"],
    ],
    "usage": [
        ["-m", "arena.usage", "--seats", seats, "--games", "1000"]
        for seats in ("2", "3", "4")
    ],
    "frozen-games": [["-m", "proofs.frozen_games"]],
    "hostile": [["-m", "proofs.hostile"]],
    "face-down": [["-m", "proofs.face_down"], ["-m", "proofs.drawn_alike"]],
    "flakes": [["-m", "proofs.flakes"]],
    "browser-games": [["-m", "proofs.browser_games"]],
    "speed": [["-m", "bench.speed"]],
    "loading": [["-m", "bench.loading"]],
    "thinking": [["-m", "bench.thinking"]],
    "page-speed": [["-m", "bench.page"]],
    "lighthouse": [["-m", "proofs.lighthouse_scores", "--visits", "1"]],
    "languages": [["-m", "pytest", "-q", "-n0", "-m", "long", "tests/web"]],
}
"""By name: the commands whose output a proof is."""

GALLERY: Final = ["-m", "proofs.screenshots"]
"""Makes pictures to look at, no figures: only `make proof NAMES=screens` takes them."""

MADE: Final = re.compile(r"Made with (.+) from commit (.+)\.\n$")


def output(*command: str) -> str:
    """What a command prints; a failure ends the proof."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        fail(f"This command failed: {' '.join(command)}")
    return done.stdout.strip()


def commit() -> str:
    """The commit of the working tree, and whether anything was changed since."""
    head = output("git", "rev-parse", "--short", "HEAD")
    changed = output("git", "status", "--porcelain", "--", ".", f":!{PAGE}")
    return head + DIRTY if changed else head


def version() -> str:
    """The Python that makes the proofs."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def text(name: str, made_from: str) -> str:
    """One proof: its commands and what they print."""
    lines = [f"## {name.replace('-', ' ').capitalize()}", ""]
    for command in [GALLERY] if name == "screens" else PROOFS[name]:
        say(f"{' '.join(command)} …")
        shown = "python " + " ".join(command)
        lines += [f"`{shown}`", "", output(sys.executable, *command), ""]
    lines.append(f"Made with {version()} from commit {made_from}.")
    return "\n".join([*lines, ""])


HEAD: Final = """\
# What was measured

Made by `make proof` with {python} from commit {commit}, all from one clean working
tree. How strong the computer players are is told in [strength.md](strength.md).

"""


def kept(name: str) -> str:
    """The text of a proof; empty if it was not made."""
    file = FOLDER / f"{name}.md"
    return file.read_text(encoding="utf-8") if file.exists() else ""


def missing(made_from: str) -> list[str]:
    """The proofs that were not made, or not from that commit by this Python."""
    wanted = (version(), made_from)
    origins = {name: MADE.search(kept(name)) for name in PROOFS}
    return [name for name, o in origins.items() if o is None or o.groups() != wanted]


def page(made_from: str) -> str:
    """All proofs on one page."""
    bodies = [MADE.sub("", kept(name)).strip() for name in PROOFS]
    head = HEAD.format(python=version(), commit=made_from)
    return head + "\n\n".join(bodies) + "\n"


def make(names: list[str], made_from: str) -> None:
    """Make the proofs of these names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        file = FOLDER / f"{name}.md"
        file.write_text(text(name, made_from), encoding="utf-8")


def put_together(made_from: str) -> None:
    """Write the page, or say what it waits for."""
    if made_from.endswith(DIRTY):
        say("docs/proof.md stays as it is: its figures are those of a clean commit.")
    elif waiting := missing(made_from):
        say(f"docs/proof.md still waits for {', '.join(waiting)}.")
    else:
        PAGE.write_text(page(made_from), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Make the proofs asked for, and the page once all are there."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    known = [*PROOFS, "screens"]
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names, made_from = parser.parse_args(arguments).names, commit()
    if unknown := sorted(set(names) - set(known)):
        fail(f"There is no proof named {unknown[0]}: there are {', '.join(known)}.")
    if not names and made_from.endswith(DIRTY):
        fail("There are uncommitted changes: commit, then make all proofs.")
    make(names or missing(made_from), made_from)
    put_together(made_from)


if __name__ == "__main__":
    main()
