"""The production rush: plants, what makes and sells more, then the guild hall.

Frozen: an opponent to measure others by. Its figures were made by hand and tried out
against the naive greedy and a stronger player.
"""

from __future__ import annotations

from collections.abc import Generator

import sanjuan
from arena.pool.san_juan.plans import Plan, decide
from tabletop.chance import Chance

PLAN = Plan(
    goal="guild_hall",
    each=(1.0, 0.0),
    brings={
        "smithy": 0.6,
        "trading_post": 0.5,
        "aqueduct": 0.5,
        "market_hall": 0.6,
        "market_stand": 0.25,
        "well": 0.25,
        "library": 0.8,
        "carpenter": 0.2,
        "quarry": 0.2,
        "prefecture": 0.35,
        "poor_house": 0.2,
        "chapel": 0.5,
        "customs_office": 0.5,
        "harbor": 0.5,
    },
    plant=0.35,
    haste=1.5,
)


class ProductionRush(sanjuan.Player):
    """Makes goods of everything, sells all, and counts them in the guild hall."""

    def think(
        self, view: sanjuan.View, rng: Chance
    ) -> Generator[float, None, sanjuan.Answer]:
        """Follow the plan."""
        yield 0.0
        return decide(PLAN, view, rng)
