"""The trader and builder: it sells dear goods, and builds with the doubloons.

Frozen: an opponent to measure others by. It takes the role worth most to it, mostly
trader and builder. Its figures were made by hand and tried out against the other
players of the pool.
"""

from __future__ import annotations

from collections.abc import Generator

import puerto_rico
from arena.pool.puerto_rico.plans import decide
from arena.pool.puerto_rico.worth import Plan
from tabletop.base.rng import Chance

PLAN = Plan(
    money=0.9,
    ship=0.5,
    kind=0.4,
    trade=1.0,
    likes={
        "small_market": 1.0,
        "large_market": 2.0,
        "office": 1.0,
        "coffee_roaster": 2.0,
        "tobacco_storage": 2.0,
        "guild_hall": 3.0,
        "residence": 2.0,
        "fortress": 2.0,
        "city_hall": 3.0,
        "statue": 3.0,
        "cloister": 2.0,
        "royal_garden": 2.0,
        "bank": 2.0,
        "cathedral": 2.0,
        "trading_post": 2.0,
    },
)


class TradeBuilder(puerto_rico.Player):
    """Sells coffee and tobacco at markets, and turns the doubloons into buildings."""

    def think(
        self, view: puerto_rico.View, rng: Chance
    ) -> Generator[float, None, puerto_rico.Answer]:
        """Follow the plan."""
        yield 0.0
        return decide(PLAN, view, rng)
