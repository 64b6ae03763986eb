"""The stages of a game by number: those that a seat answers, then the silent ones.

Numbers are internal to the engine; elsewhere a stage goes by its name. A new stage is
the last in its list.
"""

from typing import Final, Literal, TypeAlias, get_args

StageName: TypeAlias = Literal[
    "start_hand",
    "role",
    "library",
    "build",
    "cover",
    "market",
    "pay",
    "produce",
    "sell",
    "keep",
    "discard",
    "mine",
    "office",
    "chapel",
    "bank",
]
SilentName: TypeAlias = Literal[
    "hand_check", "counsel", "prospect", "goldsmith", "end_phase"
]
RoleName: TypeAlias = Literal[
    "builder", "producer", "trader", "councillor", "prospector"
]

NAMES: Final[tuple[StageName, ...]] = get_args(StageName)
SILENT: Final[tuple[SilentName, ...]] = get_args(SilentName)
ALL_NAMES: Final[tuple[StageName | SilentName, ...]] = (*NAMES, *SILENT)

START_HAND: Final = NAMES.index("start_hand")
ROLE: Final = NAMES.index("role")
LIBRARY: Final = NAMES.index("library")
BUILD: Final = NAMES.index("build")
COVER: Final = NAMES.index("cover")
MARKET: Final = NAMES.index("market")
PAY: Final = NAMES.index("pay")
PRODUCE: Final = NAMES.index("produce")
SELL: Final = NAMES.index("sell")
KEEP: Final = NAMES.index("keep")
DISCARD: Final = NAMES.index("discard")
MINE: Final = NAMES.index("mine")
OFFICE: Final = NAMES.index("office")
CHAPEL: Final = NAMES.index("chapel")
BANK: Final = NAMES.index("bank")

COUNT: Final = len(ALL_NAMES)
HAND_CHECK, COUNSEL, PROSPECT, GOLDSMITH, END_PHASE = range(len(NAMES), COUNT)

ROLES: Final[tuple[RoleName, ...]] = get_args(RoleName)
BUILDER, PRODUCER, TRADER, COUNCILLOR, PROSPECTOR = range(5)

SECRET: Final = frozenset(
    {START_HAND, BUILD, COVER, MARKET, PAY, KEEP, DISCARD, OFFICE, CHAPEL, BANK}
)
"""Stages whose options depend on cards that only the seat asked may see."""
KEEPING: Final = frozenset({START_HAND, KEEP, MINE})
"""Stages at which the seat keeps the chosen cards."""
GIVING: Final = frozenset({PAY, DISCARD, OFFICE, CHAPEL, BANK})
"""Stages at which the seat gives up the chosen cards."""
PRICED: Final = frozenset({BUILD, COVER, MARKET, PAY, SELL})
"""Stages that concern a price, to pay or to get."""
