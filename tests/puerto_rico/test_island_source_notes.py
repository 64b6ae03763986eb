"""Notes of the source about buildings that work together."""

import pytest

from board_setup import board, court, in_play, seat
from puerto_rico.rules.state import State


@pytest.mark.rule("P68")
def test_guild_hall_gives_at_most_12_points() -> None:
    mills = "small_sugar_mill sugar_mill small_indigo_plant indigo_plant"
    city = f"{mills} tobacco_storage coffee_roaster jeweler guild_hall*"
    assert board(seat("", city), seat()).part(0, "guild_hall") == 12


@pytest.mark.rule("P57", "P74", "P83")
def test_hacienda_forest_house_and_library_lay_three_forests() -> None:
    owner = seat("", "hacienda* forest_house* library*")
    at = board(owner, seat(), deck="coffee").role("settler").take()
    at.pick("coffee_forest").pick("corn_forest").leave().pick("indigo_forest")
    assert at.island(0) == ["coffee_forest", "corn_forest", "indigo_forest"]


@pytest.mark.rule("P77", "P83")
def test_a_guest_doubles_the_traders_privilege_in_a_library() -> None:
    owner = seat("", "guesthouse*2 library", corn=1)
    at = board(owner, seat()).role("trader").pick("library").pick("corn")
    assert at.at(0).doubloons == 0 + 2


@pytest.mark.rule("P79")
def test_a_church_gives_no_point_for_itself_though_a_university_occupies_it() -> None:
    at = board(seat("", "university*", 4), seat(), change=in_play("church"))
    at.role("builder").pick("church").take()
    assert (at.men(0)["church"], at.at(0).points) == (1, 0)


@pytest.mark.rule("P89")
def test_land_office_works_though_the_trading_house_is_full() -> None:
    def full(state: State) -> None:
        state.shop = [1, 2, 3, 4]

    at = court(seat("corn", "land_office#", corn=1), seat(), change=full)
    at.role("trader").take()
    assert (at.at(0).doubloons, at.island(0), at.goods(0)) == (1, [], {"corn": 1})


@pytest.mark.rule("P88", "P91")
def test_hunting_lodge_discards_forests_too_and_sends_nobles_to_san_juan() -> None:
    owner = seat("corn# sugar_forest", "hunting_lodge*")
    at = court(owner, seat()).role("settler").until("hunting_lodge")
    assert at.offered == ["corn_noble", "sugar_forest"]
    other = at.game.copy()
    assert at.pick("corn_noble").island(0) == ["sugar_forest"]
    assert at.game.view(0)["seats"][0]["nobles"] == {"san_juan": 1}
    at.game = other
    assert at.pick("sugar_forest").island(0) == ["corn"]


@pytest.mark.rule("P94")
def test_villa_brings_a_noble_besides_the_noble_of_the_ship() -> None:
    at = court(seat("", "villa*"), seat()).role("mayor").leave().take()
    assert at.asked == ("land_noble", 0)
    at.take()
    assert sum(at.at(0).nobles) == 2


@pytest.mark.rule("P100")
def test_customs_station_takes_a_barrel_and_a_point_of_each_of_three_ships() -> None:
    def full(state: State) -> None:
        state.cargo, state.loaded = [1, 2, 4], [4, 5, 6]
        for good, count in ((1, 4), (2, 5), (4, 6)):
            state.goods[good] -= count

    owner = seat("", "customs_station*")
    at = board(seat(), owner, seat(), change=full).role("captain")
    assert at.goods(1) == {"indigo": 1, "sugar": 1, "coffee": 1}
    assert at.at(1).points == 3


@pytest.mark.rule("P102")
def test_a_bank_holds_more_than_eight_doubloons_later() -> None:
    def rich(state: State) -> None:
        state.seats[0].deposit, state.bounty[3] = 8, 3

    at = court(seat("", "bank#"), seat(), change=rich).role("craftsman").pick("3")
    assert at.part(0, "bank") == 11
