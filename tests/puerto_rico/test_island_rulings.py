"""Rulings, and rules whose words need an example."""

import pytest

from board_setup import Board, board, court, seat
from puerto_rico.rules.state import State


def asked(at: Board, number: int) -> list[str]:
    """The questions to a seat to the end of the phase, answered with the least."""
    names = []
    while at.asked[0] != "role":
        name, one = at.asked
        names += [name] * (one == number)
        at.until(name, one)
        question = at.game.asked()
        at.game.answer(question.options[: question.low])
    return names


@pytest.mark.rule("P77")
def test_no_guest_moves_between_a_turn_and_the_second_tile_of_a_library() -> None:
    owner = seat("corn", "library* guesthouse*1")
    at = board(owner, seat(), row="corn indigo sugar").role("settler")
    assert asked(at, 0) == ["guest", "tile", "second_tile", "guest"]


@pytest.mark.rule("P77")
def test_no_guest_moves_before_the_craftsmans_barrel() -> None:
    at = board(seat("corn* corn", "guesthouse*1"), seat()).role("craftsman")
    assert asked(at, 0) == ["guest", "craft", "guest"]


@pytest.mark.rule("P2")
def test_production_and_incomes_come_unasked() -> None:
    at = board(seat(), seat("corn* indigo*", "small_indigo_plant* factory*"))
    at.role("craftsman")
    assert at.goods(1) == {"corn": 1, "indigo": 1}
    assert (at.at(1).doubloons, at.asked[0]) == (1, "role")


@pytest.mark.rule("P12", "P75")
def test_points_given_back_do_not_undo_the_end() -> None:
    def change(state: State) -> None:
        state.pool = 1

    owner = seat("", "black_market* customs_station", 1, points=1)
    at = board(seat(corn=1), owner, change=change).role("captain")
    at.until("role")
    assert (at.state.pool, at.state.ending) == (0, "points")
    at.role("builder").until("build", 1).pick("small_warehouse").until("role")
    assert (at.state.pool, at.state.ending) == (1, "points")


@pytest.mark.rule("P67", "P80", "P47", "P66", "P81")
@pytest.mark.parametrize(
    ("wharf", "option", "points"), [("wharf", "corn_wharf", 2), ("small_wharf", "", 1)]
)
def test_a_wharf_counts_as_a_loading(wharf: str, option: str, points: int) -> None:
    owner = seat("", f"{wharf}* harbor* lighthouse*", corn=2)
    at = board(owner, seat()).role("captain")
    if option:
        at.pick(option)
    else:
        at.pick("small_wharf").pick("corn", "corn")
    assert at.at(0).points == points + 1 + 1
    assert at.at(0).doubloons == 1 + 1


@pytest.mark.rule("P82")
def test_specialty_factory_counts_a_barrel_of_the_well() -> None:
    owner = seat("indigo*", "small_indigo_plant* well* specialty_factory*")
    at = board(seat(), owner).role("craftsman")
    assert at.asked == ("well", 1)
    at.pick("indigo")
    assert (at.goods(1), at.at(1).doubloons) == ({"indigo": 2}, 1)


@pytest.mark.rule("P84", "P93")
def test_union_hall_works_before_a_royal_supplier() -> None:
    owner = seat("", "union_hall* royal_supplier#", corn=2)
    at = court(owner, seat()).role("captain")
    assert (at.asked, at.at(0).points) == (("royal_supplier", 0), 1)
    assert at.pick("corn").at(0).points == 2
