"""The levels of computer players, and the budget of each search."""

from collections.abc import Callable
from typing import Final

from sanjuan.ai.players import Player, PolicyPlayer, RandomPlayer, SearchPlayer
from tabletop.base.errors import OptionError
from tabletop.base.validation import typed
from tabletop.bots.search.budget import Budget, check_iterations

TUNED: Final = Budget(
    iterations=600,
    minor=0.5,
    c_puct=0.4,
    temperature=1.0,
    uniform=0.1,
    prior_visits=8.0,
    prior_scale=0.02,
    errors=2.5,
    near=0.2,
    value_worlds=100.0,
)
"""The constants that fit this game, found by matches; other budgets differ from it."""

HARD: Final = TUNED._replace(iterations=13, rounds=1)
EXPERT: Final = TUNED._replace(iterations=1600, minor=1.0, errors=4.0, favour=0.01)
MASTER: Final = EXPERT._replace(playouts=200, value_worlds=0.0, sure=3.0)

LEVELS: Final[dict[str, Callable[[int | None], Player]]] = {
    "random": lambda iterations: RandomPlayer(),
    "easy": lambda iterations: PolicyPlayer(temperature=1.6),
    "medium": lambda iterations: PolicyPlayer(),
    "hard": lambda iterations: SearchPlayer(_with(HARD, iterations)),
    "expert": lambda iterations: SearchPlayer(_with(EXPERT, iterations)),
    "master": lambda iterations: SearchPlayer(_with(MASTER, iterations)),
}
"""By level, weakest first: its constructor; a search takes `iterations`."""

LADDER: Final = ("random", "easy", "medium", "hard", "expert")
"""Levels that each win clearly more often than the one before (docs/strength.md)."""


def _with(budget: Budget, iterations: int | None) -> Budget:
    if iterations is None:
        return budget
    playouts = min(budget.playouts, iterations)
    return budget._replace(iterations=iterations, playouts=playouts)


def player(level: str, iterations: int | None = None) -> Player:
    """Make the computer player of a level: `random`, `easy` … `master`.

    `iterations`, at least 1, limits the tries of a level that searches, and the worlds
    in which it plays answers to the end; other levels ignore it. None keeps the level's
    own numbers. Raises OptionError for an unknown level or a bad `iterations`.
    """
    if not isinstance(level, str) or level not in LEVELS:
        raise OptionError("no_such_level", {"level": typed(level, str)})
    return LEVELS[level](None if iterations is None else check_iterations(iterations))
