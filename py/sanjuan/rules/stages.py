"""The stages of a game by number: those a seat answers first, then the silent ones.

Numbers are for the engine's inside; outside, a stage goes by its name.
"""

from typing import Final

NAMES: Final = (
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
)
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

ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
BUILDER, PRODUCER, TRADER, COUNCILLOR, PROSPECTOR = range(5)

HAND_STAGES: Final = frozenset(
    {START_HAND, BUILD, PAY, KEEP, DISCARD, OFFICE, CHAPEL, BANK}
)
"""Stages whose options are cards that only the seat asked may see."""
KEEPING: Final = frozenset({START_HAND, KEEP, MINE})
"""Stages at which the cards chosen are kept."""
GIVING: Final = frozenset({PAY, DISCARD, OFFICE, CHAPEL, BANK})
"""Stages at which they are given up."""
