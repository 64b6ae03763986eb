"""The puzzles of San Juan."""

from itertools import product
from typing import Final

from puzzles.game import PuzzleGame
from sanjuan.knowledge.facts import View
from sanjuan.rules import stages
from sanjuan.rules.options import Options
from toolchain.steps import ROOT

LEAST_PILE: Final = 15
"""The least cards in the pile; with fewer, worlds are too much alike."""


def hides_enough(view: View) -> bool:
    """Whether there are cards enough in the pile."""
    return view["pile"] >= LEAST_PILE


PUZZLES: Final = PuzzleGame(
    "san_juan",
    level="hard",
    sets=[
        Options(*table, choose_four=False)._asdict()
        for table in product((2, 3, 4), ("first", "second"), (False, True))
    ],
    common=frozenset({stages.ROLE, stages.BUILD}),
    dull=frozenset({stages.PAY}),
    hides_enough=hides_enough,
    tries={"easy": 24, "medium": 1, "hard": 8},
    page=ROOT / "web" / "games" / "san_juan" / "puzzles.json",
    wanted=180,
)
