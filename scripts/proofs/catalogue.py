"""List the proofs: the commands of each, the code they run on, and its result."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from proofs import results
from proofs.depends import changed_since, followed, linked
from proofs.mutated import PUERTO_RICO
from proofs.results import Reader

WEIGHTS: Final = "py/sanjuan/ai/learned/weights.bin"

DRAWING: Final = (
    *("web/app.js", "web/actions", "web/dialogs", "web/effects", "web/games"),
    *("web/input", "web/parts", "web/screens", "web/state", "web/words"),
)
"""The page draws a table with these."""
TEXTS: Final = (*DRAWING, ":(exclude)*.css")
"""The same without sheets, for proofs that read the texts and the state of the page."""
KEEPING: Final = (
    *("web/app.js", "web/actions", "web/engine", "web/offline", "web/site"),
    *("web/state", "web/storage"),
)
"""The page saves a table, and finds it again, with these."""
STARTING: Final = (
    *(
        "web/index.html",
        "web/slash.js",
        "web/early.js",
        "web/dress.js",
        "web/greet.js",
        "web/app.js",
    ),
    *(
        "web/engine",
        "web/offline",
        "web/screens/start",
        "web/site",
        "package-lock.json",
    ),
)
"""A visit starts with these. The rest adds bytes; a test holds the size of the site."""

WORKER: Final = ("browser.bridge", "sanjuan.game_type")
"""The worker imports them; so these are all modules of Python that the page runs."""
TABLE: Final = ("sanjuan.game", "tabletop.page.bridge")
"""The worker answers with these at any table."""
THINKING: Final = (
    "sanjuan.ai.players",
    "tabletop.table.bots_at_table",
    "tabletop.base.tasks",
)


class Proof(NamedTuple):
    """The commands that a proof is made by, the code they run on, and its reader."""

    commands: Sequence[Sequence[str]]
    reads: Reader
    """It reads the result from the output."""
    uses: Sequence[str] = ()
    """Files and folders beside the scripts, and beside all that these import."""
    imports: Sequence[str] = ()
    """Modules of Python that run in the browser, or in tests."""

    def depends(self) -> list[str]:
        """The files and folders whose code may not change while the proof holds."""
        modules = [command[1] for command in self.commands]
        return [*self.uses, *sorted(followed([*modules, *self.imports]))]

    def holds(self, commit: str) -> bool:
        """Whether its code is still that of the commit."""
        return not changed_since(commit, self.depends())

    def shown(self) -> str:
        """Its commands as the table shows them, after `python -m`."""
        shown = (" ".join(command) for command in self.commands)
        return " ".join(f"`{one.removeprefix('-m ')}`" for one in shown)


def one(
    *command: str,
    reads: Reader,
    uses: Sequence[str] = (),
    imports: Sequence[str] = (),
) -> Proof:
    """A proof of one command, which runs a module."""
    return Proof([("-m", *command)], reads, uses, imports)


PROOFS: Final = {
    "random-games": one(
        *("proofs.random_games", "--all", "--games", "100000"),
        reads=results.random_games,
    ),
    "mutants": one(
        "proofs.mutants",
        reads=results.mutants,
        uses=(
            *("py/sanjuan/rules", "tests/sanjuan/rules"),
            "scripts/proofs/mutant_forks.py",
        ),
    ),
    "puerto-rico-games": one("proofs.random_islands", reads=results.random_islands),
    "puerto-rico-mutants": one(
        *("proofs.mutants", "--game", "puerto_rico"),
        reads=results.mutants,
        uses=(
            *("py/puerto_rico/rules", "scripts/proofs/mutant_forks.py"),
            *(f"tests/{name}" for name in PUERTO_RICO.tests),
        ),
    ),
    "puerto-rico-referee": one("proofs.island_referee", reads=results.island_referee),
    "puerto-rico-hidden": one(
        "proofs.hidden_islands",
        reads=results.hidden_islands,
        uses=("py/puerto_rico/ai/learned/weights.bin",),
    ),
    "properties": one(
        *("pytest", "-q", "--hypothesis-profile=proof", "tests/sanjuan/rules"),
        reads=results.tests,
        uses=("tests/sanjuan/rules",),
        imports=("sanjuan.game",),
    ),
    "frozen-games": one(
        "proofs.frozen_games", reads=results.frozen_games, uses=("scripts/arena/pool",)
    ),
    "replays": one(
        *("pytest", "-q", "-m", "long", "tests/tabletop/test_replays.py"),
        reads=results.tests,
        imports=("test_replays",),
    ),
    "hostile": one(
        *("proofs.hostile", "--tries", "60000"),
        reads=results.hostile,
        uses=(
            *sorted(linked("scripts/proofs/page_doors.mjs")),
            *("scripts/proofs/doors_script.py", "web/games", "tests/web/toys"),
        ),
    ),
    "face-down": Proof(
        [
            ("-m", "proofs.face_down", "--games", "60"),
            ("-m", "proofs.drawn_alike", "--games", "1"),
        ],
        results.face_down,
        TEXTS,
    ),
    "devices": Proof(
        [
            ("-m", "proofs.devices"),
            ("-m", "proofs.hostile_guests"),
            ("-m", "proofs.hostile_hosts"),
        ],
        results.devices,
        sorted(
            linked("scripts/proofs/device_door.mjs")
            | linked("scripts/proofs/guest_door.mjs")
        ),
        (*TABLE, "tabletop.page.deferred", "puerto_rico.game_type"),
    ),
    "sentences": one("proofs.sentences", reads=results.sentences, uses=(WEIGHTS,)),
    "kills": one(
        *("proofs.kills", "--random", "30", "--early", "15"),
        reads=results.kills,
        uses=KEEPING,
        imports=TABLE,
    ),
    "faults": one("proofs.faults", reads=results.faults, uses=KEEPING, imports=TABLE),
    "heap": one(
        "proofs.heap",
        reads=results.heap,
        uses=(*DRAWING, *KEEPING, "web/embed"),
        imports=WORKER,
    ),
    "keeping": one("bench.keeping", reads=results.keeping, uses=KEEPING, imports=TABLE),
    "browser-games": one(
        "proofs.browser_games",
        reads=results.browser_games,
        uses=(*TEXTS, *KEEPING),
        imports=WORKER,
    ),
    "speed": one("bench.speed", reads=results.speed, imports=("bench.engines.ours",)),
    "loading": one(
        *("bench.loading", "--rounds", "3"),
        reads=results.loading,
        uses=STARTING,
        imports=("tabletop.page.warmup",),
    ),
    "thinking": one(
        "bench.thinking",
        reads=results.thinking,
        uses=("web/engine", WEIGHTS),
        imports=THINKING,
    ),
    "look-back": one(
        "bench.look_back",
        reads=results.look_back,
        uses=("web/engine", WEIGHTS),
        imports=(*THINKING, "tabletop.advice.review.look_back", "tabletop.page.jobs"),
    ),
    "page-speed": one(
        "bench.page",
        reads=results.page_speed,
        uses=(*DRAWING, "web/styles", "web/styles.css"),
    ),
    "lighthouse": one(
        *("proofs.lighthouse_scores", "--visits", "1"),
        reads=results.lighthouse,
        uses=(*STARTING, "web/parts", "web/styles", "web/styles.css"),
    ),
}
"""By name, in the order of the page."""

UNLISTED: Final = {
    "screens": one("proofs.screenshots", reads=str.strip),
    "flakes": one("proofs.flakes", reads=str.strip),
    "evenings": one("proofs.evenings", reads=str.strip),
    "losses": one("proofs.losses", reads=str.strip),
    "long-tests": one(
        *("pytest", "-q", "-m", "long", "--ignore=tests/tabletop"), reads=results.tests
    ),
}
"""Made when a person names them. Any commit would make their rows stale."""

SETS: Final = {
    "release": (
        *("frozen-games", "replays", "hostile", "face-down", "kills", "faults"),
        *("browser-games", "loading", "thinking", "page-speed", "lighthouse"),
    )
}
"""Names that stand for several proofs; a release needs these."""


def named(names: Iterable[str]) -> list[str]:
    """The names of single proofs that these stand for."""
    return [one for name in names for one in SETS.get(name, (name,))]
