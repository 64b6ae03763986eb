"""The learned value: every seat's chance to win, from the facts on the table.

A small net runs for each seat. Every feature has a row of weights; the rows of active
features add up to a logit and to hidden units (ReLU), half of which count for the seat
and half against it. The chances are the softmax of all seats' logits.
"""

from __future__ import annotations

from operator import add
from typing import Final, NamedTuple

from sanjuan.ai.learned.cities import CACHED_CITIES
from sanjuan.ai.learned.counts import hand_of, phase_of
from sanjuan.ai.learned.points import points
from sanjuan.ai.learned.tables import (
    DEAD,
    GAINS,
    HANDS,
    KINDS,
    PHASES,
    PLANT_KINDS,
    TURNS,
    UNITS,
    VALUE,
    Row,
    Tables,
    begin_of,
)
from sanjuan.rules.buildings import BIT, KIND, NONE, SCORING
from sanjuan.rules.options import Options
from sanjuan.rules.scoring import winners
from sanjuan.rules.state import State
from tabletop.base.rng import softmax
from tabletop.rules.scoring import shares

STRETCH: Final = (0, 0, 1, 1, 2, 2, 3)
"""By phase: the part of the game, for features with a row for every building."""
_BEGIN: Final = begin_of(VALUE)
BUILT: Final = _BEGIN["built"]
HELD: Final = _BEGIN["held"]
EDITION: Final = _BEGIN["edition"]
LADEN: Final = _BEGIN["laden"]
PLANTS: Final = _BEGIN["plants"]
LADEN_PLANTS: Final = _BEGIN["goods"]
CARDS: Final = _BEGIN["cards"]
SIZE: Final = _BEGIN["size"]
TURN: Final = _BEGIN["turn"]
GAIN: Final = _BEGIN["gain"]
POINTS: Final = _BEGIN["points"]
"""The first rows of each kind of feature."""
SCORERS: Final = dict(SCORING)
"""By bit: the buildings whose points depend on the city."""
MOST_SEATS: Final = 4
"""The number of a turn is roles taken times this, plus the seat's place."""
POINT: Final = 0.1
"""The scale of a point before its weights."""


class Inputs(NamedTuple):
    """The active rows of a seat: the last counts `scale`, all others 1."""

    rows: list[int]
    scale: float


class Value:
    """The value for one set of options."""

    def __init__(self, tables: Tables, options: Options) -> None:
        self.rows = tables["value"]
        self.second = options.edition == "second"
        self.cities: dict[tuple[int, tuple[int, ...]], Row] = {}

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; after the end, its share of the win."""
        if state.over:
            return shares(winners(state), len(state.seats))
        seats = range(len(state.seats))
        return softmax([self.logit(state, seat) for seat in seats])

    def logit(self, state: State, seat: int) -> float:
        """The worth of the seat's place; only differences between seats matter."""
        phase, rows = phase_of(state), self.rows
        buildings = state.seats[seat].buildings
        key = phase, tuple(buildings)
        units = self.cities.get(key) or self._city(phase, buildings)
        scored = points(state, seat)
        for number in other_rows(state, seat, phase, scored):
            units = list(map(add, units, rows[number]))
        scale = POINT * scored
        pairs = zip(units, rows[POINTS + phase], strict=True)
        first, *units = [unit + scale * weight for unit, weight in pairs]
        for unit in units[:UNITS]:
            if unit > 0:
                first += unit
        for unit in units[UNITS : 2 * UNITS]:
            if unit > 0:
                first -= unit
        return first

    def _city(self, phase: int, buildings: list[int]) -> Row:
        if len(self.cities) >= CACHED_CITIES:
            self.cities.clear()
        total = [0.0] * len(self.rows[0])
        for number in city_rows(phase, buildings, self.second):
            total = list(map(add, total, self.rows[number]))
        self.cities[phase, tuple(buildings)] = total
        return total

    def inputs(self, state: State, seat: int) -> Inputs:
        """The features of a seat, for training."""
        phase = phase_of(state)
        built = city_rows(phase, state.seats[seat].buildings, self.second)
        scored = points(state, seat)
        rows = [*built, *other_rows(state, seat, phase, scored), POINTS + phase]
        return Inputs(rows, POINT * scored)


def city_rows(phase: int, buildings: list[int], second: bool) -> list[int]:
    """The rows for the buildings of a city."""
    first = BUILT + STRETCH[phase] * KINDS
    rows = [first + KIND[card] for card in buildings]
    if second:
        rows += [EDITION + KIND[card] for card in buildings]
    return rows


def other_rows(state: State, seat: int, phase: int, scored: int) -> list[int]:
    """The rows for the hand, the goods, all counts, and the turn.

    `scored` are the seat's points. A hand card that scores by the city also has a row
    for the points that it would add.
    """
    # One function, not three: those made the value 2 % slower.
    own, stretch = state.seats[seat], STRETCH[phase]
    plants, laden, full = 0, LADEN + stretch * PLANT_KINDS, []
    held, gone, cards = HELD + stretch * (KINDS + 1), own.owned, []
    for card in own.hand:
        bit = BIT[card]
        if bit & gone:
            cards.append(held + DEAD)
            continue
        cards.append(held + KIND[card])
        gone |= bit
        if bit in SCORERS:
            gain = SCORERS[bit].points(state, seat, scored)
            cards.append(GAIN + stretch * GAINS + min(gain, GAINS - 1))
    for card, good in zip(own.buildings, own.goods, strict=True):
        kind = KIND[card]
        if kind < PLANT_KINDS:
            plants += 1
        if good != NONE:
            full.append(laden + min(kind, PLANT_KINDS - 1))
    turn = MOST_SEATS * len(state.roles_taken) + (seat - state.governor) % len(
        state.seats
    )
    size, most = len(own.buildings), PHASES - 1
    return [
        PLANTS + PHASES * phase + min(plants, most),
        LADEN_PLANTS + PHASES * phase + min(len(full), most),
        CARDS + HANDS * phase + hand_of(own),
        SIZE + HANDS * phase + min(size, HANDS - 1),
        TURN + turn % TURNS,
        *full,
        *cards,
    ]
