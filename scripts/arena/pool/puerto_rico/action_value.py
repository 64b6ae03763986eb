"""The player of action values: it weighs what each action brings itself and the others.

Frozen: an opponent to measure others by. It has no plan; its figures say what points,
doubloons, barrels, plantations and buildings are worth on average.
"""

from __future__ import annotations

from collections.abc import Generator

import puerto_rico
from arena.pool.puerto_rico.plans import decide
from arena.pool.puerto_rico.worth import Plan
from tabletop.base.rng import Chance

PLAN = Plan()


class ActionValue(puerto_rico.Player):
    """Takes the action worth most to itself beside the others, without any plan."""

    def think(
        self, view: puerto_rico.View, rng: Chance
    ) -> Generator[float, None, puerto_rico.Answer]:
        """Weigh the actions."""
        yield 0.0
        return decide(PLAN, view, rng)
