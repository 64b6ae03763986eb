"""The quarry builder: quarries first, then many buildings for few doubloons.

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
    money=0.75,
    ship=0.5,
    quarry=1.6,
    likes={
        "construction_hut": 1.0,
        "guild_hall": 3.0,
        "residence": 3.0,
        "fortress": 2.0,
        "city_hall": 3.0,
        "statue": 3.0,
        "cloister": 3.0,
        "royal_garden": 2.0,
        "bank": 2.0,
        "cathedral": 2.0,
        "church": 3.0,
        "zoning_office": 2.0,
        "forest_house": 1.0,
    },
    tiles=(0.0, 0.0, 0.0, 0.0, 0.0, 1.5),
)


class QuarryBuilder(puerto_rico.Player):
    """Works quarries, builds cheaply whenever it can, and fills its city."""

    def think(
        self, view: puerto_rico.View, rng: Chance
    ) -> Generator[float, None, puerto_rico.Answer]:
        """Follow the plan."""
        yield 0.0
        return decide(PLAN, view, rng)
