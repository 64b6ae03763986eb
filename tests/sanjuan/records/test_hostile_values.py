"""Values that no file can hold, given to the package: refused, never written out."""

from typing import Any

import pytest

from sanjuan import Game, OptionError, PositionError, SaveError, analyse
from sanjuan.game_type import SAN_JUAN
from tabletop.table.table import Table


def deep(depth: int = 100_000) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.slow
@pytest.mark.parametrize("key", ["tiles", "roles_taken", "seats", "pile", "edition"])
def test_a_position_as_deep_as_a_well_is_refused(key: str) -> None:
    position = {"seats": [{}, {}], key: [deep()]}
    with pytest.raises(PositionError, match="deeper"):
        Game.from_position(position)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["answers", "options", "digest", "seed"])
def test_a_save_as_deep_as_a_well_is_refused(key: str) -> None:
    save = {**Game(seed=1).save(), key: deep()}
    for load in (Game.load, analyse, lambda given: Table.load(SAN_JUAN, given)):
        with pytest.raises(SaveError, match="deeper"):
            load(save)


@pytest.mark.parametrize("tiles", [[["A"]] * 5, [{"A": 1}] * 5, [1.5] * 5, "ABCDE"])
def test_tiles_of_a_strange_kind_are_refused(tiles: Any) -> None:
    with pytest.raises(PositionError):
        Game.from_position({"seats": [{}, {}], "tiles": tiles})


@pytest.mark.parametrize("seats", [7, True, [2], ["0"], [True], [deep(50)], "01"])
def test_seats_to_look_at_are_a_list_of_seats_there_are(seats: Any) -> None:
    with pytest.raises(OptionError):
        analyse(Game(seed=1).save(), seats=seats)


@pytest.mark.parametrize("options", [{"seats": deep()}, {"seed": 10**4200}])
def test_options_are_not_repeated_at_any_length(options: Any) -> None:
    with pytest.raises(OptionError) as error:
        Game(**options)
    assert len(str(error.value)) < 100
