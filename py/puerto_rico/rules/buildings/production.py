"""The production buildings, which every game has."""

from typing import Final

from puerto_rico.rules.buildings.building import Building
from puerto_rico.rules.pieces import COFFEE, INDIGO, SUGAR, TOBACCO


class SmallIndigoPlant(Building):
    """Makes indigo for one plantation."""

    cost, vp, column, copies = 1, 1, 1, 4
    good, guild_points = INDIGO, 1


class SmallSugarMill(Building):
    """Makes sugar for one plantation."""

    cost, vp, column, copies = 2, 1, 1, 4
    good, guild_points = SUGAR, 1


class IndigoPlant(Building):
    """Makes indigo for three plantations."""

    cost, vp, column, copies, circles = 3, 2, 2, 3, 3
    good, guild_points = INDIGO, 2


class SugarMill(Building):
    """Makes sugar for three plantations."""

    cost, vp, column, copies, circles = 4, 2, 2, 3, 3
    good, guild_points = SUGAR, 2


class TobaccoStorage(Building):
    """Makes tobacco for three plantations."""

    cost, vp, column, copies, circles = 5, 3, 3, 3, 3
    good, guild_points = TOBACCO, 2


class CoffeeRoaster(Building):
    """Makes coffee for two plantations."""

    cost, vp, column, copies, circles = 6, 3, 3, 3, 2
    good, guild_points = COFFEE, 2


PRODUCTION: Final[tuple[type[Building], ...]] = (
    *(SmallIndigoPlant, SmallSugarMill, IndigoPlant),
    *(SugarMill, TobaccoStorage, CoffeeRoaster),
)
