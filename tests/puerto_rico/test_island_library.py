"""Library, union hall, large new buildings, and the draft, by the source."""

import pytest

from board_setup import board, closed, seat
from puerto_rico import Game
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.phases.draft import SLOTS
from puerto_rico.rules.state import State

# ---------------------------------------------------------------- small wharf

# ---------------------------------------------------------------- library

LIBRARY = "library*"


@pytest.mark.rule("P83")
def test_library_brings_the_settler_a_second_tile_after_all_others() -> None:
    at = board(seat("", LIBRARY), seat(), row="corn indigo sugar").role("settler")
    at.pick("corn").pick("indigo")
    assert (at.asked, at.bounds) == (("second_tile", 0), (0, 1))
    assert at.offered == ["sugar"]
    assert at.pick("sugar").island(0) == ["corn", "sugar"]


@pytest.mark.rule("P83")
def test_library_brings_no_second_quarry_but_with_a_construction_hut() -> None:
    at = board(seat("", f"{LIBRARY} construction_hut*"), seat()).role("settler")
    at.pick("quarry").leave().pick("quarry")
    assert at.island(0) == ["quarry", "quarry"]


@pytest.mark.rule("P83")
def test_the_second_tile_gets_no_colonist_of_a_hospice_and_no_hacienda() -> None:
    at = board(seat("", f"{LIBRARY} hospice* hacienda*"), seat()).role("settler")
    at.leave().pick("corn").leave().leave()
    assert at.asked == ("second_tile", 0)
    at.pick("sugar")
    assert at.asked[0] == "role"


@pytest.mark.rule("P83")
def test_the_second_tile_may_be_left_and_may_be_a_forest() -> None:
    at = board(seat("", f"{LIBRARY} forest_house*"), seat()).role("settler")
    at.pick("corn_forest").leave()
    assert "sugar_forest" in at.offered
    assert at.leave().island(0) == ["corn_forest"]
    assert {"seat": 0, "stage": "second_tile"} in at.told("passed")


@pytest.mark.rule("P83")
def test_library_brings_the_mayor_two_colonists() -> None:
    at = board(seat("", LIBRARY), seat()).role("mayor")
    assert at.bounds == (0, 2)
    at.game.answer(at.game.asked().options)
    assert at.at(0).colonists == 1 + 1 + 2


@pytest.mark.rule("P83")
def test_library_takes_two_doubloons_off_the_builders_price() -> None:
    at = board(seat("", LIBRARY, 8), seat()).role("builder").pick("harbor")
    assert at.at(0).doubloons == 2


@pytest.mark.rule("P83")
def test_library_brings_the_craftsman_two_goods_alike_or_different() -> None:
    for goods in (("corn", "corn"), ("corn", "indigo")):
        owner = seat("corn* indigo*", f"{LIBRARY} indigo_plant*")
        at = board(owner, seat()).role("craftsman")
        assert at.bounds == (0, 2)
        at.pick(*goods)
        assert sum(at.goods(0).values()) == 4


@pytest.mark.rule("P83")
def test_library_brings_the_trader_two_doubloons() -> None:
    at = board(seat("", LIBRARY, corn=1), seat()).role("trader").pick("corn")
    assert at.at(0).doubloons == 2


@pytest.mark.rule("P83")
def test_library_brings_the_captain_two_points_once() -> None:
    at = board(seat("", LIBRARY, corn=4, indigo=3), seat()).role("captain")
    assert at.pick("corn_6").rest().at(0).points == 4 + 3 + 2


@pytest.mark.rule("P83")
def test_library_brings_the_prospector_two_doubloons() -> None:
    assert board(seat("", LIBRARY), seat()).role("prospector").at(0).doubloons == 2


@pytest.mark.rule("P83")
def test_library_does_not_double_the_doubloons_on_the_role() -> None:
    def laid(state: State) -> None:
        state.bounty[6] = 3

    at = board(seat("", LIBRARY), seat(), change=laid).role("prospector")
    assert at.at(0).doubloons == 3 + 2


@pytest.mark.rule("P83")
def test_library_doubles_no_privilege_of_another_seat() -> None:
    at = board(seat(corn=1), seat("", LIBRARY, corn=1, sugar=1)).role("trader")
    assert at.pick("corn").pick("sugar").at(1).doubloons == 2


# ---------------------------------------------------------------- union hall


@pytest.mark.parametrize(
    ("goods", "points"),
    [({"corn": 3, "indigo": 2, "coffee": 1}, 2), ({"corn": 4, "coffee": 2}, 3)],
)
@pytest.mark.rule("P84")
def test_union_hall_gives_points_for_pairs(goods: dict[str, int], points: int) -> None:
    """Both examples of the source."""
    at = board(seat("", "union_hall*", **goods), seat()).role("captain")
    assert at.at(0).points == points


@pytest.mark.rule("P84")
def test_union_hall_works_though_nothing_can_be_loaded() -> None:
    at = board(seat(), seat("", "union_hall*", corn=2), change=closed).role("captain")
    assert at.at(1).points == 1


@pytest.mark.rule("P84")
def test_union_hall_works_once_a_phase() -> None:
    at = board(seat("", "union_hall*", corn=2, sugar=2), seat()).role("captain")
    assert at.pick("corn_4").rest().at(0).points == 2 + 2 + 2 + 1


# ---------------------------------------------------------------- statue, cloister


@pytest.mark.rule("P85")
def test_statue_gives_8_points_without_a_colonist() -> None:
    assert board(seat("", "statue"), seat()).total(0) == 8


@pytest.mark.rule("P65", "P85")
def test_university_puts_the_colonist_of_a_statue_in_san_juan() -> None:
    def there(state: State) -> None:
        state.buildings[NUMBER["statue"]] = 1

    at = board(seat("", "university*", 10), seat(), change=there).role("builder")
    at.pick("statue").take()
    assert at.at(0).san_juan == 1


@pytest.mark.parametrize(
    ("island", "points"),
    [
        ("sugar_forest " * 6 + "quarry " * 3 + "corn corn coffee", 6),
        ("indigo_forest " * 6 + "quarry " * 3 + "corn corn corn", 10),
        ("corn corn indigo", 0),
        ("corn_forest coffee_forest sugar_forest", 1),
        ("corn corn corn corn corn corn", 3),
    ],
)
@pytest.mark.rule("P86")
def test_cloister_gives_points_for_sets_of_three_tiles(
    island: str, points: int
) -> None:
    """The examples of the source, and others."""
    at = board(seat(island, "cloister*"), seat(), row="sugar")
    assert at.part(0, "cloister") == points


@pytest.mark.rule("P10", "P86")
def test_an_empty_cloister_gives_nothing() -> None:
    at = board(seat("corn corn corn", "cloister"), seat())
    assert at.part(0, "cloister") == 0


# ---------------------------------------------------------------- which are in play


def names_in_play(game: Game) -> list[str]:
    left = game.view(None)["buildings"]
    return [id for id in left if NUMBER[id] > 5]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("P105")
def test_the_seed_chooses_a_building_for_each_slot(seed: int) -> None:
    game = Game(sets=["new_buildings"], seed=seed)
    chosen = [CLASSES[NUMBER[id]] for id in names_in_play(game)]
    small = sorted(one.cost for one in chosen if one.size == 1)
    assert small == [*SLOTS]
    assert sum(one.size == 2 for one in chosen) == 5
    ids = {one.id for one in chosen}
    for pair in (
        {"hacienda", "forest_house"},
        {"office", "trading_post"},
        {"factory", "specialty_factory"},
    ):
        assert not pair <= ids


@pytest.mark.rule("P105")
def test_the_seats_draft_in_turn_from_the_governor_on() -> None:
    game = Game(sets=["new_buildings"], draft=True, seed=1)
    order = []
    while game.asked().name == "draft":
        order.append(game.asked().seat)
        game.answer(game.asked().options[-1:])
    assert order == [n % 3 for n in range(17)]
    assert len(names_in_play(game)) == 17
    assert game.asked().name == "role"


def test_a_draft_of_one_set_alone_is_the_base_game() -> None:
    assert Game(draft=True, seed=1).asked().name == "role"


@pytest.mark.rule("P105")
def test_all_copies_of_a_drafted_building_come_into_play() -> None:
    for seats, copies in ((2, 1), (3, 2)):
        game = Game(seats, sets=["new_buildings"], draft=True, seed=1)
        game.answer(game.asked().pick("aqueduct"))
        assert game.view(None)["buildings"]["aqueduct"] == copies
        assert "small_market" not in game.asked().kinds()


@pytest.mark.rule("P8")
def test_two_seats_have_two_of_each_production_building_in_any_set() -> None:
    left = Game(2, sets=["new_buildings"], seed=1).view(None)["buildings"]
    assert left["coffee_roaster"] == 2
    assert set(left.values()) == {1, 2}
