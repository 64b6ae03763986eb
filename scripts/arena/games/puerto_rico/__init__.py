"""Puerto Rico in the arena."""

from typing import Final

from arena.game import ArenaGame, Words
from puerto_rico.ai import player
from puerto_rico.ai.search.guide import BRANCHING
from puerto_rico.game_type import PUERTO_RICO

GAME: Final = ArenaGame(
    "puerto_rico",
    "Puerto Rico",
    PUERTO_RICO,
    player,
    words={"new_buildings": Words("New Buildings", "new")},
    branching=BRANCHING,
    horizon=600,
)
