"""Computer players by level; a player gets a view and nothing else."""

from sanjuan.ai.levels import LADDER, LEVELS, player
from sanjuan.ai.players import Player

__all__ = ["LADDER", "LEVELS", "Player", "player"]
