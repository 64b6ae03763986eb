"""The dear buildings of Tib's by the source, and options about pairs and libraries."""

from collections.abc import Callable

import pytest

from board_setup import board, in_play, seat
from puerto_rico import Game
from puerto_rico.rules import scoring
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.stages import ROLES
from puerto_rico.rules.state import State


def laid(**doubloons: int) -> Callable[[State], None]:
    """A change that lays doubloons on roles."""

    def change(state: State) -> None:
        for role, count in doubloons.items():
            state.bounty[ROLES.index(role)] = count

    return change


# ---------------------------------------------------------------- customs station


@pytest.mark.rule("P100")
def test_customs_station_takes_a_barrel_and_a_point_of_each_ship_emptied() -> None:
    def full(state: State) -> None:
        state.cargo, state.loaded = [0, 1, 2], [4, 5, 3]
        for good, count in enumerate(state.loaded):
            state.goods[good] -= count

    at = board(seat("", "customs_station*"), seat(), seat(), change=full)
    supply = at.state.goods[:]
    at.role("captain")
    assert (at.goods(0), at.at(0).points) == ({"corn": 1, "indigo": 1}, 2)
    assert at.state.goods == [supply[0] + 3, supply[1] + 4, *supply[2:]]


@pytest.mark.rule("P100")
def test_barrels_of_a_customs_station_need_no_storage_nor_score_twice() -> None:
    def full(state: State) -> None:
        state.cargo, state.loaded = [0, 1, -1], [4, 5, 0]
        state.goods[0] -= 4
        state.goods[1] -= 5

    owner = seat("", "customs_station* archive*")
    at = board(owner, seat(), seat(), change=full).role("captain")
    assert (at.goods(0), at.at(0).points) == ({"corn": 1, "indigo": 1}, 2)


@pytest.mark.rule("P10", "P100")
def test_an_empty_customs_station_takes_nothing() -> None:
    def full(state: State) -> None:
        state.cargo[0], state.loaded[0] = 0, 4
        state.goods[0] -= 4

    at = board(seat("", "customs_station"), seat(), change=full).role("captain")
    assert (at.goods(0), at.at(0).points) == ({}, 0)


# ---------------------------------------------------------------- archive


@pytest.mark.rule("P101")
def test_archive_stores_a_barrel_of_each_good_and_scores_for_it() -> None:
    """The example of the source: 2 corn, 5 sugar and 2 tobacco."""

    def closed(state: State) -> None:
        state.cargo, state.loaded = [4, 1], [1, 1]

    goods = {"corn": 2, "sugar": 5, "tobacco": 2}
    owner = seat("", "archive* small_warehouse*", **goods)
    at = board(owner, seat(), change=closed).role("captain").pick("sugar")
    assert at.offered == ["corn", "tobacco"]
    at.pick("tobacco")
    assert at.goods(0) == {"corn": 1, "sugar": 5, "tobacco": 2}
    assert at.at(0).points == 3
    assert at.told("scored") == [{"seat": 0, "points": 3, "cause": "archive"}]


@pytest.mark.rule("P12", "P101")
def test_archive_may_empty_the_pool_and_end_the_game() -> None:
    def last(state: State) -> None:
        state.cargo, state.loaded, state.pool = [4, 1], [1, 1], 1

    at = board(seat("", "archive*", corn=1), seat(), change=last).role("captain")
    assert (at.at(0).points, at.state.ending) == (1, "points")


# ---------------------------------------------------------------- bank


@pytest.mark.rule("P102")
def test_bank_takes_doubloons_once_it_is_built() -> None:
    """The first example of the source."""
    owner = seat("quarry* quarry* quarry*", "library*", 10)
    at = board(owner, seat(), change=in_play("bank")).role("builder").pick("bank")
    assert at.asked == ("deposit", 0)
    assert at.game.asked().kinds() == ["0", "1", "2", "3", "4", "5"]
    at.pick("5")
    assert (at.at(0).doubloons, at.at(0).deposit) == (0, 5)


@pytest.mark.rule("P102")
def test_bank_takes_eight_doubloons_at_most_at_first() -> None:
    at = board(seat(), seat(doubloons=30), change=in_play("bank")).role("builder")
    at.leave().pick("bank")
    assert at.game.asked().options[-1] == 8
    at = board(seat(), seat(doubloons=12), change=in_play("bank")).role("builder")
    assert at.leave().pick("bank").game.asked().options == (0, 1, 2)


@pytest.mark.rule("P102")
def test_bank_takes_none_of_the_doubloons_of_the_builders_role() -> None:
    def rich(state: State) -> None:
        state.buildings[NUMBER["bank"]] = 1
        state.bounty[2] = 12

    at = board(seat(doubloons=3), seat(), change=rich).role("builder").pick("bank")
    assert at.game.asked().options == (0, 1, 2, 3)


@pytest.mark.rule("P102")
def test_bank_records_that_no_doubloons_are_left_for_it() -> None:
    at = board(seat(doubloons=9), seat(), change=in_play("bank"))
    at.role("builder").pick("bank")
    assert (0, "deposit", "no_doubloons") in at.skipped()


@pytest.mark.rule("P102")
def test_bank_with_a_noble_takes_doubloons_of_a_role() -> None:
    """The second example of the source."""
    owner = seat("", "bank#", 5)
    at = board(owner, seat(), sets=("nobles",), change=laid(craftsman=2))
    at.role("craftsman")
    assert (at.asked, at.game.asked().options) == (("deposit", 0), (0, 1, 2))
    at.pick("1")
    assert (at.at(0).doubloons, at.at(0).deposit) == (6, 1)
    assert at.part(0, "bank") == 1


@pytest.mark.rule("P102")
def test_doubloons_in_a_bank_are_no_more_those_of_the_role() -> None:
    owner = seat("", "bank#")
    at = board(owner, seat(), sets=("nobles",), change=laid(settler=3))
    assert at.role("settler").pick("1").asked == ("tile", 0)
    assert at.state.card == 2


@pytest.mark.rule("P102")
def test_bank_with_a_colonist_takes_no_doubloons_of_a_role() -> None:
    owner = seat("", "bank*")
    at = board(owner, seat(), sets=("nobles",), change=laid(craftsman=2))
    at.role("craftsman")
    assert at.asked[0] != "deposit"


@pytest.mark.rule("P10", "P102")
def test_an_empty_bank_gives_no_points() -> None:
    def rich(state: State) -> None:
        state.seats[0].deposit = 4

    assert board(seat("", "bank"), seat(), change=rich).part(0, "bank") == 0


def test_deposits_break_no_tie() -> None:
    def rich(state: State) -> None:
        state.seats[0].deposit = 4

    at = board(seat("", "bank", points=3), seat(points=7), change=rich)
    ranks = scoring.ranks(at.state)
    assert ranks[0] == ranks[1]


@pytest.mark.rule("P75", "P102")
def test_a_black_market_leaves_nothing_for_the_bank() -> None:
    owner = seat("corn*", "black_market*", 8)
    at = board(owner, seat(), change=in_play("bank")).role("builder").pick("bank")
    assert at.at(0).deposit == 0
    assert at.asked[0] != "deposit"


# ---------------------------------------------------------------- cathedral


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("P103")
def test_cathedral_costs_seven_doubloons_and_one_for_each_seat(seats: int) -> None:
    at = board(*[seat()] * seats, change=in_play("cathedral"))
    assert at.game.explain(0, "cathedral")["parts"][0]["args"] == {"amount": 7 + seats}


@pytest.mark.rule("P103")
def test_cathedral_gives_two_points_for_each_large_building_of_others() -> None:
    """The second example of the source."""
    others = ("bank", "customs_house", "royal_garden statue office")
    at = board(seat("", "cathedral* fortress"), *[seat("", one) for one in others])
    assert at.part(0, "cathedral") == 8


# ---------------------------------------------------------------- options


@pytest.mark.rule("P108")
def test_a_library_once_a_round_doubles_one_role_of_two_seats_by_choice() -> None:
    at = board(seat("", "library*"), seat(), library_once=True).role("prospector")
    assert at.asked == ("library", 0)
    assert at.leave().at(0).doubloons == 1
    at = board(seat("", "library*"), seat(), library_once=True).role("prospector")
    assert at.take().at(0).doubloons == 2
    at.role("trader").role("mayor")
    assert (at.asked[0], at.bounds) == ("colonist", (0, 1))


@pytest.mark.rule("P108")
def test_a_library_once_a_round_asks_nothing_with_more_seats() -> None:
    at = board(seat("", "library*"), seat(), seat(), seat(), library_once=True)
    assert at.role("prospector").at(0).doubloons == 2


@pytest.mark.rule("P106")
def test_all_pairs_lets_buildings_meet_that_exclude_each_other() -> None:
    pairs = [("hacienda", "forest_house"), ("factory", "specialty_factory")]
    found = set()
    for seed in range(15):
        names = {*_buildings(seed, True)}
        found |= {pair for pair in pairs if names.issuperset(pair)}
        assert not any({*_buildings(seed, False)}.issuperset(pair) for pair in pairs)
    assert found == {*pairs}


def _buildings(seed: int, all_pairs: bool) -> dict[str, int]:
    game = Game(sets=["new_buildings"], all_pairs=all_pairs, seed=seed)
    return game.view(None)["buildings"]


@pytest.mark.rule("P78")
def test_a_seat_never_owns_an_office_and_a_trading_post() -> None:
    ready = in_play("office", "trading_post")
    at = board(seat("", "office", 20), seat(), change=ready, all_pairs=True)
    assert at.game.explain(0, "trading_post")["reason"] == {
        "id": "never_together",
        "args": {"building": "office"},
    }
