"""Computer players by level; a player receives a view and nothing else."""

from collections.abc import Callable
from typing import Final

from sanjuan.ai.medium import MediumPlayer
from sanjuan.ai.players import Player, RandomPlayer
from sanjuan.errors import OptionError

LEVELS: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "medium": MediumPlayer,
}
"""What each level is made by, weakest first."""


def player(level: str, iterations: int | None = None) -> Player:
    """A computer player of that level; raises OptionError if there is none.

    `iterations` is for levels that search; the others take no notice of it.
    """
    if level not in LEVELS:
        raise OptionError("no_such_level", {"level": level})
    return LEVELS[level]()


__all__ = ["LEVELS", "Player", "player"]
