"""San Juan in the arena."""

from typing import Final

from arena.game import ArenaGame, Words
from sanjuan.ai import player
from sanjuan.ai.search.guide import BRANCHING
from sanjuan.game_type import SAN_JUAN

GAME: Final = ArenaGame(
    "san_juan",
    "San Juan",
    SAN_JUAN,
    player,
    words={"expansion": Words("New Buildings", "new")},
    branching=BRANCHING,
)
