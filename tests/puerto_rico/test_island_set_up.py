"""The set-up for each number of seats."""

from typing import Any

import pytest

from board_setup import tiles_of
from puerto_rico import Game
from puerto_rico.rules.buildings.tables import IDS

BASE = IDS[:23]

SEATS = (2, 3, 4, 5)


def by_seats(*values: Any) -> list[tuple[int, Any]]:
    """A value for each number of seats."""
    return [*zip(SEATS, values, strict=True)]


@pytest.mark.parametrize(("seats", "each"), by_seats(3, 2, 3, 4))
@pytest.mark.rule("P5")
def test_doubloons_at_the_start(seats: int, each: int) -> None:
    view = Game(seats, seed=1).view(None)
    assert {own["doubloons"] for own in view["seats"]} == {each}


@pytest.mark.parametrize(("seats", "points"), by_seats(65, 75, 100, 122))
@pytest.mark.rule("P5")
def test_points_in_the_pool(seats: int, points: int) -> None:
    assert Game(seats, seed=1).view(None)["pool"] == points


@pytest.mark.rule("P107")
def test_five_seats_may_have_126_points() -> None:
    assert Game(5, more_points=True, seed=1).view(None)["pool"] == 126
    assert Game(4, more_points=True, seed=1).view(None)["pool"] == 100


@pytest.mark.parametrize(("seats", "supply"), by_seats(40, 55, 75, 95))
@pytest.mark.rule("P5")
def test_colonists_of_the_first_ship_are_not_part_of_the_supply(
    seats: int, supply: int
) -> None:
    view = Game(seats, seed=1).view(None)
    assert (view["supply"], view["ship"]) == (supply, seats)


@pytest.mark.parametrize(
    ("seats", "holds"), by_seats([4, 6], [4, 5, 6], [5, 6, 7], [6, 7, 8])
)
@pytest.mark.rule("P5")
def test_holds_of_the_cargo_ships(seats: int, holds: list[int]) -> None:
    assert [ship["hold"] for ship in Game(seats, seed=1).view(None)["ships"]] == holds


@pytest.mark.parametrize(("seats", "roles"), by_seats(7, 6, 7, 8))
@pytest.mark.rule("P5")
def test_three_seats_have_no_prospector_and_five_have_two(
    seats: int, roles: int
) -> None:
    names = [role["id"] for role in Game(seats, seed=1).view(None)["roles"]]
    assert len(names) == roles
    assert names[6:] == ["prospector", "second_prospector"][: roles - 6]


@pytest.mark.parametrize(("seats", "row"), by_seats(3, 4, 5, 6))
@pytest.mark.rule("P7")
def test_a_tile_more_than_seats_lies_face_up(seats: int, row: int) -> None:
    assert len(Game(seats, seed=1).view(None)["row"]) == row


@pytest.mark.parametrize(
    ("seats", "indigo", "corn"), [(2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)]
)
@pytest.mark.rule("P6")
def test_the_first_seats_begin_with_indigo_and_the_last_with_corn(
    seats: int, indigo: int, corn: int
) -> None:
    view = Game(seats, seed=1).view(None)
    first = [[tile["id"] for tile in own["island"]] for own in view["seats"]]
    assert first == [["indigo"]] * indigo + [["corn"]] * corn


@pytest.mark.rule("P6")
def test_the_first_plantations_come_out_of_the_stock() -> None:
    view = Game(3, seed=1).view(None)
    assert view["deck"] + len(view["row"]) == 50 - 3


@pytest.mark.parametrize(("seats", "tiles"), by_seats(35, 50, 50, 50))
@pytest.mark.rule("P5")
def test_plantations_in_the_box(seats: int, tiles: int) -> None:
    assert tiles_of(seats) == tiles


@pytest.mark.parametrize(("seats", "quarries"), by_seats(5, 8, 8, 8))
@pytest.mark.rule("P5")
def test_quarries_in_the_box(seats: int, quarries: int) -> None:
    assert Game(seats, seed=1).view(None)["quarries"] == quarries


@pytest.mark.rule("P5")
def test_barrels_in_the_box() -> None:
    assert Game(2, seed=1).view(None)["goods"] == [8, 9, 9, 7, 7]
    for seats in (3, 4, 5):
        assert Game(seats, seed=1).view(None)["goods"] == [10, 11, 11, 9, 9]


@pytest.mark.rule("P8")
def test_all_buildings_lie_ready_for_three_to_five_seats() -> None:
    for seats in (3, 4, 5):
        left = Game(seats, seed=1).view(None)["buildings"]
        assert [left[id] for id in BASE] == [4, 4, 3, 3, 3, 3, *[2] * 12, *[1] * 5]


@pytest.mark.rule("P8")
def test_two_seats_have_two_of_each_production_building_and_one_of_each_other() -> None:
    left = Game(2, seed=1).view(None)["buildings"]
    assert [left[id] for id in BASE] == [2] * 6 + [1] * 17


@pytest.mark.rule("P107")
def test_a_seat_with_corn_may_begin_with_a_doubloon_less() -> None:
    view = Game(4, corn_handicap=True, seed=1).view(None)
    assert [own["doubloons"] for own in view["seats"]] == [3, 3, 2, 2]


@pytest.mark.rule("P1")
def test_the_governor_is_seat_0_and_chooses_first() -> None:
    game = Game(4, seed=1)
    assert (game.view(None)["governor"], game.asked().seat) == (0, 0)


def test_a_seed_deals_the_same_game() -> None:
    assert Game(seed=7).digest() == Game(seed=7).digest() != Game(seed=8).digest()
