"""Puerto Rico in the arena."""

from typing import Final

from arena.game import ArenaGame
from puerto_rico.ai import player
from puerto_rico.game_type import PUERTO_RICO

GAME: Final = ArenaGame("puerto_rico", PUERTO_RICO, player)
