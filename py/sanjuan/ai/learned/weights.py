"""The file of learned weights, which describes its own content.

It is a line of JSON and then the weights, all compressed. The line names the axes of
every table and the buildings. A label missing in the file counts zero, and a label that
only the file knows is skipped.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from pkgutil import get_data
from typing import Any, Final, NamedTuple

from sanjuan.ai.learned.tables import AXES, NAMES, Names, Row, Tables, labels
from tabletop.base.errors import WeightsError

FILE: Final = "weights.bin"
FORMAT: Final = "sanjuan-weights"
VERSION: Final = 1
SETS: Final = tuple((seats, extra) for seats in (2, 3, 4) for extra in (False, True))
"""The sets of tables: by number of seats, without and with New Buildings."""
UNIT: Final = 1 / 256
"""The unit of weights in the file, where they are whole numbers of 16 bits."""
LARGEST: Final = (1 << 15) - 1


class Header(NamedTuple):
    """The file's first line: the sets, the words in axes, and the tables' axes."""

    sets: Sequence[Sequence[int]]
    names: Names
    tables: dict[str, tuple[str, str]]

    def sizes(self) -> dict[str, tuple[int, int]]:
        """The number of rows and of columns of each table."""
        return {
            name: (len(labels(rows, self.names)), len(labels(columns, self.names)))
            for name, (rows, columns) in self.tables.items()
        }


OURS: Final = Header(SETS, NAMES, dict(AXES))


@cache
def learned(seats: int, expansion: bool) -> Tables:
    """The tables in the package for such games."""
    content = get_data("sanjuan.ai.learned", FILE)
    return unpack(content or b"", seats, expansion)


# ---------------------------------------------------------------- writing


def pack(sets: Sequence[Tables], header: Header = OURS) -> bytes:
    """The content of a file with these tables, one for each of the header's sets."""
    facts = {"format": FORMAT, "version": VERSION, **header._asdict()}
    line = json.dumps(facts, separators=(",", ":")) + "\n"
    numbers = array("h")
    for tables in sets:
        for name in header.tables:
            for row in tables[name]:
                numbers.extend(_whole(weight) for weight in row)
    return zlib.compress(line.encode() + _little(numbers).tobytes(), 9)


def _whole(weight: float) -> int:
    return max(-LARGEST - 1, min(LARGEST, round(weight / UNIT)))


# ---------------------------------------------------------------- reading


def unpack(content: bytes, seats: int, expansion: bool) -> Tables:
    """The tables of one set in the file; raises WeightsError."""
    try:
        line, numbers = _content(content).split(b"\n", 1)
        return _read(_header(json.loads(line)), numbers, [seats, expansion])
    except (zlib.error, ValueError, TypeError, KeyError, AttributeError):
        raise WeightsError("broken_weights") from None


def _content(packed: bytes) -> bytes:
    stream = zlib.decompressobj()
    content = stream.decompress(packed)
    if not stream.eof or stream.unused_data:
        raise ValueError("too short or too long")
    return content


def _header(facts: Any) -> Header:
    if facts["format"] != FORMAT:
        raise ValueError("another format")
    if (version := facts["version"]) > VERSION:
        raise WeightsError("newer_weights", {"version": version, "known": VERSION})
    axes = {name: (rows, columns) for name, (rows, columns) in facts["tables"].items()}
    names = {word: tuple(those) for word, those in facts["names"].items()}
    return Header(facts["sets"], names, axes)


def _read(header: Header, content: bytes, wanted: list[int]) -> Tables:
    sizes = header.sizes()
    size = sum(rows * columns for rows, columns in sizes.values())
    numbers = array("h")
    numbers.frombytes(content)
    if len(numbers) != size * len(header.sets):
        raise ValueError("too few or too many weights")
    place = header.sets.index(wanted)
    own = _little(numbers[place * size : (place + 1) * size])
    found = _cut([number * UNIT for number in own], sizes)
    return found if header[1:] == OURS[1:] else _translated(header, found)


def _cut(weights: list[float], sizes: dict[str, tuple[int, int]]) -> Tables:
    """The weights as tables with these numbers of rows and columns."""
    found, begin = {}, 0
    for name, (rows, columns) in sizes.items():
        end = begin + rows * columns
        found[name] = [weights[at : at + columns] for at in range(begin, end, columns)]
        begin = end
    return found


def _translated(header: Header, found: Tables) -> Tables:
    """The tables by our labels: missing ones count zero, unknown ones are skipped."""
    return {name: _table(header, name, found.get(name, [])) for name in AXES}


def _table(header: Header, name: str, rows: list[Row]) -> list[Row]:
    theirs = header.tables.get(name, ("", ""))
    by_row, by_column = (_places(axis, header.names) for axis in theirs)
    columns = [by_column.get(label) for label in labels(AXES[name][1])]
    return [
        [
            0.0 if at is None or column is None else rows[at][column]
            for column in columns
        ]
        for at in (by_row.get(label) for label in labels(AXES[name][0]))
    ]


def _places(axis: str, names: Names) -> dict[str, int]:
    return {label: place for place, label in enumerate(labels(axis, names))}


def _little(numbers: array[int]) -> array[int]:
    """The numbers in the byte order of the file."""
    if sys.byteorder == "big":  # pragma: no cover
        numbers.byteswap()
    return numbers
