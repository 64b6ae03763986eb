"""Computer players by level; a player gets a view and nothing else."""

from puerto_rico.ai.levels import LADDER, LEVELS, player
from puerto_rico.ai.players import Player

__all__ = ["LADDER", "LEVELS", "Player", "player"]
