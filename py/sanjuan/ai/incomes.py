"""What each building brings its owner in a round: cards, or points outright.

Hand-made figures, per round of a game in which each role is taken every other round;
`worth` multiplies them by the rounds left.
"""

from collections.abc import Callable
from math import fsum
from typing import Final

from sanjuan.ai.city import City
from sanjuan.buildings import CLASSES

CYCLES: Final = 0.4
"""How often a good is made and sold in a round."""
PRIVILEGES: Final = 0.45
"""How much of a producer's or trader's privilege a seat enjoys on average."""


def trade(plants: list[float], makes: float, sells: float) -> float:
    """Cards a round from goods at these prices, dearest first."""
    few, many = sorted((1 + PRIVILEGES + makes, 1 + PRIVILEGES + sells))
    reach = few + 0.3 * (many - few)
    return CYCLES * fsum(
        price * max(0.12, min(1.0, reach - place)) for place, price in enumerate(plants)
    )


def of_plant(city: City, price: float) -> float:
    """What one more plant adds to the trade."""
    makes, sells = city.powers.produce_more, city.powers.sell_more
    more = sorted([*city.plants, price], reverse=True)
    return trade(more, makes, sells) - trade(city.plants, makes, sells)


def _of_goods(makes: int, sells: int) -> Callable[[City], float]:
    """What making or selling more brings to a city with those plants."""

    def income(city: City) -> float:
        plants, powers = city.plants, city.powers
        more = trade(plants, powers.produce_more + makes, powers.sell_more + sells)
        return more - trade(plants, powers.produce_more, powers.sell_more) + 0.1

    return income


def _steady(cards: float) -> Callable[[City], float]:
    return lambda city: cards


def _by_plants(*cards: float) -> Callable[[City], float]:
    """One figure for each number of plants, the last for more."""
    return lambda city: cards[min(len(city.plants), len(cards) - 1)]


CARDS: Final[dict[str, Callable[[City], float]]] = {
    "smithy": _steady(0.18),
    "gold_mine": _steady(0.15),
    "archive": _steady(0.2),
    "poor_house": _steady(0.3),
    "black_market": _by_plants(0.05, 0.15, 0.25, 0.3),
    "trading_post": _of_goods(0, 1),
    "well": _by_plants(0, 0.05, 0.25, 0.3, 0.35),
    "market_stand": _by_plants(0, 0.05, 0.25, 0.3, 0.35),
    "crane": _steady(0.2),
    "tower": _steady(0.1),
    "aqueduct": _of_goods(1, 0),
    "carpenter": _steady(0.55),
    "prefecture": _steady(0.5),
    "market_hall": _by_plants(0, 0.4, 0.45),
    "quarry": _steady(0.6),
    "library": _steady(0.85),
    "office_building": _steady(0.25),
    "guard_room": _steady(0.1),
    "hut": _steady(0.1),
    "tavern": _steady(0.25),
    "customs_office": _steady(0.6),
    "goldsmith": _steady(0.3),
}
POINTS: Final = {"chapel": 0.45, "harbor": 0.4}
"""Points a round."""
ONCE: Final = {"bank": 2.5}
"""Points once a game."""

CARDS_BY_KIND: Final = tuple(CARDS.get(building.id) for building in CLASSES)
POINTS_BY_KIND: Final = tuple(POINTS.get(building.id, 0.0) for building in CLASSES)
ONCE_BY_KIND: Final = tuple(ONCE.get(building.id, 0.0) for building in CLASSES)
