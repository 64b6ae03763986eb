"""Games with New Buildings that have reached the moments a test needs."""

from typing import Final

from sanjuan import Game
from table_setup import Table, extended, seat

HAND: Final = "statue hero library park bank hut"
GOODS: Final = "indigo_plant+ silver_smelter+ customs_office+"
CITY: Final = f"{GOODS} guard_room park crane quarry trading_post"
RIVAL: Final = "indigo_plant customs_office+ harbor guard_room guild_hall"


def _start(hand: str = HAND, city: str = CITY, roles_taken: str = "") -> Table:
    first, second = seat(hand, city, tucked=2), seat("well", RIVAL)
    tiles = {"tiles": list("CABDE"), "tiles_seen": 5}
    return extended(
        first, second, edition="second", roles_taken=roles_taken, round=5, **tiles
    )


def games() -> dict[str, Game]:
    """The games by their question; seat 0 is to decide."""
    builder = _start().role("builder")
    poor = _start("hut statue", GOODS).role("builder")
    late = "trader producer"
    held = f"{HAND} tower"
    return {
        "build": builder.game.copy(),
        "poor": poor.game,
        "cover": builder.build("hero").game,
        "sell": _start().role("trader").game,
        "office": _start(HAND, "office_building", late).role("prospector").game,
        "bank": _start(held, "bank", late).role("prospector").game,
        "discard": _start(held, GOODS, late).role("prospector").game,
    }
