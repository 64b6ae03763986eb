"""The buildings of the set The Nobles, by the seed."""

import pytest

from board_setup import board, court, in_play, no_colonists, seat
from puerto_rico import Game
from puerto_rico.rules.state import State

# ---------------------------------------------------------------- land office


@pytest.mark.rule("P89")
def test_land_office_with_a_colonist_buys_a_tile() -> None:
    at = court(seat("", "land_office*", 1), seat(), deck="coffee").role("trader")
    assert at.asked == ("land_office", 0)
    at.take()
    assert (at.island(0), at.at(0).doubloons) == (["coffee"], 0)


@pytest.mark.rule("P89")
def test_land_office_works_besides_a_sale() -> None:
    at = court(seat("", "land_office*", corn=1), seat(), deck="coffee").role("trader")
    assert at.pick("corn").asked == ("land_office", 0)
    assert at.leave().island(0) == []


@pytest.mark.rule("P89")
def test_land_office_gets_no_bonus_of_a_market() -> None:
    city = "land_office# small_market* large_market*"
    at = court(seat(), seat("corn", city)).role("trader").take()
    assert at.at(1).doubloons == 1


@pytest.mark.rule("P89")
def test_land_office_with_a_colonist_needs_a_doubloon() -> None:
    at = court(seat("", "land_office*"), seat()).role("trader")
    assert (0, "land_office", "no_doubloons") in at.skipped()
    full = seat("corn " * 8 + "indigo " * 4, "land_office*", 1)
    at = court(full, seat(), seat()).role("trader")
    assert (0, "land_office", "island_full") in at.skipped()
    at = court(seat("", "land_office*", 1), seat(), change=_no_tiles).role("trader")
    assert (0, "land_office", "no_tiles") in at.skipped()


def _no_tiles(state: State) -> None:
    state.deck, state.aside = [], [0] * 5


@pytest.mark.rule("P89")
def test_land_office_with_a_forest_house_may_turn_the_tile_over() -> None:
    at = court(seat("", "land_office* forest_house*", 1), seat(), deck="coffee")
    at.role("trader").take()
    assert at.asked == ("forest", 0)
    assert at.pick("coffee_forest").told("settled")[0]["cause"] == "land_office"


@pytest.mark.rule("P89")
def test_land_office_with_a_noble_discards_a_tile_for_a_doubloon() -> None:
    at = court(seat("corn# indigo* quarry* sugar_forest", "land_office#"), seat())
    at.role("trader")
    assert at.offered == ["corn_noble", "indigo_colonist", "sugar_forest"]
    aside = at.state.aside[0]
    at.pick("corn_noble")
    assert at.island(0) == ["indigo", "quarry", "sugar_forest"]
    assert (at.at(0).doubloons, at.at(0).san_juan) == (1, 1)
    assert at.state.aside[0] == aside + 1


@pytest.mark.rule("P89")
def test_land_office_with_a_noble_may_keep_its_tiles() -> None:
    at = court(seat("corn", "land_office#"), seat()).role("trader").leave()
    assert at.island(0) == ["corn"]


@pytest.mark.rule("P89")
def test_land_office_with_a_noble_records_that_there_is_nothing_to_discard() -> None:
    at = court(seat("quarry", "land_office#"), seat()).role("trader")
    assert (0, "sell_land", "no_plantations") in at.skipped()


# ---------------------------------------------------------------- chapel


@pytest.mark.rule("P90")
def test_chapel_gives_a_doubloon_or_a_point() -> None:
    at = court(seat("", "chapel*"), seat("", "chapel#")).role("craftsman")
    assert (at.at(0).doubloons, at.at(0).points) == (1, 0)
    assert (at.at(1).doubloons, at.at(1).points) == (0, 1)


# ---------------------------------------------------------------- hunting lodge


@pytest.mark.rule("P91")
def test_hunting_lodge_with_a_colonist_discards_a_tile() -> None:
    at = court(seat("corn* corn quarry", "hunting_lodge*"), seat()).role("settler")
    at.until("hunting_lodge")
    assert at.offered == ["corn", "corn_colonist"]
    at.pick("corn")
    assert (at.island(0), at.men(0)["corn"]) == (["corn", "quarry"], 1)
    assert at.at(0).doubloons == 0


@pytest.mark.rule("P91")
def test_hunting_lodge_with_a_noble_gives_points_for_most_empty_places() -> None:
    at = court(seat("corn", "hunting_lodge#"), seat("corn corn")).role("settler")
    at.rest()
    assert at.at(0).points == 2
    assert at.told("scored") == [{"seat": 0, "points": 2, "cause": "hunting_lodge"}]


@pytest.mark.rule("P91")
def test_hunting_lodge_with_a_noble_gives_nothing_on_a_tie() -> None:
    at = court(seat("corn", "hunting_lodge#"), seat("corn")).role("settler").rest()
    assert at.at(0).points == 0
    assert at.skipped() == [(0, "hunting_lodge", "not_emptiest")]


@pytest.mark.rule("P91")
def test_hunting_lodge_with_a_noble_gives_nothing_beside_an_emptier_island() -> None:
    at = court(seat("corn corn", "hunting_lodge#"), seat("corn")).role("settler")
    assert at.rest().at(0).points == 0
    assert at.skipped() == [(0, "hunting_lodge", "not_emptiest")]


@pytest.mark.rule("P91")
def test_hunting_lodge_records_that_there_is_nothing_to_discard() -> None:
    at = court(seat("quarry", "hunting_lodge*"), seat()).role("settler").rest()
    assert at.skipped() == [(0, "hunting_lodge", "no_plantations")]


# ---------------------------------------------------------------- zoning office


@pytest.mark.parametrize(
    ("office", "id", "price"),
    [
        ("zoning_office*", "harbor", 8 - 1),
        ("zoning_office#", "harbor", 8),
        ("zoning_office*", "fortress", 10),
        ("zoning_office#", "fortress", 10 - 2),
        ("zoning_office", "harbor", 8),
    ],
)
@pytest.mark.rule("P92")
def test_zoning_office(office: str, id: str, price: int) -> None:
    at = court(seat(), seat("", office, 10), change=in_play("harbor", "fortress"))
    at.role("builder").leave().pick(id)
    assert at.at(1).doubloons == 10 - price


@pytest.mark.rule("P92")
def test_the_occupant_of_a_zoning_office_that_lowers_the_price_stays_there() -> None:
    owner = seat("", "zoning_office* black_market*", 6)
    at = court(seat(), owner, change=in_play("harbor")).role("builder").leave()
    assert "harbor" not in at.offered


# ---------------------------------------------------------------- royal supplier


@pytest.mark.rule("P93")
def test_royal_supplier_turns_different_barrels_into_points() -> None:
    owner = seat("", "royal_supplier*", nobles=2, corn=2, sugar=1, coffee=1)
    at = court(owner, seat()).role("captain")
    assert (at.asked, at.bounds) == (("royal_supplier", 0), (0, 2))
    at.pick("corn", "coffee")
    assert (at.goods(0), at.at(0).points) == ({"corn": 1, "sugar": 1}, 2)
    assert at.asked == ("load", 0)


@pytest.mark.rule("P93")
def test_royal_supplier_brings_no_bonus_and_is_no_first_loading() -> None:
    owner = seat("", "royal_supplier# harbor* lighthouse*", corn=1, sugar=1)
    at = court(owner, seat()).role("captain").pick("corn")
    assert (at.at(0).points, at.at(0).doubloons) == (1, 1)
    assert at.take().at(0).points == 1 + 1 + 1 + 1


@pytest.mark.rule("P93")
def test_royal_supplier_without_nobles_supplies_nothing() -> None:
    at = court(seat("", "royal_supplier*", corn=1), seat()).role("captain")
    assert at.asked == ("load", 0)
    assert at.skipped() == [(0, "royal_supplier", "no_nobles")]


@pytest.mark.rule("P93")
def test_royal_supplier_without_barrels_supplies_nothing() -> None:
    at = court(seat("", "royal_supplier#"), seat(corn=1)).role("captain")
    assert at.skipped()[0] == (0, "royal_supplier", "no_goods")


# ---------------------------------------------------------------- villa


@pytest.mark.rule("P94")
def test_villa_takes_a_noble_of_the_supply_besides_the_ship() -> None:
    at = court(seat("", "villa*"), seat()).role("mayor").leave()
    assert at.asked == ("villa", 0)
    nobles = at.state.nobles
    at.take()
    assert at.state.nobles == nobles - 1
    assert sum(at.at(0).nobles) == 1


@pytest.mark.rule("P94")
def test_villa_takes_a_colonist_if_no_noble_is_left() -> None:
    def spent(state: State) -> None:
        state.nobles = 0

    at = court(seat("", "villa*"), seat(), change=spent).role("mayor").leave()
    at.take()
    assert (sum(at.at(0).nobles), at.at(0).colonists) == (0, 2)


@pytest.mark.rule("P94")
def test_villa_takes_nobody_if_the_supplies_are_empty() -> None:
    at = board(seat("", "villa*"), seat(), change=no_colonists).role("mayor")
    assert (0, "villa", "no_colonists") in at.skipped()


# ---------------------------------------------------------------- jeweler, garden


@pytest.mark.rule("P95")
def test_jeweler_pays_for_all_nobles() -> None:
    at = court(seat(), seat("corn#", "jeweler* office#", nobles=1)).role("craftsman")
    assert at.told("earned") == [{"seat": 1, "doubloons": 3, "cause": "jeweler"}]


@pytest.mark.rule("P95")
def test_jeweler_pays_nothing_without_nobles() -> None:
    at = court(seat(), seat("", "jeweler*")).role("craftsman")
    assert at.told("earned") == []


@pytest.mark.rule("P68")
def test_jeweler_counts_two_for_the_guild_hall_and_none_for_the_city_hall() -> None:
    at = court(seat("", "jeweler guild_hall*"), seat("", "jeweler city_hall*"))
    assert (at.part(0, "guild_hall"), at.part(1, "city_hall")) == (2, 1)


@pytest.mark.rule("P96")
def test_royal_garden_gives_a_point_for_each_noble() -> None:
    at = court(seat("corn#", "royal_garden*", nobles=2), seat())
    assert at.part(0, "royal_garden") == at.part(0, "nobles") == 3


@pytest.mark.rule("P106")
def test_villa_and_jeweler_are_never_in_play_together() -> None:
    for seed in range(12):
        left = Game(3, ["nobles"], seed=seed).view(None)["buildings"]
        assert not {"villa", "jeweler"} <= {*left}
