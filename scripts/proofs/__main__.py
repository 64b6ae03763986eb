"""Make the long proofs anew: make proof

    python -m proofs               all of them
    python -m proofs matches       those of that name
    python -m proofs --page        only put the page of all figures together

Each proof's output is kept in build/proofs and says the commit it was made from. Once
all of them come from one commit of a clean tree, their figures make docs/proof.md.
"""

import argparse
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from toolchain.steps import BUILD, ROOT, fail, say

FOLDER: Final = BUILD / "proofs"
PAGE: Final = ROOT / "docs" / "proof.md"

PROOFS: Final = {
    "random-games": [["-m", "proofs.random_games", "--all", "--games", "100000"]],
    "mutants": [["-m", "proofs.mutants"]],
    "matches": [
        ["-m", "arena.match", "--a", "medium", "--b", "random", "--games", "1000"],
    ],
    "usage": [
        ["-m", "arena.usage", "--seats", seats, "--games", "1000"]
        for seats in ("2", "3", "4")
    ],
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

MADE: Final = re.compile(r"Made with (.+) from commit (\w+)( with changes)?\.")


def output(*command: str) -> str:
    """What a command prints; a failure ends the proof."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        fail(f"This command failed: {' '.join(command)}")
    return done.stdout.strip()


def commit() -> str:
    """The commit of the working tree, and whether anything was changed since."""
    head = output("git", "rev-parse", "--short", "HEAD")
    changed = output("git", "status", "--porcelain", "--", "py", "scripts", "web")
    return f"{head} with changes" if changed else head


def text(name: str, made_from: str) -> str:
    """One proof: its commands and what they print."""
    lines = [f"## {name.replace('-', ' ').capitalize()}", ""]
    for command in [GALLERY] if name == "screens" else PROOFS[name]:
        say(f"{' '.join(command)} …")
        shown = "python " + " ".join(command)
        lines += [f"`{shown}`", "", output(sys.executable, *command), ""]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines.append(f"Made with {python} from commit {made_from}.")
    return "\n".join([*lines, ""])


HEAD: Final = """\
# What was measured

Made by `make proof` with {python} from commit {commit}, all from one clean working
tree. How strong the computer players are is told in [strength.md](strength.md).

"""


def page(texts: list[str]) -> str:
    """All proofs on one page; they must come from one commit of a clean tree."""
    found = [MADE.search(one) for one in texts]
    origins = {match.groups() for match in found if match}
    if len(origins) != 1:
        fail("The proofs come from several commits: run `make proof` once more.")
    python, made_from, changed = origins.pop()
    if changed:
        fail("The proofs were made with uncommitted changes: commit, and make them.")
    bodies = (MADE.sub("", one).strip() for one in texts)
    return HEAD.format(python=python, commit=made_from) + "\n\n".join(bodies) + "\n"


def kept() -> Iterator[str]:
    """The texts of all proofs; one that is missing ends in a sentence."""
    for name in PROOFS:
        file = FOLDER / f"{name}.md"
        if not file.exists():
            fail(f"The proof {name} is missing: run `make proof NAMES={name}`.")
        yield file.read_text(encoding="utf-8")


def make(names: list[str]) -> None:
    """Make the proofs of these names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    made_from = commit()
    for name in names:
        file = Path(FOLDER / f"{name}.md")
        file.write_text(text(name, made_from), encoding="utf-8")


def main() -> None:
    """Make the proofs asked for; all of them make the page anew."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    known = [*PROOFS, "screens"]
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--page", action="store_true", help="only make the page")
    asked = parser.parse_args()
    unknown = sorted(set(asked.names) - set(known))
    if unknown:
        fail(f"There is no proof named {unknown[0]}: there are {', '.join(known)}.")
    if not asked.page:
        make(asked.names or list(PROOFS))
    if asked.page or not asked.names:
        PAGE.write_text(page(list(kept())), encoding="utf-8")


if __name__ == "__main__":
    main()
