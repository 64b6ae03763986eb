"""Make the long proofs anew and keep what they print in docs/proof: make proof

    python -m proofs               all of them
    python -m proofs matches       those of that name

Each page names its command, the Python it ran on and the commit it was made from; a
working tree that differs from its commit is said so.
"""

import argparse
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

from toolchain.steps import ROOT, fail, say

PROOF: Final = ROOT / "docs" / "proof"

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
    "browser-games": [["-m", "proofs.browser_games"]],
    "speed": [["-m", "bench.speed"]],
    "loading": [["-m", "bench.loading"]],
    "thinking": [["-m", "bench.thinking"]],
    "page-speed": [["-m", "bench.page"]],
    "lighthouse": [["-m", "proofs.lighthouse_scores", "--visits", "1"]],
    "screens": [["-m", "proofs.screenshots"]],
    "languages": [["-m", "pytest", "-q", "-n0", "-m", "long", "tests/web"]],
}
"""By page of docs/proof: the commands whose output it holds."""


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


def page(name: str, made_from: str) -> str:
    """The page of one proof."""
    lines = [f"# {name.replace('-', ' ').capitalize()}", ""]
    for command in PROOFS[name]:
        say(f"{' '.join(command)} …")
        shown = "python " + " ".join(command)
        lines += [f"`{shown}`", "", output(sys.executable, *command), ""]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines.append(f"Made with {python} from commit {made_from}.")
    return "\n".join([*lines, ""])


def main() -> None:
    """Make the proofs asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PROOFS))
    names = parser.parse_args().names or list(PROOFS)
    unknown = sorted(set(names) - set(PROOFS))
    if unknown:
        fail(f"There is no proof named {unknown[0]}: there are {', '.join(PROOFS)}.")
    PROOF.mkdir(parents=True, exist_ok=True)
    made_from = commit()
    for name in names:
        Path(PROOF / f"{name}.md").write_text(page(name, made_from), encoding="utf-8")


if __name__ == "__main__":
    main()
