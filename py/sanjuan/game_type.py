"""San Juan as a table and a bridge take it."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import sanjuan
from sanjuan.ai import LEVELS, player
from sanjuan.ai.advisor import ADVISOR
from sanjuan.briefing import NEAR, briefing
from sanjuan.game import Game
from sanjuan.knowledge.facts import View
from sanjuan.rules.buildings import CLASSES, GOODS, KIND
from sanjuan.rules.cards import EDITIONS, TILES
from sanjuan.rules.options import Options
from sanjuan.rules.stages import ROLES
from sanjuan.rules.state import LAST_BUILDING
from tabletop.registry import GameType

CUSTOMS: Final = "customs"
"""How the page calls the good of a customs office, which is of no kind (R80)."""


def _catalogue() -> Mapping[str, object]:
    """The cards, tiles, names and numbers that never change during a visit."""
    return {
        "buildings": [
            {
                "id": building.id,
                "cost": building.cost,
                "vp": building.vp,
                "kind": building.kind,
                "good": building.good or (CUSTOMS if building.sells_for else None),
                "star": building.scores,
            }
            for building in CLASSES
        ],
        "cards": KIND,
        "roles": ROLES,
        "goods": GOODS,
        "tiles": TILES,
        "editions": EDITIONS,
        "levels": list(LEVELS),
        "places": LAST_BUILDING,
        "near": NEAR,
        "version": sanjuan.__version__,
    }


def _briefing(game: Game, view: View) -> Mapping[str, object]:
    """What a page draws of San Juan besides the view."""
    return {**briefing(game, view["seat"]), "leftovers": game.leftovers()}


SAN_JUAN: Final = GameType[Game](
    name="sanjuan",
    game=Game,
    options=frozenset({*Options._fields, "seed"}),
    levels={level: partial(player, level) for level in LEVELS},
    advisor=ADVISOR,
    briefing=_briefing,
    catalogue=_catalogue,
)
