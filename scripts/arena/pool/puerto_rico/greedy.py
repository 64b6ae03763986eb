"""The naive greedy: points, doubloons and barrels at once, and no thought of later.

Frozen: an opponent to measure others by. To it, a plantation or a colonist is worth
next to nothing, so it builds, sells and ships whatever it happens to have.
"""

from __future__ import annotations

from collections.abc import Generator

import puerto_rico
from arena.pool.puerto_rico.plans import decide
from arena.pool.puerto_rico.worth import Plan
from tabletop.base.rng import Chance

PLAN = Plan(engine=0.0, spite=0.0)


class Greedy(puerto_rico.Player):
    """Takes what brings most points, doubloons and barrels at once."""

    def think(
        self, view: puerto_rico.View, rng: Chance
    ) -> Generator[float, None, puerto_rico.Answer]:
        """Look one phase ahead."""
        yield 0.0
        return decide(PLAN, view, rng)
