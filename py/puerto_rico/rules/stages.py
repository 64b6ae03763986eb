"""The stages of a game by number: those that a seat answers, then the silent ones.

Numbers are internal to the engine; elsewhere a stage goes by its name. A new stage is
the last in its list.
"""

from typing import Final, Literal, TypeAlias, get_args

StageName: TypeAlias = Literal[
    "role",
    "hacienda",
    "tile",
    "hospice",
    "colonist",
    "place",
    "build",
    "university",
    "craft",
    "sell",
    "load",
    "warehouse",
    "barrel",
    "guest",
    "draft",
    "second_tile",
    "forest",
    "black_market",
    "give_colonist",
    "give_good",
    "small_wharf",
    "land_office",
    "sell_land",
    "hunting_lodge",
    "royal_supplier",
    "villa",
    "land_noble",
    "ennoble",
    "guest_noble",
    "gold_mine",
    "well",
    "deposit",
    "library",
    "tower",
]
SilentName: TypeAlias = Literal[
    "land",
    "produce",
    "end_phase",
    "begin_phase",
    "close_phase",
    "settle",
    "built",
    "trade",
    "lodges",
    "privileges",
]
RoleName: TypeAlias = Literal[
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "second_prospector",
]

NAMES: Final[tuple[StageName, ...]] = get_args(StageName)
SILENT: Final[tuple[SilentName, ...]] = get_args(SilentName)
ALL_NAMES: Final[tuple[StageName | SilentName, ...]] = (*NAMES, *SILENT)

ROLE: Final = NAMES.index("role")
HACIENDA: Final = NAMES.index("hacienda")
TILE: Final = NAMES.index("tile")
HOSPICE: Final = NAMES.index("hospice")
COLONIST: Final = NAMES.index("colonist")
PLACE: Final = NAMES.index("place")
BUILD: Final = NAMES.index("build")
UNIVERSITY: Final = NAMES.index("university")
CRAFT: Final = NAMES.index("craft")
SELL: Final = NAMES.index("sell")
LOAD: Final = NAMES.index("load")
WAREHOUSE: Final = NAMES.index("warehouse")
BARREL: Final = NAMES.index("barrel")
GUEST: Final = NAMES.index("guest")
DRAFT: Final = NAMES.index("draft")
SECOND_TILE: Final = NAMES.index("second_tile")
FORESTRY: Final = NAMES.index("forest")
BLACK_MARKET: Final = NAMES.index("black_market")
GIVE_COLONIST: Final = NAMES.index("give_colonist")
GIVE_GOOD: Final = NAMES.index("give_good")
SMALL_WHARF: Final = NAMES.index("small_wharf")
LAND_OFFICE: Final = NAMES.index("land_office")
SELL_LAND: Final = NAMES.index("sell_land")
HUNTING_LODGE: Final = NAMES.index("hunting_lodge")
ROYAL_SUPPLIER: Final = NAMES.index("royal_supplier")
VILLA: Final = NAMES.index("villa")
LAND_NOBLE: Final = NAMES.index("land_noble")
ENNOBLE: Final = NAMES.index("ennoble")
GUEST_NOBLE: Final = NAMES.index("guest_noble")
GOLD_MINE: Final = NAMES.index("gold_mine")
WELL: Final = NAMES.index("well")
DEPOSIT: Final = NAMES.index("deposit")
LIBRARY: Final = NAMES.index("library")
TOWER: Final = NAMES.index("tower")

COUNT: Final = len(ALL_NAMES)
LAND, PRODUCE, END_PHASE, BEGIN_PHASE, CLOSE_PHASE = range(len(NAMES), COUNT - 5)
SETTLE, BUILT, TRADE, LODGES, PRIVILEGES = range(COUNT - 5, COUNT)

ROLES: Final[tuple[RoleName, ...]] = get_args(RoleName)
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR = range(7)

CONSENTS: Final = frozenset(
    {
        *(HACIENDA, HOSPICE, COLONIST, UNIVERSITY, LAND_OFFICE, VILLA, LAND_NOBLE),
        *(GOLD_MINE, LIBRARY, TOWER),
    }
)
"""Stages that ask whether the seat takes something."""
COPIED: Final = frozenset(
    {
        *(TILE, SECOND_TILE, FORESTRY, COLONIST, PLACE, GUEST),
        *(CRAFT, BARREL, SMALL_WHARF, ENNOBLE, GUEST_NOBLE),
    }
)
"""Stages whose options are copies of a kind (see `codes`)."""
OCCUPIED: Final = frozenset({GIVE_COLONIST, SELL_LAND, HUNTING_LODGE})
"""Stages whose options are places by their occupant (see `codes`)."""
