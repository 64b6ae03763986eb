"""The sums of weight rows for a whole city, cached."""

from __future__ import annotations

from operator import add
from typing import Final

from sanjuan.ai.learned.tables import KINDS, PHASES, Row, Tables
from sanjuan.rules.seat import Seat

CACHED_CITIES: Final = 20_000
"""The most cities in the cache."""


class CityRows:
    """The sums of the tables' rows for the buildings of a city.

    A key is the name of the tables and the city: owned violet buildings, number of
    production buildings, phase of the game.
    """

    def __init__(self, tables: Tables, second: bool) -> None:
        self.tables = tables
        self.second = second
        self.cities: dict[tuple[str, int], Row] = {}
        self.parts: dict[tuple[str, int], list[Row]] = {}

    def city(self, name: str, own: Seat, phase: int) -> Row:
        """The sum of that table's rows for a whole city."""
        plants = len(own.buildings) - own.owned.bit_count()
        key = name, own.owned << 8 | plants << 3 | phase
        return self.cities.get(key) or self._add_up(key)

    def _add_up(self, key: tuple[str, int]) -> Row:
        if len(self.cities) >= CACHED_CITIES:
            self.cities.clear()
            self.parts.clear()
        self.parts[key] = rows = self._rows(*key)
        total, *rest = rows
        for row in rest:
            total = list(map(add, total, row))
        self.cities[key] = total
        return total

    def _rows(self, name: str, key: int) -> list[Row]:
        tables, owned = self.tables, key >> 8
        rows = [
            tables[f"{name}_phase"][key & 7],
            tables[f"{name}_plants"][min(PHASES - 1, key >> 3 & 31)],
        ]
        if self.second:
            rows.append(tables[f"{name}_edition"][0])
        violet = tables[f"{name}_owned"]
        return rows + [violet[kind] for kind in range(KINDS) if owned >> kind & 1]
