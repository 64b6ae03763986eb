"""The set New Buildings, with the examples of the source: the costs 1 to 5."""

import pytest

from board_setup import Board, board, in_play, seat
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.state import State


@pytest.mark.parametrize(
    ("id", "cost", "points", "circles"),
    [
        ("aqueduct", 1, 1, 1),
        ("forest_house", 2, 1, 1),
        ("black_market", 2, 1, 1),
        ("storehouse", 3, 1, 1),
        ("guesthouse", 4, 2, 2),
        ("trading_post", 5, 2, 1),
        ("church", 5, 2, 1),
        ("small_wharf", 6, 2, 1),
        ("lighthouse", 7, 3, 1),
        ("specialty_factory", 8, 3, 1),
        ("library", 8, 3, 1),
        ("union_hall", 9, 3, 1),
        ("statue", 10, 8, 0),
        ("cloister", 10, 4, 1),
    ],
)
def test_cost_points_and_circles_of_a_new_building(
    id: str, cost: int, points: int, circles: int
) -> None:
    at = board(seat(), seat(doubloons=12), change=in_play(id)).role("builder")
    at.leave().pick(id)
    assert at.at(1).doubloons == 12 - cost
    assert at.part(1, "buildings") == points
    assert CLASSES[NUMBER[id]].circles == circles


# ---------------------------------------------------------------- aqueduct


def made(island: str, city: str) -> dict[str, int]:
    return board(seat(), seat(island, f"{city} aqueduct*")).role("craftsman").goods(1)


@pytest.mark.rule("P73")
def test_aqueduct_does_not_work_with_small_mills() -> None:
    """Example 1 of the source: no indigo from a plant, sugar from a small mill."""
    assert made("sugar*", "indigo_plant* small_sugar_mill*") == {"sugar": 1}


@pytest.mark.rule("P73")
def test_aqueduct_adds_indigo_and_sugar_of_large_mills() -> None:
    """Example 2 of the source."""
    tiles = "indigo* sugar* sugar* sugar*"
    assert made(tiles, "indigo_plant* sugar_mill*3") == {"indigo": 2, "sugar": 4}


@pytest.mark.rule("P73")
def test_aqueduct_works_if_a_small_mill_is_there_too() -> None:
    assert made("indigo*", "indigo_plant* small_indigo_plant*") == {"indigo": 2}


@pytest.mark.rule("P73")
def test_aqueduct_needs_a_colonist_in_the_large_mill() -> None:
    assert made("indigo*", "indigo_plant small_indigo_plant*") == {"indigo": 1}


@pytest.mark.rule("P73")
def test_aqueduct_adds_nothing_that_the_supply_has_not() -> None:
    def scarce(state: State) -> None:
        state.goods[1] = 1

    owner = seat("indigo*", "indigo_plant* aqueduct*")
    at = board(seat(), owner, change=scarce).role("craftsman")
    assert at.goods(1) == {"indigo": 1}


# ---------------------------------------------------------------- forest house


@pytest.mark.rule("P74")
def test_forest_house_turns_a_tile_over() -> None:
    at = board(seat("", "forest_house*"), seat()).role("settler")
    assert "indigo_forest" in at.offered
    at.pick("indigo_forest")
    assert at.island(0) == ["indigo_forest"]
    assert "indigo" not in at.offered


@pytest.mark.rule("P74")
def test_forest_house_makes_no_forest_unless_it_is_occupied() -> None:
    at = board(seat("", "forest_house"), seat()).role("settler")
    assert "indigo_forest" not in at.offered


@pytest.mark.rule("P74")
def test_forests_lower_prices_besides_quarries_and_the_privilege() -> None:
    """The example of the source: a large warehouse for nothing."""
    island = "corn_forest " * 6 + "quarry* quarry*"
    at = board(seat(island), seat()).role("builder").pick("large_warehouse")
    assert at.told("built")[0]["price"] == 0


@pytest.mark.rule("P74")
def test_two_forests_lower_a_price_by_a_doubloon_though_the_house_is_empty() -> None:
    at = board(seat(), seat("corn_forest " * 5, "forest_house", 9)).role("builder")
    at.leave().pick("harbor")
    assert at.at(1).doubloons == 9 - (8 - 2)


@pytest.mark.rule("P74")
def test_forests_have_no_limit_by_column() -> None:
    at = board(seat(), seat("corn_forest " * 6, "", 0), change=in_play("storehouse"))
    assert "storehouse" in at.role("builder").leave().offered


@pytest.mark.rule("P74")
def test_a_forest_needs_no_colonist() -> None:
    at = board(seat("corn_forest corn"), seat()).role("mayor").leave()
    assert at.men(0) == {"corn": 1}


@pytest.mark.rule("P57", "P74")
def test_hacienda_shows_its_tile_before_the_choice_of_a_forest() -> None:
    at = board(seat("", "forest_house* hacienda*"), seat(), deck="coffee")
    at.role("settler").take()
    assert (at.asked, at.bounds) == (("forest", 0), (1, 1))
    assert at.offered == ["coffee", "coffee_forest"]
    seen = at.game.view(1)["known"]["drawn"]
    at.pick("coffee_forest").pick("corn_forest")
    assert (seen, at.island(0)) == ("coffee", ["coffee_forest", "corn_forest"])


@pytest.mark.rule("P60", "P74")
def test_hospice_puts_the_colonist_of_a_forest_in_san_juan() -> None:
    at = board(seat("", "forest_house* hospice*"), seat()).role("settler")
    at.pick("corn_forest").take()
    assert at.at(0).san_juan == 1


# ---------------------------------------------------------------- black market


def market(missing: int, **more: object) -> Board:
    """A harbor that costs 8 doubloons, of which the owner lacks some."""
    given = {"island": "", "city": "black_market*", "points": 0, "san_juan": 0, **more}
    at = board(seat(), seat(doubloons=8 - missing, **given))  # type: ignore[arg-type]
    return at.role("builder").leave()


@pytest.mark.rule("P75")
def test_black_market_pays_with_a_barrel_and_a_colonist() -> None:
    """The example of the source: 6 doubloons for a harbor."""
    at = market(2, island="corn*", indigo=1, points=1)
    supply = at.state.supply
    at.pick("harbor")
    assert (at.asked, at.bounds) == (("black_market", 1), (2, 2))
    at.pick("colonist", "good")
    assert at.city(1)[-1] == "harbor"
    assert (at.at(1).doubloons, at.goods(1), at.men(1)) == (0, {}, {"black_market": 1})
    assert (at.state.supply, at.at(1).points) == (supply + 1, 1)


@pytest.mark.rule("P75")
def test_black_market_pays_three_doubloons_at_most() -> None:
    rich = {"island": "corn*", "indigo": 2, "points": 2}
    assert "harbor" in market(3, **rich).offered
    assert "harbor" not in market(4, **rich).offered


@pytest.mark.rule("P75")
def test_black_market_takes_one_of_each_at_most() -> None:
    assert "harbor" not in market(2, indigo=2).offered
    assert "harbor" not in market(2, points=5).offered
    assert "harbor" not in market(2, san_juan=2).offered


@pytest.mark.rule("P75")
def test_black_market_asks_only_for_what_is_missing() -> None:
    at = market(1, indigo=1, points=1).pick("harbor")
    assert (at.offered, at.bounds) == (["good", "point"], (1, 1))


@pytest.mark.rule("P75")
def test_black_market_leaves_no_doubloon() -> None:
    at = market(0, indigo=1).pick("harbor")
    assert at.goods(1) == {"indigo": 1}


@pytest.mark.rule("P75")
def test_black_market_returns_a_point_to_the_pool() -> None:
    at = market(1, points=2)
    pool = at.state.pool
    at.pick("harbor")
    assert (at.at(1).points, at.state.pool) == (1, pool + 1)


@pytest.mark.rule("P75")
def test_black_market_lets_its_owner_choose_the_barrel_and_the_colonist() -> None:
    at = market(2, island="corn*", san_juan=1, indigo=1, corn=1).pick("harbor")
    assert at.asked == ("give_colonist", 1)
    assert at.offered == ["corn_colonist", "san_juan_colonist"]
    at.pick("san_juan_colonist")
    assert at.at(1).san_juan == 0
    assert at.offered == ["corn", "indigo"]
    assert at.pick("corn").goods(1) == {"indigo": 1}
    assert at.men(1)["corn"] == 1


@pytest.mark.rule("P75")
def test_the_colonist_on_the_black_market_stays_there() -> None:
    assert "harbor" not in market(1).offered


@pytest.mark.rule("P75")
def test_colonists_on_quarries_that_lower_the_price_stay_there() -> None:
    three = "quarry* quarry* quarry*"
    assert "harbor" not in market(4, island=three).offered
    at = market(4, island=f"{three} quarry*").pick("harbor")
    assert at.men(1) == {"quarry": 3, "black_market": 1}


@pytest.mark.rule("P10", "P75")
def test_an_empty_black_market_does_not_work() -> None:
    assert "harbor" not in market(1, city="black_market", points=1).offered


def test_the_end_stays_due_though_a_point_goes_back() -> None:
    def due(state: State) -> None:
        state.pool, state.ending = 0, "points"

    owner = seat("", "black_market*", 7, points=1)
    at = board(seat(), owner, change=due).role("builder")
    at.leave().pick("harbor").rest()
    assert (at.state.pool, at.state.ending) == (1, "points")
