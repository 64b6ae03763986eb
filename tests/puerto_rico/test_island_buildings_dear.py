"""The violet buildings of the base game that cost 5 to 9, by the source."""

from collections.abc import Callable

import pytest

from board_setup import board, no_colonists, seat, ship_only
from puerto_rico.rules.state import State

FULL = "quarry corn corn corn indigo indigo indigo sugar sugar sugar tobacco coffee"

# ---------------------------------------------------------------- office


@pytest.mark.rule("P61")
def test_office_sells_a_good_that_lies_in_the_trading_house() -> None:
    """The example of the source: tobacco beside tobacco, twice."""

    def tobacco(state: State) -> None:
        state.shop = [3]
        state.goods[3] -= 1

    owner = seat("", "office*", tobacco=1)
    at = board(owner, owner, seat(), change=tobacco).role("trader")
    at.pick("tobacco").pick("tobacco")
    assert at.game.view(None)["shop"] == ["tobacco"] * 3


@pytest.mark.rule("P61")
def test_office_does_not_sell_to_a_full_trading_house() -> None:
    def full(state: State) -> None:
        state.shop = [0, 1, 2, 3]

    at = board(seat("", "office*", coffee=1), seat(), change=full).role("trader")
    assert (0, "sell", "shop_full") in at.skipped()


@pytest.mark.rule("P10", "P61")
def test_an_empty_office_does_not_work() -> None:
    at = board(seat("", "", corn=1), seat("", "office", corn=1)).role("trader")
    at.pick("corn")
    assert at.skipped() == [(1, "sell", "same_goods")]


# ---------------------------------------------------------------- factory

ALL_MADE = "corn* indigo* sugar* tobacco* coffee*"
ALL_MILLS = "indigo_plant* sugar_mill* tobacco_storage* coffee_roaster*"


@pytest.mark.parametrize(
    ("kinds", "doubloons"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)]
)
@pytest.mark.rule("P64")
def test_factory_pays_for_different_goods(kinds: int, doubloons: int) -> None:
    tiles = " ".join(ALL_MADE.split()[:kinds])
    at = board(seat(), seat(tiles, f"{ALL_MILLS} factory*")).role("craftsman")
    assert at.at(1).doubloons == doubloons


@pytest.mark.rule("P64")
def test_factory_pays_for_goods_really_taken() -> None:
    """The example of the source: no corn, and two barrels of sugar, are left."""

    def scarce(state: State) -> None:
        state.goods[0], state.goods[2] = 0, 2

    tiles = "corn* corn* corn* sugar* sugar* sugar* tobacco*"
    owner = seat(tiles, "sugar_mill*3 tobacco_storage* factory*")
    at = board(seat(), owner, change=scarce).role("craftsman")
    assert at.goods(1) == {"sugar": 2, "tobacco": 1}
    assert at.told("earned") == [{"seat": 1, "doubloons": 1, "cause": "factory"}]


@pytest.mark.rule("P64")
def test_factory_counts_no_second_barrel_of_the_privilege() -> None:
    at = board(seat("corn*", "factory*"), seat()).role("craftsman").pick("corn")
    assert at.at(0).doubloons == 0


@pytest.mark.rule("P10", "P64")
def test_an_empty_factory_does_not_work() -> None:
    at = board(seat(), seat("corn* indigo*", "indigo_plant* factory"))
    assert at.role("craftsman").rest().at(1).doubloons == 0


# ---------------------------------------------------------------- university


@pytest.mark.rule("P65")
def test_university_puts_a_colonist_on_the_new_building() -> None:
    at = board(seat("", "university*", 5), seat()).role("builder").pick("office")
    assert (at.asked, at.bounds) == (("university", 0), (0, 1))
    assert at.take().men(0) == {"university": 1, "office": 1}


@pytest.mark.rule("P65")
def test_university_puts_one_colonist_on_a_building_with_more_circles() -> None:
    at = board(seat("", "university*", 5), seat()).role("builder").pick("indigo_plant")
    assert at.take().men(0)["indigo_plant"] == 1


@pytest.mark.rule("P65")
def test_university_may_stay_unused() -> None:
    at = board(seat("", "university*", 5), seat()).role("builder").pick("office")
    assert at.leave().men(0) == {"university": 1}


@pytest.mark.rule("P10", "P65")
def test_university_occupies_a_large_building() -> None:
    at = board(seat("", "university*", 10), seat()).role("builder").pick("fortress")
    assert at.take().part(0, "fortress") == 0  # two colonists
    assert at.men(0)["fortress"] == 1


@pytest.mark.rule("P65")
def test_university_takes_from_the_ship_once_the_supply_is_empty() -> None:
    at = board(seat("", "university*", 5), seat(), change=ship_only)
    at.role("builder").pick("office").take()
    assert at.state.ship == 1


@pytest.mark.rule("P65")
def test_university_takes_nothing_without_colonists() -> None:
    at = board(seat("", "university*", 5), seat(), change=no_colonists)
    at.role("builder").pick("office")
    assert at.skipped()[0] == (0, "university", "no_colonists")


@pytest.mark.rule("P65")
def test_a_new_university_does_not_work_for_itself() -> None:
    at = board(seat(doubloons=8), seat()).role("builder").pick("university")
    assert at.asked == ("role", 1)


# ---------------------------------------------------------------- harbor, wharf


def _ship_room(good: int, hold: int, left: int) -> Callable[[State], None]:
    """The ship with that hold has room for a number of barrels of a good."""

    def change(state: State) -> None:
        ship = (4, 6).index(hold)
        state.cargo[ship], state.loaded[ship] = good, hold - left
        state.goods[good] -= hold - left

    return change


@pytest.mark.rule("P66")
def test_harbor_and_wharf() -> None:
    """The example of the source: 3+1, 2+1 and 2+1 points."""

    def ships(state: State) -> None:
        _ship_room(3, 6, 3)(state)
        _ship_room(2, 4, 3)(state)

    owner = seat("", "harbor* wharf*", tobacco=4, sugar=2)
    at = board(seat(), owner, change=ships).role("captain").pick("tobacco_6")
    assert at.at(1).points == 3 + 1
    at.pick("sugar_4")
    assert at.at(1).points == 4 + 2 + 1
    at.pick("tobacco_wharf")
    assert at.at(1).points == 7 + 1 + 1


@pytest.mark.rule("P10", "P66")
def test_an_empty_harbor_adds_no_point() -> None:
    at = board(seat(), seat("", "harbor", corn=1, sugar=1)).role("captain")
    assert at.pick("corn_4").at(1).points == 1 + 1


@pytest.mark.rule("P67")
def test_wharf_returns_all_barrels_of_a_good_to_the_supply() -> None:
    at = board(seat(), seat("", "wharf*", corn=7)).role("captain")
    before = at.state.goods[0]
    at.pick("corn_wharf")
    assert (at.goods(1), at.state.goods[0], at.at(1).points) == ({}, before + 7, 7)
    assert at.game.view(None)["ships"][0]["good"] is None


@pytest.mark.rule("P67")
def test_wharf_is_an_alternative_to_a_compulsory_loading() -> None:
    at = board(seat("", "wharf*", corn=1), seat()).role("captain")
    assert (at.offered, at.bounds) == (["corn_4", "corn_6", "corn_wharf"], (1, 1))


@pytest.mark.rule("P67")
def test_wharf_is_optional_even_when_nothing_else_is_left() -> None:
    at = board(seat("", "wharf*", corn=5), seat(), change=_both_full).role("captain")
    assert (at.offered, at.bounds) == (["corn_wharf"], (0, 1))
    at.leave()
    assert at.asked == ("barrel", 0)


@pytest.mark.rule("P67")
def test_the_loading_ends_once_all_wharfs_are_declined_in_turn() -> None:
    owner = seat("", "wharf*", corn=5)
    at = board(owner, owner, change=_both_full).role("captain").leave().leave()
    assert at.asked == ("barrel", 0)


@pytest.mark.rule("P67")
def test_a_wharf_declined_may_be_used_later_in_the_phase() -> None:
    at = board(seat("", "wharf*", corn=5), seat(sugar=1), change=_corn_full)
    at.role("captain").leave()
    assert at.told("loaded")[0]["seat"] == 1
    assert (at.asked, at.offered) == (("load", 0), ["corn_wharf"])


@pytest.mark.rule("P67")
def test_wharf_works_once_a_phase() -> None:
    at = board(seat("", "wharf*", corn=5, indigo=1), seat(), change=_both_full)
    at.role("captain").pick("corn_wharf")
    assert at.asked == ("barrel", 0)
    assert at.rest().state.wharfed == 0


@pytest.mark.rule("P67")
def test_wharf_brings_the_captains_point() -> None:
    at = board(seat("", "wharf*", corn=5), seat()).role("captain").pick("corn_wharf")
    assert at.at(0).points == 6


@pytest.mark.rule("P10")
def test_an_empty_wharf_does_not_work() -> None:
    at = board(seat("", "wharf", corn=5), seat()).role("captain")
    assert at.goods(0) == {}  # loaded without a choice


@pytest.mark.rule("P67")
def test_two_seats_may_use_their_wharfs_for_the_same_good() -> None:
    owner = seat("", "wharf*", corn=2)
    at = board(owner, owner, seat()).role("captain")
    at.pick("corn_wharf").pick("corn_wharf")
    assert (at.at(0).points, at.at(1).points) == (3, 2)


def _corn_full(state: State) -> None:
    _ship_room(0, 4, 0)(state)


def _both_full(state: State) -> None:
    _ship_room(3, 6, 0)(state)
    _ship_room(2, 4, 0)(state)
