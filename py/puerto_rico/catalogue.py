"""The facts that never change while a page is open; the build stores them in it."""

from typing import Final, Literal, TypeAlias, TypedDict

from puerto_rico.ai import LADDER
from puerto_rico.explain.citations import ASKED, REFUSED, RULES, SKIPPED
from puerto_rico.game_type import PUERTO_RICO
from puerto_rico.rules.buildings.building import CLASSES, Building
from puerto_rico.rules.buildings.tables import PLACE_NAMES, SETS
from puerto_rico.rules.codes import COPIES
from puerto_rico.rules.pieces import CITY, GOODS, ISLAND, NONE, PRICES, SHOP, TILES
from puerto_rico.rules.stages import ROLES
from tabletop.page.catalogue import catalogue_of
from tabletop.page.facts import CatalogueFacts

COLUMNS: Final = 4
Part: TypeAlias = Literal["market", "port"]


class PrintedFacts(TypedDict):
    """A building as it is printed."""

    id: str
    """Its id, in saves and everywhere outside the rules."""
    cost: int
    """The cost in doubloons."""
    vp: int
    """The printed points."""
    column: int
    """Its column on the board, 1 to 4."""
    size: int
    """The city places that it takes up."""
    circles: int
    """Its circles."""
    good: str | None
    """The good that it makes."""
    star: bool
    """Whether it has points of its own at the end."""
    set: str
    """The set that it belongs to, or `production`."""
    rule: str
    """The number of its rule."""
    is_sure: bool
    """Whether two sources or more agree on its cost."""


class Catalogue(CatalogueFacts):
    """The facts that never change: buildings, names and limits."""

    buildings: list[PrintedFacts]
    """All buildings, by number."""
    columns: list[list[str]]
    """The ids of the buildings by column, the cheapest first."""
    about: dict[str, Part]
    """By question: the part of the table that it is about, unless that is the seat's
    own board."""
    roles: list[str]
    """The roles; an option at a choice of roles is an index into this list."""
    goods: list[str]
    """The goods, the cheapest first; lists by good follow this order."""
    tiles: list[str]
    """The tiles by kind."""
    places: list[str]
    """The places of circles, by number."""
    copies: int
    """The number of a circle is its place times this, plus its number there."""
    prices: list[int]
    """The price of each good in the trading house."""
    shop: int
    """The places of the trading house."""
    island: int
    """The places of an island."""
    city: int
    """The places of a city."""
    asked: dict[str, str]
    """By question: the number of the rule behind it."""
    refused: dict[str, str]
    """By reason: the number of the rule behind it."""
    skipped: dict[str, str]
    """By cause for which a seat is not asked: the number of the rule behind it."""


def catalogue() -> Catalogue:
    """The buildings, names and limits."""
    return {
        **catalogue_of(PUERTO_RICO, ""),
        "ladder": list(LADDER),
        "usual_level": "medium",
        "buildings": [_building(building) for building in CLASSES],
        "columns": [_column(number) for number in range(1, COLUMNS + 1)],
        "about": {**_ABOUT},
        "roles": list(ROLES),
        "goods": list(GOODS),
        "tiles": list(TILES),
        "places": list(PLACE_NAMES),
        "copies": COPIES,
        "prices": list(PRICES),
        "shop": SHOP,
        "island": ISLAND,
        "city": CITY,
        "asked": {**ASKED},
        "refused": {**REFUSED},
        "skipped": {**SKIPPED},
    }


_ABOUT: Final[dict[str, Part]] = {
    **dict.fromkeys(("build", "draft"), "market"),
    **dict.fromkeys(("tile", "second_tile", "forest", "sell", "load"), "port"),
}


def _column(number: int) -> list[str]:
    there = [one for one in CLASSES if one.column == number]
    return [one.id for one in sorted(there, key=lambda one: one.cost)]


def _building(building: type[Building]) -> PrintedFacts:
    return {
        "id": building.id,
        "cost": building.cost,
        "vp": building.vp,
        "column": building.column,
        "size": building.size,
        "circles": building.circles,
        "good": None if building.good == NONE else GOODS[building.good],
        "star": building.scores,
        "set": _set_of(building),
        "rule": RULES[building.id],
        "is_sure": building.is_sure,
    }


def _set_of(building: type[Building]) -> str:
    found = (name for name, numbers in SETS.items() if building.number in numbers)
    return next(found, "production")
