"""The levels of computer players, and the budget of each search."""

from collections.abc import Callable
from typing import Final

from puerto_rico.ai.players import (
    BlindPlayer,
    Player,
    RandomPlayer,
    RoleSearchPlayer,
    SearchPlayer,
)
from tabletop.base.errors import OptionError
from tabletop.base.validation import typed
from tabletop.bots.search.budget import Budget, check_iterations

BLIND: Final = Budget(200)
"""The budget of the level `search`, which knows no more than the rules."""
TUNED: Final = Budget(iterations=200, minor=0.5)
"""The constants that fit this game; the budgets of levels and hints differ from it."""
MEDIUM: Final = TUNED._replace(iterations=12)
HARD: Final = TUNED._replace(iterations=44)
EXPERT: Final = TUNED._replace(iterations=400, minor=0.7, errors=4.0, favour=0.01)
HEAT: Final = 0.6
"""The temperature of the policy of `easy`, which decides all but the roles."""

LEVELS: Final[dict[str, Callable[[int | None], Player]]] = {
    "random": lambda iterations: RandomPlayer(),
    "search": lambda iterations: BlindPlayer(_with(BLIND, iterations)),
    "easy": lambda iterations: RoleSearchPlayer(HEAT),
    "medium": lambda iterations: SearchPlayer(_with(MEDIUM, iterations)),
    "hard": lambda iterations: SearchPlayer(_with(HARD, iterations)),
    "expert": lambda iterations: SearchPlayer(_with(EXPERT, iterations)),
}
"""By level, weakest first: its constructor; a search takes `iterations`."""

LADDER: Final = ("random", "easy", "medium", "hard", "expert")
"""Levels that each win clearly more often than the one before."""


def _with(budget: Budget, iterations: int | None) -> Budget:
    return budget if iterations is None else budget._replace(iterations=iterations)


def player(level: str, iterations: int | None = None) -> Player:
    """Make the computer player of a level: `random`, `easy` … `expert`.

    `iterations`, at least 1, limits the tries of a level that searches; other levels
    ignore it. None keeps the level's own number. Raises OptionError for an unknown
    level or a bad `iterations`.
    """
    if not isinstance(level, str) or level not in LEVELS:
        raise OptionError("no_such_level", {"level": typed(level, str)})
    return LEVELS[level](None if iterations is None else check_iterations(iterations))
