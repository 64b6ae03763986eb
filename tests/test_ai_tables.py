"""The file of weights, and the rows in it."""

from importlib.resources import files

from sanjuan.ai.learned.tables import FILE, SETS, SHAPES, blank, learned, pack, unpack
from sanjuan.rules.buildings import NUMBER


def test_what_is_packed_is_unpacked() -> None:
    sets = [blank() for _ in SETS]
    sets[2]["role_taken"][5][3] = -1.25
    sets[2]["role_taken"][5][4] = 1000.0
    tables = unpack(pack(sets), 2)
    assert tables["role_taken"][5] == [0, 0, 0, -1.25, 32767 / 256]
    assert unpack(pack(sets), 1) == blank()


def test_the_file_is_small() -> None:
    assert len(files("sanjuan.ai.learned").joinpath(FILE).read_bytes()) <= 150_000


def test_every_set_has_been_learned() -> None:
    for seats, expansion in SETS:
        tables = learned(seats, expansion)
        assert {name: len(rows) for name, rows in tables.items()} == {
            name: rows for name, (rows, _) in SHAPES.items()
        }
        assert any(tables["role_taken"][0])


def test_new_buildings_are_known_where_they_are_played() -> None:
    bank = NUMBER["bank"]
    assert not any(learned(2, False)["build_owned"][bank])
    assert any(learned(2, True)["build_owned"][bank])
