"""The tables of weights, and their file, which describes its own contents."""

import json
import zlib
from importlib.resources import files
from typing import Any

import pytest

from sanjuan.ai.learned import weights
from sanjuan.ai.learned.tables import AXES, NAMES, blank, labels
from sanjuan.ai.learned.weights import FILE, OURS, SETS, learned, pack, unpack
from sanjuan.rules.buildings import NUMBER
from tabletop.base.errors import WeightsError

CONTENT = files("sanjuan.ai.learned").joinpath(FILE).read_bytes()
LINE, NUMBERS = zlib.decompress(CONTENT).split(b"\n", 1)


def file(numbers: bytes = NUMBERS, **facts: Any) -> bytes:
    """The file with other facts in its first line, or other weights."""
    line = json.dumps({**json.loads(LINE), **facts}).encode()
    return zlib.compress(line + b"\n" + numbers)


@pytest.mark.slow
def test_what_is_packed_is_unpacked() -> None:
    sets = [blank() for _ in SETS]
    sets[2]["role_taken"][5][3] = -1.25
    sets[2]["role_taken"][5][4] = 1000.0
    tables = unpack(pack(sets), *SETS[2])
    assert tables["role_taken"][5][3:5] == [-1.25, 32767 / 256]
    assert set(tables["role_taken"][5][:3]) == {0}
    assert unpack(pack(sets), *SETS[1]) == blank()


def test_the_file_is_small() -> None:
    assert len(CONTENT) <= 150_000


def test_every_set_has_been_learned() -> None:
    for seats, expansion in SETS:
        tables = learned(seats, expansion)
        assert {name: len(rows) for name, rows in tables.items()} == {
            name: len(labels(rows)) for name, (rows, _) in AXES.items()
        }
        assert any(tables["role_taken"][0])


def test_new_buildings_are_known_where_they_are_played() -> None:
    bank = NUMBER["bank"]
    assert not any(learned(2, False)["build_owned"][bank])
    assert any(learned(2, True)["build_owned"][bank])


# ---------------------------------------------------------------- by labels


def without(building: str) -> dict[str, tuple[str, ...]]:
    """The words in axes, if a building had not been there."""
    return {
        word: tuple(name for name in names if name != building)
        for word, names in NAMES.items()
    }


def test_a_building_added_in_the_middle_counts_zero_and_moves_no_other() -> None:
    """Read a file that is older than the building."""
    names = without("smithy")
    before = OURS._replace(names=names)
    sizes = before.sizes()
    sets = [
        {
            name: [[float(n) for n in range(columns)] for _ in range(rows)]
            for name, (rows, columns) in sizes.items()
        }
        for _ in SETS
    ]
    tables = unpack(pack(sets, before), 2, False)
    smithy, old = NUMBER["smithy"], labels("take.building", names)
    ((*row,),) = tables["produce"]
    assert row.pop(smithy) == 0
    assert row == [float(n) for n in range(len(old))]
    assert not any(tables["give_owned"][smithy])
    assert all(map(any, tables["give_owned"][:smithy]))


def test_a_table_that_only_the_file_knows_is_left_out_and_one_it_lacks_is_zero() -> (
    None
):
    tables = {**AXES, "of_old": ("always", "take.3")}
    del tables["produce"]
    header = OURS._replace(tables=tables)
    sets = [{**learned(*one), "of_old": [[1.0, 2.0, 3.0]]} for one in SETS]
    found = unpack(pack(sets, header), 2, False)
    assert found == {**learned(2, False), "produce": blank()["produce"]}


# ---------------------------------------------------------------- broken files

BROKEN = {
    "no file at all": b"",
    "no weights": b"So many words.",
    "cut": CONTENT[:5000],
    "longer": CONTENT + b"more",
    "too few weights": file(NUMBERS[:-2]),
    "too many weights": file(NUMBERS + b"\0\0"),
    "half a weight": file(NUMBERS + b"\0"),
    "a header without end": zlib.compress(LINE),
    "no header": zlib.compress(b"[]\n" + NUMBERS),
    "another format": file(format="sanjuan-game"),
    "no version": file(version="one"),
    "no such set": file(sets=[[9, False]] * 6),
    "tables that are none": file(tables=["give"]),
    "names that are none": file(names=None),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_weights_file_is_refused_with_a_sentence(content: bytes) -> None:
    with pytest.raises(WeightsError, match="weights is broken"):
        unpack(content, 2, False)


def test_weights_of_a_later_version_are_refused_as_such() -> None:
    with pytest.raises(WeightsError, match=r"newer format \(2\)"):
        unpack(file(version=weights.VERSION + 1), 2, False)
