"""The shipper: corn, few other kinds in numbers, then harbor and wharf.

Frozen: an opponent to measure others by. Its figures were made by hand and tried out
against the other players of the pool.
"""

from __future__ import annotations

from collections.abc import Generator

import puerto_rico
from arena.pool.puerto_rico.plans import decide
from arena.pool.puerto_rico.worth import Plan
from tabletop.base.rng import Chance

PLAN = Plan(
    ship=0.8,
    likes={
        "harbor": 4.0,
        "wharf": 4.0,
        "small_warehouse": 1.0,
        "customs_house": 2.0,
        "small_wharf": 3.0,
        "union_hall": 3.0,
        "customs_station": 3.0,
        "well": 1.0,
        "aqueduct": 1.0,
        "lighthouse": 2.0,
        "archive": 2.0,
        "storehouse": 1.0,
    },
    tiles=(1.0, 0.0, 0.0, 0.0, 0.0, 0.0),
)


class Shipper(puerto_rico.Player):
    """Makes many barrels, and ships them by harbor and wharf."""

    def think(
        self, view: puerto_rico.View, rng: Chance
    ) -> Generator[float, None, puerto_rico.Answer]:
        """Follow the plan."""
        yield 0.0
        return decide(PLAN, view, rng)
