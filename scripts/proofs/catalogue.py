"""Which proofs there are: the commands whose output each is, and what it depends on."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from toolchain.steps import ROOT

RULES: Final = (
    "py/sanjuan/rules",
    "py/sanjuan/game.py",
    "py/sanjuan/knowledge",
    "py/tabletop/chance.py",
    "py/tabletop/game.py",
    "py/tabletop/questions.py",
    "py/tabletop/state.py",
)
"""What a game of San Juan runs on."""
PLAYERS: Final = (*RULES, "py/sanjuan/ai", "py/tabletop/search", "scripts/arena")
"""What computer players run on as well."""
PAGE: Final = ("py", "web", "package-lock.json")
"""All that is in a browser."""

HOSTILE: Final = (
    "py",
    *("web/embed/protocol.js", "web/state/address.js", "web/state/stored.js"),
    "scripts/proofs/page_doors.mjs",
)
"""What a proof gives hostile values to."""

FOLLOWED: Final = ("scripts/proofs/", "scripts/bench/", "scripts/arena/")
"""Where a script that a proof imports is one that it depends on."""


class Proof(NamedTuple):
    """The commands that a proof is made by, and what of the repository they run on."""

    commands: Sequence[Sequence[str]]
    uses: Sequence[str]
    """Files and folders; the scripts that the commands run are found."""

    def depends(self) -> list[str]:
        """Everything that may not change if the proof is to stay true."""
        modules = [command[1] for command in self.commands if command[0] == "-m"]
        return [*self.uses, *sorted(scripts(modules))]


def scripts(modules: Sequence[str]) -> set[str]:
    """The scripts of these modules, and those they import in turn."""
    found: set[str] = set()
    left = [*modules]
    while left:
        script = f"scripts/{left.pop().replace('.', '/')}.py"
        is_new = script.startswith(FOLLOWED) and script not in found
        if is_new and (ROOT / script).exists():
            found.add(script)
            left += imported(ROOT / script)
    return found


def imported(script: Path) -> Iterator[str]:
    """The modules that a script imports from, and names that may be modules."""
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield str(node.module)
            yield from (f"{node.module}.{one.name}" for one in node.names)


def one(*command: str, uses: Sequence[str]) -> Proof:
    """A proof of one command."""
    return Proof([command], uses)


def tested(*arguments: str, uses: Sequence[str]) -> Proof:
    """A proof that tests make."""
    return one("-m", "pytest", "-q", *arguments, uses=uses)


PROOFS: Final = {
    "random-games": one(
        *("-m", "proofs.random_games", "--all", "--games", "100000"),
        uses=(*RULES, "tests/random_play.py"),
    ),
    "mutants": one(
        *("-m", "proofs.mutants"), uses=("py/sanjuan/rules", "tests/sanjuan/rules")
    ),
    "properties": tested(
        *("--hypothesis-profile=proof", "tests/sanjuan/rules"),
        uses=(*RULES, "tests/sanjuan/rules"),
    ),
    "matches": one(
        *("-m", "arena.match", "--a", "medium", "--b", "random", "--games", "1000"),
        uses=PLAYERS,
    ),
    "usage": Proof(
        [
            ("-m", "arena.usage", "--seats", seats, "--games", "1000")
            for seats in ("2", "3", "4")
        ],
        PLAYERS,
    ),
    "frozen-games": one("-m", "proofs.frozen_games", uses=PLAYERS),
    "replays": tested(
        *("-m", "long", "tests/tabletop/test_replays.py"),
        uses=("py/sanjuan", "py/tabletop", "tests/tabletop/test_replays.py"),
    ),
    "hostile": one("-m", "proofs.hostile", uses=HOSTILE),
    "face-down": Proof(
        [("-m", "proofs.face_down"), ("-m", "proofs.drawn_alike")],
        PAGE,
    ),
    "kills": one("-m", "proofs.kills", uses=PAGE),
    "faults": one("-m", "proofs.faults", uses=PAGE),
    "heap": one("-m", "proofs.heap", uses=PAGE),
    "keeping": one("-m", "bench.keeping", uses=PAGE),
    "flakes": one("-m", "proofs.flakes", uses=(*PAGE, "tests")),
    "browser-games": one("-m", "proofs.browser_games", uses=PAGE),
    "speed": one("-m", "bench.speed", uses=["py"]),
    "loading": one("-m", "bench.loading", uses=PAGE),
    "thinking": one("-m", "bench.thinking", uses=PAGE),
    "look-back": one("-m", "bench.look_back", uses=PAGE),
    "page-speed": one("-m", "bench.page", uses=PAGE),
    "lighthouse": one("-m", "proofs.lighthouse_scores", "--visits", "1", uses=PAGE),
    "long-tests": tested(
        *("-m", "long", "--ignore=tests/tabletop"), uses=(*PAGE, "scripts", "tests")
    ),
}
"""By name, in the order of the page."""

GALLERY: Final = "screens"
"""The pictures of all screens: to be looked at, no figures, made when asked for."""

GALLERIES: Final = {GALLERY: one("-m", "proofs.screenshots", uses=PAGE)}
