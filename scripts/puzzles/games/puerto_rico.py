"""The puzzles of Puerto Rico."""

from itertools import product
from typing import Any, Final

from puerto_rico.knowledge.facts import View
from puerto_rico.rules import stages
from puerto_rico.rules.options import Options
from puzzles.game import PuzzleGame
from toolchain.steps import ROOT

LEAST_DECK: Final = 12
"""The least tiles in the stack; with fewer, worlds are too much alike."""
SETS: Final[list[tuple[str, ...]]] = [(), ("new_buildings",), ("nobles",), ("tibs",)]


def hides_enough(view: View) -> bool:
    """Whether there are tiles enough in the stack."""
    return view["deck"] >= LEAST_DECK


def _options(seats: int, sets: tuple[str, ...]) -> dict[str, Any]:
    return Options(seats, sets=sets).as_json()


PUZZLES: Final = PuzzleGame(
    "puerto_rico",
    level="hard",
    sets=[_options(*table) for table in product((2, 3, 4, 5), SETS)],
    common=frozenset({stages.ROLE, stages.BUILD}),
    dull=frozenset({stages.PLACE, stages.DRAFT}),
    hides_enough=hides_enough,
    tries={"easy": 24, "medium": 1, "hard": 8},
    page=ROOT / "web" / "games" / "puerto_rico" / "puzzles.json",
    wanted=90,
)
