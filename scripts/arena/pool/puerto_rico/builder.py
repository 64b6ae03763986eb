"""The builder: a factory, as many kinds as it can, then large buildings.

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
    ship=0.45,
    kind=0.8,
    likes={
        "factory": 5.0,
        "specialty_factory": 3.0,
        "small_market": 1.0,
        "large_market": 1.5,
        "guild_hall": 3.0,
        "residence": 2.0,
        "fortress": 2.0,
        "city_hall": 2.0,
        "customs_house": 2.0,
        "statue": 3.0,
        "cloister": 2.0,
        "royal_garden": 2.0,
        "bank": 2.0,
        "cathedral": 2.0,
        "church": 2.0,
        "trading_post": 1.5,
        "jeweler": 2.0,
    },
)


class Builder(puerto_rico.Player):
    """Makes many kinds for a factory, and buys large buildings."""

    def think(
        self, view: puerto_rico.View, rng: Chance
    ) -> Generator[float, None, puerto_rico.Answer]:
        """Follow the plan."""
        yield 0.0
        return decide(PLAN, view, rng)
