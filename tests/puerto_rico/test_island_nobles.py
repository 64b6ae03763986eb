"""Nobles, and the buildings of their set, by the source."""

import pytest

from board_setup import board, court, in_play, seat
from puerto_rico import Game
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.state import State


@pytest.mark.parametrize(
    ("id", "cost", "points"),
    [
        ("land_office", 2, 1),
        ("chapel", 3, 1),
        ("hunting_lodge", 4, 2),
        ("zoning_office", 5, 2),
        ("royal_supplier", 6, 2),
        ("villa", 7, 3),
        ("jeweler", 8, 3),
        ("royal_garden", 10, 4),
    ],
)
def test_cost_points_and_circles_of_a_building_of_the_nobles(
    id: str, cost: int, points: int
) -> None:
    at = board(seat(), seat(doubloons=12), change=in_play(id)).role("builder").leave()
    assert at.pick(id).at(1).doubloons == 12 - cost
    assert at.part(1, "buildings") == points
    assert CLASSES[NUMBER[id]].circles == 1


# ---------------------------------------------------------------- nobles


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("P87")
def test_a_noble_is_on_the_first_ship_and_100_colonists_are_in_play(seats: int) -> None:
    view = Game(seats, ["nobles"], seed=1).view(None)
    assert (view["ship"], view["ship_nobles"], view["nobles"]) == (seats - 1, 1, 19)
    assert view["supply"] + view["ship"] == 100


@pytest.mark.rule("P87")
def test_a_taker_chooses_between_the_noble_and_a_colonist() -> None:
    at = court(seat(), seat(), seat()).role("mayor").leave()
    assert (at.asked, at.bounds) == (("land_noble", 0), (0, 1))
    at.leave()
    assert at.asked == ("land_noble", 1)
    at.take()
    assert [sum(at.at(n).nobles) for n in range(3)] == [0, 1, 0]
    assert [at.at(n).colonists for n in range(3)] == [1, 1, 1]


@pytest.mark.rule("P87")
def test_the_last_taker_must_take_the_noble_that_is_left() -> None:
    at = court(seat(), seat()).role("mayor").leave().leave()
    assert sum(at.at(1).nobles) == 1


@pytest.mark.rule("P87")
def test_a_noble_replaces_a_colonist_at_each_refill() -> None:
    at = court(seat("", "office"), seat("", "indigo_plant")).role("mayor")
    at.leave().take().rest()
    assert (at.state.ship, at.state.ship_nobles, at.state.nobles) == (2 - 1, 1, 18)


@pytest.mark.rule("P87")
def test_the_ship_brings_colonists_alone_once_the_nobles_are_used_up() -> None:
    def spent(state: State) -> None:
        state.nobles = 0

    at = court(seat(), seat(), change=spent).role("mayor").leave().take()
    assert (at.state.ship, at.state.ship_nobles) == (2, 0)


@pytest.mark.rule("P87")
def test_colonists_do_not_end_a_game_with_nobles() -> None:
    def few(state: State) -> None:
        state.supply = 0

    at = court(seat(), seat(), change=few).role("mayor").take().rest()
    assert (at.state.ship, at.state.ending) == (0, None)


@pytest.mark.rule("P14")
def test_each_noble_is_a_point_at_the_end() -> None:
    at = court(seat("corn#", "office#", nobles=2), seat())
    assert at.part(0, "nobles") == 4


@pytest.mark.rule("P88")
def test_a_noble_works_as_a_colonist() -> None:
    at = court(seat("indigo#", "indigo_plant#"), seat()).role("craftsman")
    assert at.goods(0) == {"indigo": 1}


@pytest.mark.rule("P70")
def test_fortress_counts_nobles_too() -> None:
    assert court(seat("corn#", "fortress#", nobles=4), seat()).part(0, "fortress") == 2


@pytest.mark.rule("P60")
def test_hospice_takes_a_noble_of_the_ship_if_nobody_else_is_there() -> None:
    def alone(state: State) -> None:
        state.supply = state.ship = 0

    at = court(seat("", "hospice*"), seat(), change=alone).role("settler")
    at.pick("corn").take()
    assert at.game.view(0)["seats"][0]["nobles"] == {"corn": 1}
    assert at.state.ship_nobles == 0


@pytest.mark.rule("P88")
def test_nobles_are_asked_for_where_they_have_a_function_of_their_own() -> None:
    at = court(seat("corn", "chapel", nobles=1, san_juan=1), seat()).role("mayor")
    at.leave().leave()
    assert (at.asked, at.bounds) == (("ennoble", 0), (0, 1))
    assert at.offered == ["chapel"]
    at.pick("chapel")
    assert at.game.view(0)["seats"][0]["nobles"] == {"chapel": 1}


@pytest.mark.rule("P88")
def test_nobles_fill_other_circles_unasked() -> None:
    at = court(seat("corn", "chapel", nobles=1), seat()).role("mayor").leave().leave()
    at.leave()
    assert at.asked[0] == "role"
    assert at.game.view(0)["seats"][0]["nobles"] == {"corn": 1}


@pytest.mark.rule("P88")
def test_a_noble_with_no_other_circle_gets_that_function_unasked() -> None:
    at = court(seat("", "chapel", nobles=1), seat()).role("mayor").leave().take()
    assert sum(at.at(0).nobles) == 2
    assert at.game.view(0)["seats"][0]["nobles"] == {"chapel": 1, "san_juan": 1}


def test_nobles_may_be_guests() -> None:
    owner = seat("corn indigo", "guesthouse", nobles=2, san_juan=1)
    at = court(owner, seat()).role("mayor").leave().leave()
    assert (at.asked, at.bounds) == (("ennoble", 0), (0, 2))
    at.pick("guesthouse", "guesthouse")
    assert at.game.view(0)["seats"][0]["nobles"] == {"guesthouse": 2}


@pytest.mark.rule("P77")
def test_guests_who_are_nobles_move_by_themselves() -> None:
    owner = seat("corn", "guesthouse*2 chapel")
    at = court(owner, seat(), change=_noble_guest).role("trader")
    assert (at.asked, at.bounds) == (("guest", 0), (0, 1))
    at.pick("corn")
    assert at.asked == ("guest_noble", 0)
    at.pick("chapel")
    assert at.game.view(0)["seats"][0]["nobles"] == {"chapel": 1}


def _noble_guest(state: State) -> None:
    own = state.seats[0]
    own.nobles[CLASSES[NUMBER["guesthouse"]].place] = 1


@pytest.mark.rule("P75")
def test_black_market_returns_a_noble_to_the_nobles() -> None:
    owner = seat("corn# corn*", "black_market*", 7)
    at = court(seat(), owner, change=in_play("harbor")).role("builder").leave()
    nobles = at.state.nobles
    at.pick("harbor")
    assert at.offered == ["corn_colonist", "corn_noble"]
    at.pick("corn_noble")
    assert (at.state.nobles, at.men(1)["corn"]) == (nobles + 1, 1)
    assert sum(at.at(1).nobles) == 0
