"""The small violet buildings of the base game, with the examples of the source."""

import pytest

from board_setup import board, no_colonists, seat, ship_only
from puerto_rico.rules.buildings.building import Building
from puerto_rico.rules.state import State

FULL = "quarry corn corn corn indigo indigo indigo sugar sugar sugar tobacco coffee"


def test_an_attribute_that_no_code_reads_is_refused() -> None:
    with pytest.raises(TypeError, match="Barn"):
        type("Barn", (Building,), {"colour": "violet"})


def test_a_small_building_gives_no_points_beyond_its_own() -> None:
    assert Building.points(board(seat(), seat()).state, 0) == 0


# ---------------------------------------------------------------- markets


@pytest.mark.rule("P56")
def test_small_market_adds_a_doubloon() -> None:
    """The example of the source: Anne sells corn for a doubloon."""
    at = board(seat(), seat("", "small_market*", corn=1)).role("trader").pick("corn")
    assert at.at(1).doubloons == 1


@pytest.mark.rule("P62")
def test_large_market_adds_two_doubloons() -> None:
    at = board(seat(), seat("", "large_market*", corn=1)).role("trader").pick("corn")
    assert at.at(1).doubloons == 2


@pytest.mark.rule("P62")
def test_both_markets_add_three_doubloons() -> None:
    markets = "small_market* large_market*"
    at = board(seat("", markets, sugar=1), seat()).role("trader").pick("sugar")
    assert at.at(0).doubloons == 2 + 3 + 1


@pytest.mark.rule("P10")
def test_a_market_does_not_work_unless_it_is_occupied() -> None:
    markets = "small_market large_market"
    at = board(seat(), seat("", markets, sugar=1)).role("trader").pick("sugar")
    assert at.at(1).doubloons == 2


# ---------------------------------------------------------------- hacienda


@pytest.mark.rule("P57")
def test_hacienda_takes_a_face_down_tile_before_the_normal_one() -> None:
    at = board(seat("", "hacienda*"), seat(), deck="coffee corn").role("settler")
    assert (at.asked, at.bounds) == (("hacienda", 0), (0, 1))
    at.take()
    assert at.island(0) == ["coffee"]
    assert at.pick("indigo").island(0) == ["coffee", "indigo"]


@pytest.mark.rule("P57")
def test_hacienda_may_stay_unused() -> None:
    at = board(seat("", "hacienda*"), seat(), deck="coffee").role("settler").leave()
    assert at.asked == ("tile", 0)
    assert at.island(0) == []


@pytest.mark.rule("P57")
def test_hacienda_works_in_other_seats_settler_phases() -> None:
    at = board(seat(), seat("", "hacienda*")).role("settler").leave()
    assert at.asked == ("hacienda", 1)


@pytest.mark.rule("P57")
def test_hacienda_draws_when_only_tiles_laid_aside_are_left() -> None:
    at = board(seat("", "hacienda*"), seat(), deck="").role("settler").take()
    assert len(at.island(0)) == 1
    assert at.told("reshuffled")


@pytest.mark.rule("P57")
def test_hacienda_has_nothing_to_do_without_any_tile() -> None:
    def none(state: State) -> None:
        state.aside = [0] * 5

    at = board(seat("", "hacienda*"), seat(), deck="", change=none).role("settler")
    assert at.skipped() == [(0, "hacienda", "no_tiles")]


@pytest.mark.rule("P21", "P57")
def test_hacienda_has_nothing_to_do_on_a_full_island() -> None:
    at = board(seat(FULL, "hacienda*"), seat(), row="corn").role("settler")
    assert at.skipped() == [(0, "hacienda", "island_full"), (0, "tile", "island_full")]


@pytest.mark.rule("P57")
def test_hacienda_can_fill_the_island() -> None:
    eleven = FULL.removesuffix(" coffee")
    at = board(seat(eleven, "hacienda*"), seat(), row="corn", deck="coffee")
    at.role("settler").take()
    assert at.skipped() == [(0, "tile", "island_full")]


@pytest.mark.rule("P10", "P57")
def test_an_empty_hacienda_does_not_work() -> None:
    at = board(seat("", "hacienda"), seat()).role("settler")
    assert at.asked == ("tile", 0)


@pytest.mark.rule("P57")
def test_hacienda_brings_no_second_quarry_with_a_construction_hut() -> None:
    at = board(seat("", "hacienda* construction_hut*"), seat(), deck="coffee")
    at.role("settler").take().pick("quarry")
    assert at.island(0) == ["coffee", "quarry"]


# ---------------------------------------------------------------- construction hut


@pytest.mark.rule("P58")
def test_construction_hut_takes_a_quarry_in_any_settler_phase() -> None:
    at = board(seat(), seat("", "construction_hut*")).role("settler").leave()
    assert "quarry" in at.offered


@pytest.mark.rule("P10")
def test_an_empty_construction_hut_does_not_work() -> None:
    at = board(seat(), seat("", "construction_hut")).role("settler").leave()
    assert "quarry" not in at.offered


@pytest.mark.rule("P58")
def test_the_settler_takes_one_quarry_with_a_construction_hut() -> None:
    at = board(seat("", "construction_hut*"), seat()).role("settler").pick("quarry")
    assert at.asked == ("tile", 1)


# ---------------------------------------------------------------- hospice


@pytest.mark.rule("P60")
def test_hospice_puts_a_colonist_on_the_tile() -> None:
    at = board(seat("", "hospice*"), seat()).role("settler").pick("corn")
    supply = at.state.supply
    assert (at.asked, at.bounds) == (("hospice", 0), (0, 1))
    at.take()
    assert at.men(0) == {"corn": 1, "hospice": 1}
    assert at.state.supply == supply - 1


@pytest.mark.rule("P60")
def test_hospice_puts_a_colonist_on_a_quarry() -> None:
    at = board(seat("", "hospice*"), seat()).role("settler").pick("quarry").take()
    assert at.men(0) == {"quarry": 1, "hospice": 1}


@pytest.mark.rule("P60")
def test_hospice_may_stay_unused() -> None:
    at = board(seat("", "hospice*"), seat()).role("settler").pick("corn").leave()
    assert at.men(0) == {"hospice": 1}


@pytest.mark.rule("P60")
def test_hospice_takes_from_the_ship_once_the_supply_is_empty() -> None:
    at = board(seat("", "hospice*"), seat(), change=ship_only).role("settler")
    at.pick("corn").take()
    assert (at.state.ship, at.men(0)["corn"]) == (1, 1)


@pytest.mark.rule("P60")
def test_hospice_takes_nothing_without_colonists() -> None:
    at = board(seat("", "hospice*"), seat(), change=no_colonists).role("settler")
    at.pick("corn")
    assert at.skipped() == [(0, "hospice", "no_colonists")]


@pytest.mark.rule("P60")
def test_hospice_puts_no_colonist_on_the_tile_of_a_hacienda() -> None:
    at = board(seat("", "hospice* hacienda*"), seat(), deck="coffee").role("settler")
    at.take()
    assert at.asked == ("tile", 0)
    at.leave()
    assert at.asked == ("tile", 1)
    assert "coffee" not in at.men(0)
