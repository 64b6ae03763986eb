"""San Juan in the arena."""

from typing import Final

from arena.game import ArenaGame
from sanjuan.ai import player
from sanjuan.game_type import SAN_JUAN

GAME: Final = ArenaGame("san_juan", SAN_JUAN, player)
