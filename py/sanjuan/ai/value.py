"""The learned value: every seat's chance to win, from what the table shows."""

from __future__ import annotations

from typing import TypeAlias

from sanjuan.ai.columns import MOST, hand_of, phase_of
from sanjuan.ai.points import points
from sanjuan.ai.policy import softmax
from sanjuan.ai.tables import KINDS, PHASES, Row, Tables
from sanjuan.buildings import NONE
from sanjuan.options import Options
from sanjuan.scoring import winners
from sanjuan.state import State

Term: TypeAlias = tuple[Row, int, float]
POINT: float = 0.25
"""What a point counts before its weight."""


class Value:
    """The value under one set of options."""

    def __init__(self, tables: Tables, options: Options) -> None:
        self.tables = tables
        self.second = options.edition == "second"
        self.cities: dict[int, float] = {}

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; of a finished game, its share of the win."""
        if state.over:
            return shares(state)
        seats = range(len(state.seats))
        return softmax([self.strength(state, seat) for seat in seats])

    def strength(self, state: State, seat: int) -> float:
        """How good the seat's place is; what counts is the difference to others."""
        own, tables, phase = state.seats[seat], self.tables, phase_of(state)
        size = len(own.buildings)
        plants = size - own.owned.bit_count()
        key = own.owned << 8 | plants << 3 | phase
        city = self.cities.get(key)
        if city is None:
            city = self._city(key)
        turn = 4 * len(state.roles_taken) + (seat - state.governor) % len(state.seats)
        return (
            city
            + tables["value_hand"][phase][hand_of(own)]
            + tables["value_goods"][phase][_laden(size - own.goods.count(NONE))]
            + tables["value_count"][phase][size if size < 13 else 12]
            + tables["value_points"][phase][0] * POINT * points(state, seat)
            + tables["value_turn"][0][turn & 15]
        )

    def _city(self, key: int) -> float:
        if len(self.cities) >= MOST:
            self.cities.clear()
        total = 0.0
        for row, place, amount in self._city_terms(key):
            total += row[place] * amount
        self.cities[key] = total
        return total

    def _city_terms(self, key: int) -> list[Term]:
        tables, owned, phase = self.tables, key >> 8, key & 7
        kinds = [kind for kind in range(KINDS) if owned >> kind & 1]
        terms = [(tables["value_owned"][phase], kind, 1.0) for kind in kinds]
        if self.second:
            terms += [(tables["value_edition"][0], kind, 1.0) for kind in kinds]
        plants = min(PHASES - 1, key >> 3 & 31)
        return [*terms, (tables["value_plants"][phase], plants, 1.0)]

    def terms(self, state: State, seat: int) -> list[Term]:
        """The weights that make up a seat's strength, for learning."""
        own, tables, phase = state.seats[seat], self.tables, phase_of(state)
        size = len(own.buildings)
        plants = size - own.owned.bit_count()
        turn = 4 * len(state.roles_taken) + (seat - state.governor) % len(state.seats)
        laden = _laden(size - own.goods.count(NONE))
        return [
            *self._city_terms(own.owned << 8 | plants << 3 | phase),
            (tables["value_hand"][phase], hand_of(own), 1.0),
            (tables["value_goods"][phase], laden, 1.0),
            (tables["value_count"][phase], min(12, size), 1.0),
            (tables["value_points"][phase], 0, POINT * points(state, seat)),
            (tables["value_turn"][0], turn & 15, 1.0),
        ]


def _laden(goods: int) -> int:
    return goods if goods < PHASES else PHASES - 1


def shares(state: State) -> list[float]:
    """Each seat's share of the win of a finished game."""
    won = winners(state)
    return [(seat in won) / len(won) for seat in range(len(state.seats))]
