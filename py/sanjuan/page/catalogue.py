"""The facts that never change while a page is open; the build stores them in it."""

from typing import Final, Literal, TypedDict

import sanjuan
from sanjuan.ai import LADDER, LEVELS
from sanjuan.explain.citations import ASKED, ASKED_BY, REFUSED, REFUSED_AT
from sanjuan.game import Game
from sanjuan.page.briefing import NEAR
from sanjuan.rules.buildings import CLASSES, GOODS, KIND, Building
from sanjuan.rules.cards import EDITIONS, TILES
from sanjuan.rules.options import OPTIONS, TURNS
from sanjuan.rules.stages import ROLES
from sanjuan.rules.state import LAST_BUILDING
from tabletop.advice import accuracy
from tabletop.base.json_limits import LONGEST_TEXT
from tabletop.page.catalogue import declared
from tabletop.page.facts import CatalogueFacts
from tabletop.table.seating import NAME_LENGTH

CUSTOMS: Final = "customs"
"""The page's name for the good of a customs office, which has no kind (R80)."""


class BuildingFacts(TypedDict):
    """A building as it is printed."""

    id: str
    """Its id, in saves and everywhere outside the rules."""
    cost: int
    """The cost in cards."""
    vp: int
    """The printed points."""
    group: Literal["P", "V", "M", "6"]
    """Production, violet, monument, or great building."""
    good: str | None
    """The good that it produces; `customs` is a good without a kind."""
    star: bool
    """Whether its points depend on the table (★)."""
    copies: list[int]
    """By edition: the number of its cards."""
    expansion: bool
    """Whether it belongs to New Buildings."""
    unverified: list[str]
    """The figures whose sources are weak or disagree: `cost`, `vp`."""


class Catalogue(CatalogueFacts):
    """The facts that never change: cards, names and limits."""

    buildings: list[BuildingFacts]
    """All buildings, in the order of the rule book."""
    cards: list[int]
    """By card: the number of the building it shows."""
    roles: list[str]
    """The roles; an option at a choice of roles is an index into this list."""
    goods: list[str]
    """The goods, the cheapest first; lists of prices follow this order."""
    tiles: dict[str, list[int]]
    """By price tile: the price of each good, in cards."""
    editions: list[str]
    """The editions that have a deck."""
    places: int
    """The number of buildings in a city that ends the game."""
    near: int
    """The number of buildings in a city from which the end is near."""
    asked: dict[str, str]
    """By question, source or hand limit: the number of the rule behind it."""
    refused: dict[str, str]
    """By reason, or by question and reason: the number of the rule behind it."""


def catalogue() -> Catalogue:
    """The cards, tiles, names and limits."""
    return {
        "buildings": [_building(building) for building in CLASSES],
        "cards": list(KIND),
        "roles": list(ROLES),
        "goods": list(GOODS),
        "tiles": {tile: list(prices) for tile, prices in TILES.items()},
        "editions": list(EDITIONS),
        "options": [declared(one) for one in OPTIONS if one.name != "seats"],
        "levels": list(LEVELS),
        "ladder": list(LADDER),
        "judgements": {**accuracy.LEAST},
        "seats": list(TURNS),
        "usual_seats": 2,
        "usual_level": "medium",
        "name_length": NAME_LENGTH,
        "file_size": LONGEST_TEXT,
        "places": LAST_BUILDING,
        "near": NEAR,
        "asked": {**ASKED, **ASKED_BY},
        "refused": {**REFUSED, **REFUSED_AT},
        "game": Game.rules.name,
        "version": sanjuan.__version__,
    }


def _building(building: type[Building]) -> BuildingFacts:
    return {
        "id": building.id,
        "cost": building.cost,
        "vp": building.vp,
        "group": building.group,
        "good": building.good or (CUSTOMS if building.sells_for else None),
        "star": building.scores,
        "copies": list(building.copies),
        "expansion": building.expansion,
        "unverified": list(building.unverified),
    }
