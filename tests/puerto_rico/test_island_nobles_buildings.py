"""The buildings of the set The Nobles, by the source."""

import pytest

from board_setup import court, in_play, seat
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
