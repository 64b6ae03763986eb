"""The facts that never change while a page is open; the build stores them in it."""

from typing import Final

import sanjuan
from sanjuan.ai import LADDER, LEVELS
from sanjuan.explain.citations import ASKED, ASKED_BY, REFUSED, REFUSED_AT
from sanjuan.game import Game
from sanjuan.page.briefing import NEAR
from sanjuan.page.facts import Building as BuildingFacts
from sanjuan.page.facts import Catalogue, DeclaredOption
from sanjuan.rules.buildings import CLASSES, GOODS, KIND, Building
from sanjuan.rules.cards import EDITIONS, TILES
from sanjuan.rules.options import OPTIONS, TURNS
from sanjuan.rules.stages import ROLES
from sanjuan.rules.state import LAST_BUILDING
from tabletop.advice import accuracy
from tabletop.base.json_limits import LONGEST_TEXT
from tabletop.rules.options import Option
from tabletop.table.seating import NAME_LENGTH

CUSTOMS: Final = "customs"
"""The page's name for the good of a customs office, which has no kind (R80)."""


def catalogue() -> Catalogue:
    """The cards, tiles, names and limits."""
    return {
        "buildings": [_building(building) for building in CLASSES],
        "cards": list(KIND),
        "roles": list(ROLES),
        "goods": list(GOODS),
        "tiles": {tile: list(prices) for tile, prices in TILES.items()},
        "editions": list(EDITIONS),
        "options": [_option(one) for one in OPTIONS if one.name != "seats"],
        "levels": list(LEVELS),
        "ladder": list(LADDER),
        "judgements": {**accuracy.LEAST},
        "seats": list(TURNS),
        "name_length": NAME_LENGTH,
        "file_size": LONGEST_TEXT,
        "places": LAST_BUILDING,
        "near": NEAR,
        "asked": {**ASKED, **ASKED_BY},
        "refused": {**REFUSED, **REFUSED_AT},
        "game": Game.rules.name,
        "version": sanjuan.__version__,
    }


def _option(option: Option) -> DeclaredOption:
    name, default = option.name, option.default
    if isinstance(default, bool):
        return {"name": name, "switch": True, "default": default}
    values = [str(choice) for choice in option.choices]
    return {"name": name, "values": values, "default": str(default)}


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
