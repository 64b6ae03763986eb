"""Computer players by level, which get a view and nothing else."""

from typing import Final

from puerto_rico.game import Game
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.facts import View
from puerto_rico.rules.state import State
from tabletop.advice.blind import BlindAdvisor
from tabletop.base.errors import OptionError
from tabletop.bots import players
from tabletop.bots.search.budget import Budget, check_iterations

ADVISOR: Final = BlindAdvisor(Game.rules)
"""Searches by the rules alone, for players, hints and look backs."""
SEARCH: Final = Budget(200)
"""The budget of the level `search`."""
LEVELS: Final = ("random", "search")
"""The levels, the weakest first."""


class Player(players.Player[View]):
    """A computer player that chooses an answer from a view.

    A subclass overrides `think`; `choose` runs it to the end, `start` step by step.
    """


class RandomPlayer(players.RandomPlayer[View], Player):
    """Takes any legal answer with equal probability."""

    def __init__(self) -> None:
        super().__init__(determinize)


class SearchPlayer(players.SearchPlayer[View, State], Player):
    """Searches worlds that fit its view; it knows no more than the rules."""

    def __init__(self, budget: Budget = SEARCH) -> None:
        super().__init__(ADVISOR.search, budget)


def player(level: str, iterations: int | None = None) -> Player:
    """Make the computer player of a level: `random` or `search`.

    `iterations`, at least 1, limits the tries of a level that searches. Raises
    OptionError for an unknown level or a bad `iterations`.
    """
    if not isinstance(level, str) or level not in LEVELS:
        raise OptionError("no_such_level", {"level": level})
    tries = SEARCH.iterations if iterations is None else check_iterations(iterations)
    if level == "random":
        return RandomPlayer()
    return SearchPlayer(SEARCH._replace(iterations=tries))
