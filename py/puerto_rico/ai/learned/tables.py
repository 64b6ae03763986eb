"""The tables of weights: their names and sizes, and their places in one long list.

A policy table has a row for each feature and a column for each kind of option. A table
with one column has a weight for each feature of an option itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import PLACES
from puerto_rico.rules.pieces import GOODS, TILES

PHASES: Final = 7
"""The parts of a game: six by its progress, and the last round."""
COUNTS: Final = 9
"""Most counts go from 0 to 8; larger ones count as 8."""
MONEY: Final = 13
SIZES: Final = 13
FEW: Final = 5
KINDS: Final = len(CLASSES)
ROLES: Final = len(stages.ROLES)
BOUNTIES: Final = 4
LEADS: Final = 3
"""Behind, level, ahead."""

ROLE: Final = ROLES
"""The columns at a choice of roles."""
TILE: Final = len(TILES) + 1
BUILD: Final = KINDS + 1
PLACE: Final = PLACES + 1
GOOD: Final = len(GOODS) + 1
SELL: Final = 14
LOAD: Final = 8
"""Five goods on a ship, a wharf, a small wharf, and none."""
OTHER: Final = 17
"""The columns at questions with a table for each stage; the last one is to stop."""

POLICY: Final[Mapping[str, tuple[int, int]]] = {
    "role_phase": (PHASES, ROLE),
    "role_taken": (ROLES, ROLE),
    "role_turn": (FEW + 1, ROLE),
    "role_funds": (MONEY, ROLE),
    "role_sale": (COUNTS, ROLE),
    "role_load": (COUNTS, ROLE),
    "role_output": (COUNTS * (FEW + 1), ROLE),
    "role_free": (COUNTS, ROLE),
    "role_ship": (FEW, ROLE),
    "role_goods": (COUNTS, ROLE),
    "role_island": (SIZES, ROLE),
    "role_works": (KINDS, ROLE),
    "role_quarries": (FEW, ROLE),
    "rival_funds": (MONEY, ROLE),
    "rival_sale": (COUNTS, ROLE),
    "rival_load": (COUNTS, ROLE),
    "rival_output": (COUNTS, ROLE),
    "rival_free": (COUNTS, ROLE),
    "role_bounty": (ROLES * BOUNTIES, 1),
    "role_end": (LEADS, ROLE),
    "tile_phase": (PHASES, TILE),
    "tile_owned": (KINDS, TILE),
    "tile_island": (SIZES, TILE),
    "tile_count": (TILE * FEW, 1),
    "tile_mills": (GOOD * FEW, 1),
    "tile_rivals": (GOOD * FEW, 1),
    "build_phase": (PHASES, BUILD),
    "build_owned": (KINDS, BUILD),
    "build_output": (FEW + 1, BUILD),
    "build_left": (COUNTS * 2, 1),
    "build_price": (MONEY, 1),
    "build_gain": (GOOD * FEW, 1),
    "build_size": (SIZES * 2, 1),
    "build_end": (LEADS, 1),
    "place_phase": (PHASES, PLACE),
    "place_count": (PLACE * FEW, 1),
    "place_pair": (2 * GOOD * FEW, 1),
    "place_left": (PLACE * FEW, 1),
    "sell_phase": (PHASES, SELL),
    "sell_income": (COUNTS, 1),
    "sell_held": (GOOD * FEW, 1),
    "sell_shop": (FEW * GOOD, 1),
    "craft_phase": (PHASES, GOOD),
    "craft_held": (GOOD * FEW, 1),
    "craft_shop": (GOOD * 2, 1),
    "craft_room": (GOOD * FEW, 1),
    "load_phase": (PHASES, LOAD),
    "load_count": (COUNTS * 3, 1),
    "load_left": (GOOD * FEW, 1),
    "load_fills": (3 * FEW, 1),
    "load_rivals": (2 * COUNTS, 1),
    "keep_held": (2 * GOOD * COUNTS, 1),
    "keep_stop": (2 * FEW, 1),
    "other": (stages.COUNT * PHASES, OTHER),
    "draft": (1, BUILD),
}
"""By table of the policy: the numbers of rows and columns."""

STRETCHES: Final = 4
"""The parts of a game for features with many rows: each has two phases."""
TURNS: Final = 36
UNITS: Final = 8
WIDTH: Final = 1 + 2 * UNITS
"""The logit, the hidden units for the seat, and those against it."""
GAPS: Final = 11
"""The gaps to the best rival: two points each, from 10 behind to 10 ahead."""
POOLS: Final = 8
"""The parts of the points in the pool, by eighths."""
OUTPUTS: Final = 6
"""The outputs that such a part tells apart: by two barrels each."""

VALUE: Final[Mapping[str, int]] = {
    "owned": STRETCHES * KINDS,
    "manned": STRETCHES * KINDS,
    "tiles": STRETCHES * 7 * FEW,
    "output": STRETCHES * len(GOODS) * FEW,
    "goods": STRETCHES * len(GOODS) * COUNTS,
    "money": PHASES * 16,
    "quarries": PHASES * FEW,
    "free": PHASES * COUNTS,
    "idle": STRETCHES * FEW,
    "size": PHASES * SIZES,
    "island": STRETCHES * SIZES,
    "turn": TURNS,
    "total": STRETCHES * 12,
    "kinds": STRETCHES * 6,
    "sale": STRETCHES * COUNTS,
    "load": STRETCHES * COUNTS,
    "gap": PHASES * GAPS,
    "pool": POOLS * OUTPUTS,
    "fullest": SIZES,
    "points": PHASES,
}
"""By table of the value: the number of its rows, which all have `WIDTH` columns."""


def _begins(sizes: Mapping[str, int]) -> tuple[dict[str, int], int]:
    """By table: its first place; and the number of all places."""
    found, place = {}, 0
    for name, size in sizes.items():
        found[name] = place
        place += size
    return found, place


AT, POLICY_SIZE = _begins({name: rows * wide for name, (rows, wide) in POLICY.items()})
ROW, VALUE_ROWS = _begins(VALUE)
