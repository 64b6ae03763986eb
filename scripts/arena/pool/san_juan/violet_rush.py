"""The violet rush: violet buildings, what makes them cheap, then the city hall.

Frozen: an opponent to measure others by. Its figures were made by hand and tried out
against the naive greedy and a stronger player.
"""

from __future__ import annotations

from collections.abc import Generator

import sanjuan
from arena.pool.san_juan.plans import Plan, decide
from tabletop.chance import Chance

PLAN = Plan(
    goal="city_hall",
    each=(0.0, 0.6),
    brings={
        "quarry": 0.8,
        "carpenter": 0.8,
        "poor_house": 0.4,
        "prefecture": 0.7,
        "library": 0.9,
        "chapel": 0.6,
        "gold_mine": 0.2,
        "archive": 0.25,
        "tower": 0.1,
        "office_building": 0.3,
        "tavern": 0.3,
        "goldsmith": 0.4,
        "bank": 0.7,
        "market_hall": 0.2,
    },
    plant=0.2,
)


class VioletRush(sanjuan.Player):
    """Builds many violet buildings for few cards, and counts them in the city hall."""

    def think(
        self, view: sanjuan.View, rng: Chance
    ) -> Generator[float, None, sanjuan.Answer]:
        """Follow the plan."""
        yield 0.0
        return decide(PLAN, view, rng)
