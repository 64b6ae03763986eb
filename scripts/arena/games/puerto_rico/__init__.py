"""Puerto Rico in the arena."""

from typing import Final

from arena.game import ArenaGame, Words
from puerto_rico.ai import player
from puerto_rico.ai.learned.policy import Policy
from puerto_rico.ai.search.guide import BRANCHING
from puerto_rico.game_type import PUERTO_RICO
from puerto_rico.rules.state import State
from tabletop.base.rng import Chance
from tabletop.bots.search.guide import Priors
from tabletop.rules.question import Answer

HEAT: Final = 0.5
"""The temperature at which playouts draw: only the stack of tiles differs by world."""


class Drawn:
    """A policy that draws its answers."""

    def __init__(self, policy: Policy, rng: Chance) -> None:
        self._policy = policy
        self._rng = rng

    def answer(self, state: State) -> Answer:
        """An answer by likelihood."""
        return self._policy.draw(state, HEAT, self._rng)

    def prior(self, state: State, temperature: float) -> Priors:
        """The answers worth trying, with priors."""
        return self._policy.prior(state, temperature)


GAME: Final = ArenaGame(
    "puerto_rico",
    "Puerto Rico",
    PUERTO_RICO,
    player,
    words={"new_buildings": Words("New Buildings", "new")},
    branching=BRANCHING,
    horizon=600,
    lively=Drawn,
    seats_differ=True,
)
