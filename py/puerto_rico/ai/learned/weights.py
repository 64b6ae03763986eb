"""The file of learned weights: a line of JSON, then all weights, all compressed.

The line has format, version, the numbers of seats, the buildings, and the size of each
table; a file of other buildings or tables is refused. The weights are whole numbers of
16 bits: first the lower bytes of all, then the upper ones, which compress better so.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from pkgutil import get_data
from typing import Any, Final, NamedTuple

from puerto_rico.ai.learned.tables import (
    POLICY,
    POLICY_SIZE,
    VALUE,
    VALUE_ROWS,
    WIDTH,
)
from puerto_rico.rules.buildings.tables import IDS
from puerto_rico.rules.pieces import BOXES
from tabletop.base.errors import WeightsError

FILE: Final = "weights.bin"
FORMAT: Final = "puerto_rico-weights"
VERSION: Final = 1
SEATS: Final = tuple(BOXES)
"""The numbers of seats, each of which has weights of its own."""
UNIT: Final = 1 / 64
"""The unit of weights in the file."""
LARGEST: Final = (1 << 15) - 1
SIZE: Final = POLICY_SIZE + VALUE_ROWS * WIDTH
"""The number of weights for one number of seats."""


class Weights(NamedTuple):
    """The weights of the policy, and the rows of the value."""

    policy: list[float]
    value: list[list[float]]


def _facts() -> dict[str, Any]:
    tables = {name: [*size] for name, size in POLICY.items()}
    rows = {name: [count, WIDTH] for name, count in VALUE.items()}
    facts = {"format": FORMAT, "version": VERSION, "seats": [*SEATS]}
    return {**facts, "buildings": [*IDS], "policy": tables, "value": rows}


@cache
def learned(seats: int) -> Weights:
    """The weights in the package for that number of seats."""
    return unpack(get_data("puerto_rico.ai.learned", FILE) or b"", seats)


def pack(sets: Mapping[int, Weights]) -> bytes:
    """The content of a file with the weights of all numbers of seats."""
    numbers = array("h")
    for seats in SEATS:
        numbers.extend(map(_whole, sets[seats].policy))
        for row in sets[seats].value:
            numbers.extend(map(_whole, row))
    lower = bytes([number & 255 for number in numbers])
    upper = bytes([number >> 8 & 255 for number in numbers])
    line = json.dumps(_facts(), separators=(",", ":")) + "\n"
    return zlib.compress(line.encode() + lower + upper, 9)


def _whole(weight: float) -> int:
    return max(-LARGEST - 1, min(LARGEST, round(weight / UNIT)))


def unpack(content: bytes, seats: int) -> Weights:
    """The weights of one number of seats; raises WeightsError."""
    try:
        line, numbers = _content(content).split(b"\n", 1)
        return _read(json.loads(line), numbers, seats)
    except (zlib.error, ValueError, TypeError, KeyError, AttributeError):
        raise WeightsError("broken_weights") from None


def _content(packed: bytes) -> bytes:
    stream = zlib.decompressobj()
    content = stream.decompress(packed)
    if not stream.eof or stream.unused_data:
        raise ValueError("too short or too long")
    return content


def _read(facts: Any, content: bytes, seats: int) -> Weights:
    if facts["format"] != FORMAT:
        raise ValueError("another format")
    if (version := facts["version"]) > VERSION:
        raise WeightsError("newer_weights", {"version": version, "known": VERSION})
    half = SIZE * len(SEATS)
    if facts != _facts() or len(content) != 2 * half:
        raise ValueError("other tables")
    begin = SEATS.index(seats) * SIZE
    lower = content[begin : begin + SIZE]
    upper = content[half + begin : half + begin + SIZE]
    return _cut([_weight(pair) for pair in zip(lower, upper, strict=True)])


def _weight(pair: tuple[int, int]) -> float:
    low, high = pair
    return (low + (high << 8) - (high >> 7 << 16)) * UNIT


def _cut(weights: Sequence[float]) -> Weights:
    policy, rest = weights[:POLICY_SIZE], weights[POLICY_SIZE:]
    rows = [[*rest[at : at + WIDTH]] for at in range(0, len(rest), WIDTH)]
    return Weights([*policy], rows)
