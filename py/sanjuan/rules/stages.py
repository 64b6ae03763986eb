"""The stages of a game by number: those a seat answers first, then the silent ones.

Numbers are for the engine's inside; outside, a stage goes by its name.
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
ALL_NAMES: Final[tuple[StageName | SilentName, ...]] = (*NAMES, *get_args(SilentName))
(
    START_HAND,
    ROLE,
    LIBRARY,
    BUILD,
    COVER,
    MARKET,
    PAY,
    PRODUCE,
    SELL,
    KEEP,
    DISCARD,
    MINE,
    OFFICE,
    CHAPEL,
    BANK,
) = range(15)

HAND_CHECK, COUNSEL, PROSPECT, GOLDSMITH, END_PHASE = range(15, 20)
COUNT: Final = 20

ROLES: Final[tuple[RoleName, ...]] = get_args(RoleName)
BUILDER, PRODUCER, TRADER, COUNCILLOR, PROSPECTOR = range(5)

SECRET: Final = frozenset({START_HAND, BUILD, PAY, KEEP, DISCARD, OFFICE, CHAPEL, BANK})
"""Stages whose options are cards that only the seat asked may see."""
KEEPING: Final = frozenset({START_HAND, KEEP, MINE})
"""Stages at which the cards chosen are kept."""
GIVING: Final = frozenset({PAY, DISCARD, OFFICE, CHAPEL, BANK})
"""Stages at which they are given up."""
PRICED: Final = frozenset({BUILD, COVER, MARKET, PAY, SELL})
"""Stages that are about a price, to be paid or to be had."""
