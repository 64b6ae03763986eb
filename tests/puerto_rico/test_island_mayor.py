"""The mayor phase."""

from collections.abc import Callable

import pytest

from board_setup import Board, board, seat
from puerto_rico.rules.state import State


def _ship(colonists: int, supply: int = 38) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.ship, state.supply = colonists, supply

    return change


@pytest.mark.rule("P25")
def test_the_mayor_may_take_a_colonist_from_the_supply() -> None:
    at = board(seat("corn"), seat("corn")).role("mayor")
    assert (at.asked, at.bounds) == (("colonist", 0), (0, 1))
    supply = at.state.supply
    at.take()
    assert at.state.supply < supply
    assert [at.at(n).colonists for n in (0, 1)] == [2, 1]


@pytest.mark.rule("P25")
def test_the_mayor_may_refuse_the_colonist() -> None:
    at = board(seat("corn"), seat("corn")).role("mayor").leave()
    assert [at.at(n).colonists for n in (0, 1)] == [1, 1]


@pytest.mark.rule("P25")
def test_the_mayor_never_takes_the_colonist_from_the_ship() -> None:
    at = board(seat(), seat(), change=_ship(2, 0)).role("mayor")
    assert (0, "colonist", "no_colonists") in at.skipped()
    assert [at.at(n).colonists for n in (0, 1)] == [1, 1]


@pytest.mark.rule("P25")
def test_colonists_of_the_ship_go_round_one_by_one_from_the_mayor_on() -> None:
    at = board(seat(), seat(), seat(), governor=1, change=_ship(5)).role("mayor")
    at.leave()
    assert [at.at(n).colonists for n in range(3)] == [1, 2, 2]


@pytest.mark.rule("P26")
def test_all_circles_are_one_question_and_none_stays_free_in_vain() -> None:
    at = board(seat("corn indigo*", "indigo_plant hacienda", san_juan=1), seat())
    at.role("mayor").leave()
    assert at.offered == ["corn", "hacienda", "indigo", "indigo_plant"]
    assert len(at.game.asked().options) == 6
    assert at.bounds == (3, 3)


@pytest.mark.rule("P26")
def test_every_colonist_of_the_seat_may_move() -> None:
    at = board(seat("corn* indigo sugar", "hacienda*"), seat()).role("mayor").leave()
    at.pick("indigo", "sugar", "corn")
    assert at.men(0) == {"corn": 1, "indigo": 1, "sugar": 1}


@pytest.mark.rule("P26")
def test_a_colonist_without_a_free_circle_goes_to_san_juan() -> None:
    at = board(seat("corn*"), seat("corn")).role("mayor").take()
    assert (at.men(0), at.at(0).san_juan) == ({"corn": 1}, 2)


@pytest.mark.rule("P17")
def test_equal_circles_are_no_choice() -> None:
    at = board(seat("corn corn"), seat("corn")).role("mayor").leave()
    assert at.men(0) == {"corn": 1}
    assert at.asked[0] == "role"


@pytest.mark.rule("P2")
def test_the_seats_place_their_colonists_in_turn() -> None:
    at = board(seat("corn indigo"), seat("corn indigo"), governor=1).role("mayor")
    at.leave()
    assert at.asked == ("place", 1)
    assert at.pick("corn").asked == ("place", 0)


@pytest.mark.rule("P27")
def test_the_ship_gets_a_colonist_for_each_empty_circle_on_buildings() -> None:
    at = board(seat("corn", "indigo_plant* office"), seat("", "coffee_roaster"))
    at.role("mayor").take().pick("corn", "indigo_plant", "indigo_plant").rest()
    # one place at the indigo plant, one at the office, one at the roaster
    assert at.state.ship == 3


@pytest.mark.rule("P27")
def test_empty_circles_on_the_island_bring_no_colonists() -> None:
    at = board(seat("corn " * 5), seat()).role("mayor").take()
    assert at.state.ship == 2


@pytest.mark.rule("P27")
def test_the_ship_gets_at_least_as_many_colonists_as_there_are_seats() -> None:
    at = board(seat(), seat(), seat()).role("mayor").take()
    assert at.state.ship == 3


@pytest.mark.rule("P12", "P28")
def test_the_game_ends_with_the_round_if_the_ship_cannot_be_filled() -> None:
    at = board(seat(), seat(), change=_ship(2, 1)).role("mayor").leave()
    assert at.state.ship == 1
    assert at.told("last_round") == [{"cause": "colonists"}]
    assert not at.game.over


@pytest.mark.rule("P12")
def test_the_last_colonists_for_the_ship_do_not_end_the_game() -> None:
    at = board(seat(), seat(), change=_ship(2, 2)).role("mayor").leave()
    assert (at.state.ship, at.state.supply, at.state.ending) == (2, 0, None)


def test_the_ship_is_empty_once_its_colonists_have_landed() -> None:
    at = board(seat("corn indigo sugar"), seat()).role("mayor").leave()
    assert (at.asked, at.state.ship) == (("place", 0), 0)


def test_a_proposal_leaves_colonists_at_work() -> None:
    at = board(seat("corn* indigo", "hacienda"), seat()).role("mayor").leave()
    assert proposed(at) == ["corn", "hacienda"]


def test_a_proposal_puts_nobody_where_all_circles_are_full() -> None:
    at = board(seat("corn sugar", "hacienda*"), seat()).role("mayor").leave()
    assert proposed(at) == ["corn", "hacienda"]


def test_a_proposal_pairs_plantations_with_mills() -> None:
    at = board(seat("indigo* sugar", "sugar_mill indigo_plant"), seat())
    assert proposed(at.role("mayor").leave()) == ["indigo", "indigo_plant"]


def test_a_proposal_prefers_a_violet_building_to_a_mill() -> None:
    at = board(seat("indigo*", "small_indigo_plant hacienda"), seat())
    assert proposed(at.role("mayor").leave()) == ["hacienda", "indigo"]


def test_a_proposal_pairs_a_mill_with_a_plantation() -> None:
    at = board(seat("indigo sugar", "small_sugar_mill*"), seat())
    assert proposed(at.role("mayor").leave()) == ["small_sugar_mill", "sugar"]


def test_a_proposal_prefers_corn_to_a_mill_without_a_plantation() -> None:
    at = board(seat("corn", "small_indigo_plant"), seat()).role("mayor").leave()
    assert proposed(at) == ["corn"]


def test_a_proposal_pairs_a_plantation_with_its_mill_before_it_takes_corn() -> None:
    at = board(seat("corn indigo", "small_indigo_plant*"), seat())
    assert proposed(at.role("mayor").leave()) == ["indigo", "small_indigo_plant"]


def test_a_proposal_prefers_a_violet_building_to_a_plantation_of_a_mill() -> None:
    at = board(seat("indigo", "small_indigo_plant* hacienda"), seat())
    assert proposed(at.role("mayor").leave()) == ["hacienda", "small_indigo_plant"]


def test_a_proposal_prefers_a_quarry_to_a_plantation_without_a_mill() -> None:
    at = board(seat("indigo quarry"), seat()).role("mayor").leave()
    assert proposed(at) == ["quarry"]


def test_a_proposal_puts_several_colonists_on_equal_tiles() -> None:
    at = board(seat("corn* corn corn sugar", san_juan=1), seat()).role("mayor").leave()
    assert proposed(at) == ["corn", "corn", "corn"]


def proposed(at: Board) -> list[str]:
    question = at.game.asked()
    asked = at.game.view(question.seat)["question"]
    assert asked is not None
    assert tuple(sorted(asked["proposed"])) in question
    return sorted(question.named(tuple(asked["proposed"])))
