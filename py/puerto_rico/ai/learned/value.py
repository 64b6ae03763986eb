"""The learned value: every seat's chance to win, from the facts on the table.

A small net runs for each seat. Every feature has a row of weights; the rows of active
features add up to a logit and to hidden units (ReLU), half of which count for the seat
and half against it. The chances are the softmax of all seats' logits.
"""

from __future__ import annotations

from operator import add
from typing import Final, NamedTuple

from puerto_rico.ai.learned.counts import (
    PLACE_OF,
    free_of,
    load_of,
    output_of,
    phase_of,
    points_of,
    sale_of,
)
from puerto_rico.ai.learned.tables import (
    COUNTS,
    FEW,
    GAPS,
    KINDS,
    OUTPUTS,
    POOLS,
    ROW,
    SIZES,
    TURNS,
    UNITS,
)
from puerto_rico.rules.pieces import BOXES, FOREST, QUARRY
from puerto_rico.rules.scoring import winners
from puerto_rico.rules.state import State
from tabletop.base.rng import softmax
from tabletop.rules.scoring import shares

STRETCH: Final = (0, 0, 1, 1, 2, 2, 3)
"""By phase: the part of the game for features with many rows."""
POINT: Final = 0.05
"""The scale of a point before its weights."""
CACHED: Final = 4000
"""The number of boards whose rows the value stores as a sum."""
TOP: Final = COUNTS - 1
MOST: Final = FEW - 1
TILE_KINDS: Final = 7
MOST_OUTPUT: Final = 11
RICH: Final = 15
PLACES_IN_TURN: Final = 6

Row = list[float]


class Inputs(NamedTuple):
    """The active rows of a seat: the last counts `scale`, all others 1."""

    rows: list[int]
    scale: float


class Table:
    """The facts of a table that the features of all seats share."""

    __slots__ = ("fullest", "phase", "points", "pool")

    def __init__(self, state: State) -> None:
        self.phase = phase_of(state)
        self.points = [points_of(state, seat) for seat in range(len(state.seats))]
        whole = BOXES[len(state.seats)].points
        self.pool = min(POOLS - 1, state.pool * POOLS // whole)
        self.fullest = max([own.used for own in state.seats])


class Value:
    """The value of some weights."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self._boards: dict[object, Row] = {}

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; after the end, its share of the win."""
        if state.over:
            return shares(winners(state), len(state.seats))
        table = Table(state)
        seats = range(len(state.seats))
        return softmax([self.logit(state, seat, table) for seat in seats])

    def logit(self, state: State, seat: int, table: Table) -> float:
        """The worth of the seat's place; only differences between seats matter."""
        phase = table.phase
        own, rows = state.seats[seat], self.rows
        key = phase, bytes(own.men), bytes(own.city), bytes(own.island)
        units = self._boards.get(key) or self._board(key, state, seat, phase)
        for number in _other_rows(state, seat, table):
            units = list(map(add, units, rows[number]))
        scale = POINT * table.points[seat]
        pairs = zip(units, rows[ROW["points"] + phase], strict=True)
        first, *units = [unit + scale * weight for unit, weight in pairs]
        for unit in units[:UNITS]:
            if unit > 0:
                first += unit
        for unit in units[UNITS:]:
            if unit > 0:
                first -= unit
        return first

    def _board(self, key: object, state: State, seat: int, phase: int) -> Row:
        if len(self._boards) >= CACHED:
            self._boards.clear()
        total = [0.0] * len(self.rows[0])
        for number in _board_rows(state, seat, phase):
            total = list(map(add, total, self.rows[number]))
        self._boards[key] = total
        return total

    def inputs(self, state: State, seat: int) -> Inputs:
        """The features of a seat, for training."""
        table = Table(state)
        phase = table.phase
        rows = _board_rows(state, seat, phase) + _other_rows(state, seat, table)
        rows.append(ROW["points"] + phase)
        return Inputs(rows, POINT * table.points[seat])


def _board_rows(state: State, seat: int, phase: int) -> list[int]:
    """The rows for the buildings, tiles and colonists, which stay for a while."""
    own, stretch = state.seats[seat], STRETCH[phase]
    men, city, island = own.men, own.city, own.island
    owned, manned = (ROW[name] + stretch * KINDS for name in ("owned", "manned"))
    rows = [owned + one for one in city]
    rows += [manned + one for one in city if men[PLACE_OF[one]]]
    tiles = ROW["tiles"] + stretch * TILE_KINDS * FEW
    for kind in range(FOREST):
        rows.append(tiles + kind * FEW + min(island.count(kind), MOST))
    forests = sum([tile >= FOREST for tile in island])
    rows.append(tiles + FOREST * FEW + min(forests, MOST))
    made = output_of(own)
    output = ROW["output"] + stretch * len(made) * FEW
    rows += [output + good * FEW + min(n, MOST) for good, n in enumerate(made)]
    rows.append(ROW["total"] + stretch * 12 + min(sum(made), MOST_OUTPUT))
    rows.append(ROW["kinds"] + stretch * 6 + len(made) - made.count(0))
    free = max(0, min(free_of(own), TOP))
    return [
        *rows,
        ROW["island"] + stretch * SIZES + len(island),
        ROW["quarries"] + phase * FEW + min(men[QUARRY], MOST),
        ROW["free"] + phase * COUNTS + free,
        ROW["size"] + phase * SIZES + own.used,
    ]


def _other_rows(state: State, seat: int, table: Table) -> list[int]:
    """The rows for the goods, the doubloons, the points and the turn."""
    phase, points = table.phase, table.points
    gap = points[seat] - max(points[:seat] + points[seat + 1 :])
    made = sum(output_of(state.seats[seat])) // 2
    pool = table.pool * OUTPUTS + (made if made < OUTPUTS else OUTPUTS - 1)
    own, stretch, seats = state.seats[seat], STRETCH[phase], len(state.seats)
    goods = ROW["goods"] + stretch * 5 * COUNTS
    turn = (seat - state.governor) % seats * PLACES_IN_TURN
    rows = [
        goods + good * COUNTS + min(n, TOP) for good, n in enumerate(own.goods) if n
    ]
    rows += [
        ROW["money"] + phase * 16 + min(own.doubloons, RICH),
        ROW["idle"] + stretch * FEW + min(own.san_juan, MOST),
        ROW["turn"] + min(turn + len(state.taken), TURNS - 1),
        ROW["sale"] + stretch * COUNTS + min(sale_of(state, own), TOP),
        ROW["gap"] + phase * GAPS + max(0, min(gap // 2 + GAPS // 2, GAPS - 1)),
        ROW["pool"] + pool,
        ROW["fullest"] + table.fullest,
        ROW["load"] + stretch * COUNTS + min(load_of(state, own), TOP),
    ]
    return rows
