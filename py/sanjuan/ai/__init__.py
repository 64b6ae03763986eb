"""Computer players by level; a player receives a view and nothing else."""

from sanjuan.ai.levels import LEVELS, player
from sanjuan.ai.players import Player

__all__ = ["LEVELS", "Player", "player"]
