"""The learned weights: named tables of rows, and the file they are kept in.

What the rows stand for is in `columns` and `value`.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias
from zlib import compress, decompress

from sanjuan.rules.buildings import CLASSES

Row: TypeAlias = "list[float]"
Tables: TypeAlias = "dict[str, list[Row]]"

KINDS: Final = len(CLASSES)
PHASES: Final = 7
HANDS: Final = 13
GOODS: Final = 36
LEADS: Final = 7

MONEY: Final = KINDS
"""In place of a kind: a violet card that cannot be built any more."""
STOP: Final = KINDS
"""In place of a kind: none of the options, or no more of them."""
CHAPEL_STOP: Final = KINDS + 1
OFFICE_STOP: Final = KINDS + 2
BANK_STOP: Final = KINDS + 4
GIVE: Final = KINDS + 4 + HANDS
STOPS: Final = 6
LEFT: Final = 2 * HANDS + LEADS

PLANT_KINDS: Final = 5
"""Production buildings have the first numbers of all kinds."""
STRETCHES: Final = 4
TURNS: Final = 16
GAINS: Final = 13
UNITS: Final = 6
"""Units of the value for a seat, and as many against it."""
WIDTH: Final = 1 + 2 * UNITS
VALUE_ROWS: Final = (
    STRETCHES * (2 * KINDS + 1)
    + KINDS
    + STRETCHES * PLANT_KINDS
    + 2 * PHASES * PHASES
    + 2 * PHASES * HANDS
    + TURNS
    + STRETCHES * GAINS
    + PHASES
)


def _city(name: str, width: int) -> dict[str, tuple[int, int]]:
    """Tables whose rows are added up for a whole city."""
    return {
        f"{name}_owned": (KINDS, width),
        f"{name}_plants": (PHASES, width),
        f"{name}_phase": (PHASES, width),
        f"{name}_edition": (1, width),
    }


SHAPES: Final[Mapping[str, tuple[int, int]]] = {
    **_city("give", GIVE),
    **_city("build", KINDS + 1),
    **_city("sell", KINDS + STOPS),
    **_city("role", 5),
    **_city("rival", 5),
    "give_hand": (HANDS, GIVE),
    "build_left": (PHASES, LEFT),
    "cover": (PHASES, KINDS + 1),
    "cover_price": (1, HANDS),
    "cover_end": (1, LEADS),
    "cover_laden": (1, 2),
    "library": (PHASES, 10),
    "library_hand": (HANDS, 10),
    "library_goods": (GOODS, 10),
    "market": (PHASES, KINDS + STOPS),
    "produce": (1, KINDS),
    "sell_price": (1, 4),
    "role_taken": (32, 5),
    "role_hand": (PHASES * HANDS, 5),
    "role_goods": (GOODS, 5),
    "role_sale": (HANDS, 5),
    "role_build": (16, 5),
    "role_end": (4 * LEADS, 5),
    "rival_goods": (GOODS, 5),
    "rival_hand": (HANDS, 5),
    "value": (VALUE_ROWS, WIDTH),
}
"""The rows of each table and how long a row is; the file keeps them in this order."""

SETS: Final = tuple((seats, extra) for seats in (2, 3, 4) for extra in (False, True))
"""Tables there are: by number of seats, without and with New Buildings."""
UNIT: Final = 1 / 256
"""Weights are kept as whole multiples of this, in 16 bits."""
FILE: Final = "weights.bin"


def blank() -> Tables:
    """Tables of zeros."""
    return {
        name: [[0.0] * width for _ in range(rows)]
        for name, (rows, width) in SHAPES.items()
    }


def _rows(tables: Tables) -> Iterator[Row]:
    for name in SHAPES:
        yield from tables[name]


def pack(sets: list[Tables]) -> bytes:
    """The content of the file."""
    numbers = array("h")
    for tables in sets:
        for row in _rows(tables):
            numbers.extend(_whole(weight) for weight in row)
    return compress(_little(numbers).tobytes(), 9)


def _whole(weight: float) -> int:
    return max(-32768, min(32767, round(weight / UNIT)))


def unpack(content: bytes, place: int) -> Tables:
    """The tables at that place of `SETS` in the file."""
    numbers = array("h")
    numbers.frombytes(decompress(content))
    size = len(numbers) // len(SETS)
    flow = iter(_little(numbers[place * size : (place + 1) * size]))
    tables = blank()
    for row in _rows(tables):
        row[:] = [next(flow) * UNIT for _ in row]
    return tables


def _little(numbers: array[int]) -> array[int]:
    """The same in the byte order of the file."""
    if sys.byteorder == "big":  # pragma: no cover
        numbers.byteswap()
    return numbers


@cache
def learned(seats: int, expansion: bool) -> Tables:
    """The tables that come with the package for such games."""
    content = files("sanjuan.ai.learned").joinpath(FILE).read_bytes()
    return unpack(content, SETS.index((seats, expansion)))
