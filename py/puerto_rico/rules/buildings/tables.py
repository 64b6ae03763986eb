"""The buildings by number, and tables compiled from their classes.

Saves contain the numbers of buildings, so a new set follows all older ones.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any, Final, TypeAlias

from puerto_rico.rules.buildings.base import BASE
from puerto_rico.rules.buildings.building import CLASSES, Building, Moment
from puerto_rico.rules.buildings.great import GREAT
from puerto_rico.rules.buildings.new_buildings import NEW_BUILDINGS
from puerto_rico.rules.buildings.nobles import NOBLES
from puerto_rico.rules.buildings.production import PRODUCTION
from puerto_rico.rules.buildings.tibs import TIBS
from puerto_rico.rules.pieces import FIRST_BUILDING, GOODS, NONE, TILES
from puerto_rico.rules.seat import Seat

CLASSES.extend((*PRODUCTION, *BASE, *GREAT, *NEW_BUILDINGS, *NOBLES, *TIBS))
for _number, _class in enumerate(CLASSES):
    _class.number, _class.place = _number, FIRST_BUILDING + _number

NUMBER: Final = {building.id: building.number for building in CLASSES}
IDS: Final = tuple(building.id for building in CLASSES)
COST: Final = tuple(building.cost for building in CLASSES)
COLUMN: Final = tuple(building.column for building in CLASSES)
SIZE: Final = tuple(building.size for building in CLASSES)

PLACES: Final = FIRST_BUILDING + len(CLASSES)
"""The number of places."""
PLACE_NAMES: Final = (
    *(*TILES, "san_juan"),
    *("",) * (FIRST_BUILDING - len(TILES) - 1),
    *IDS,
)
"""By place: its name; some numbers are free for places to come."""
MILLS: Final = tuple(
    tuple(building.place for building in CLASSES if building.good == good)
    for good in range(len(GOODS))
)
"""By good: the places of the buildings that make it; none for corn."""

Gifts: TypeAlias = tuple[tuple[int, int], ...]
"""The places of some buildings, each with a number."""


def _gifts(perk: str) -> Gifts:
    """The buildings with that perk, each with its size."""
    gifts = [(building.place, getattr(building, perk)) for building in CLASSES]
    return tuple(gift for gift in gifts if gift[1])


DUAL: Final = _gifts("dual")
DOUBLES: Final = _gifts("doubles")
SHARES: Final = _gifts("shares")
TAKES_QUARRY: Final = _gifts("takes_quarry")
MAKES_FORESTS: Final = _gifts("makes_forests")
EXCHANGES: Final = _gifts("exchanges")
SALE_BONUS: Final = _gifts("sale_bonus")
SELLS_SAME: Final = _gifts("sells_same")
POSTS: Final = _gifts("posts")
LOAD_BONUS: Final = _gifts("load_bonus")
LOAD_PAYS: Final = _gifts("load_pays")
WHARFS: Final = _gifts("wharfs")
SMALL_WHARFS: Final = _gifts("small_wharfs")
KEEPS_KINDS: Final = _gifts("keeps_kinds")
UNLOADS: Final = _gifts("unloads")
KEEPS_EACH: Final = _gifts("keeps_each")
KEEPS_BARRELS: Final = _gifts("keeps_barrels")


def power(own: Seat, gifts: Gifts) -> int:
    """The sum of a perk over the occupied buildings of a seat."""
    men = own.men
    return sum([amount for place, amount in gifts if men[place]])


def _at(moment: Moment) -> Gifts:
    """The buildings that ask at a moment, each with its stage."""
    return tuple((one.place, one.stage) for one in CLASSES if one.moment == moment)


BEFORE_TURN: Final = _at("before_turn")
BEFORE_TILE: Final = _at("before_tile")
AFTER_TILE: Final = _at("after_tile")
END_SETTLER: Final = _at("end_settler")
MAYOR_TURN: Final = _at("mayor_turn")
AFTER_SALE: Final = _at("after_sale")
OPENING: Final = _at("first_turn")
AFTER_BUILD: Final = _at("after_build")
ASKED_AFTER_PRODUCTION: Final = _at("after_production")

ASKING: Final = tuple(building for building in CLASSES if building.stage != NONE)
"""The buildings with a stage of their own."""


Hooks: TypeAlias = tuple[tuple[int, Callable[[Any, int], None]], ...]
"""The places of some buildings, each with a function to call."""


def _hooks(name: str) -> Hooks:
    return tuple(
        (one.place, getattr(one, name)) for one in CLASSES if name in vars(one)
    )


HOOKS_AFTER_BUILD: Final = _hooks("after_build")
AFTER_PRODUCTION: Final = _hooks("after_production")
FIRST_TURN: Final = _hooks("first_turn")
END_CRAFTSMAN: Final = _hooks("end_craftsman")

SETS: Final = {
    "base": tuple(building.number for building in (*BASE, *GREAT)),
    "new_buildings": tuple(building.number for building in NEW_BUILDINGS),
    "nobles": tuple(building.number for building in NOBLES),
    "tibs": tuple(building.number for building in TIBS),
}
"""By set: its buildings."""
BARS: Final = {
    one: {other}
    for building in CLASSES
    if building.bars
    for one, other in permutations((building.number, NUMBER[building.bars]))
}
"""By building: those that are not in play together with it."""
SHUNS: Final = {
    one: other
    for building in CLASSES
    if building.shuns
    for one, other in permutations((building.number, NUMBER[building.shuns]))
}
"""By building: the one that no seat owns together with it."""

SCORING: Final[tuple[type[Building], ...]] = tuple(
    building for building in CLASSES if building.scores
)
"""The buildings with points of their own."""
