"""Gold mine, well and tower of Tib's: every sentence and example of the source."""

import pytest

from board_setup import board, court, in_play, seat
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.state import State


@pytest.mark.parametrize(
    ("id", "cost", "vp", "column", "circles"),
    [
        ("gold_mine", 1, 1, 1, 2),
        ("well", 2, 1, 1, 1),
        ("tower", 5, 2, 2, 1),
        ("customs_station", 8, 3, 3, 1),
        ("archive", 9, 3, 3, 1),
        ("bank", 10, 4, 4, 1),
        ("cathedral", 7, 4, 4, 1),
    ],
)
def test_numbers_of_tibs_buildings(
    id: str, cost: int, vp: int, column: int, circles: int
) -> None:
    one = CLASSES[NUMBER[id]]
    assert (one.cost, one.vp, one.column, one.circles) == (cost, vp, column, circles)


# ---------------------------------------------------------------- gold mine


@pytest.mark.rule("P97")
def test_gold_mine_pays_a_doubloon_if_both_colonists_leave() -> None:
    at = board(seat("", "gold_mine*2"), seat()).role("craftsman")
    assert at.asked == ("gold_mine", 0)
    at.take()
    assert (at.at(0).doubloons, at.at(0).san_juan, at.men(0)) == (1, 2, {})


@pytest.mark.rule("P97")
def test_gold_mine_may_keep_its_colonists() -> None:
    at = board(seat("", "gold_mine*2"), seat()).role("craftsman").leave()
    assert (at.at(0).doubloons, at.men(0)) == (0, {"gold_mine": 2})


@pytest.mark.rule("P97")
def test_gold_mine_with_one_colonist_does_nothing() -> None:
    at = board(seat("", "gold_mine*1"), seat()).role("craftsman")
    assert (0, "gold_mine", "one_colonist") in at.skipped()


@pytest.mark.rule("P97")
def test_gold_mine_sends_nobles_to_san_juan_as_nobles() -> None:
    at = court(seat("", "gold_mine#2"), seat()).role("craftsman").take()
    assert at.game.view(0)["seats"][0]["nobles"] == {"san_juan": 2}


@pytest.mark.rule("P97")
def test_gold_mine_sends_colonists_to_san_juan_as_colonists() -> None:
    at = court(seat("", "gold_mine*2"), seat()).role("craftsman").take()
    assert at.game.view(0)["seats"][0]["nobles"] == {}


@pytest.mark.rule("P77", "P97")
def test_guests_may_work_in_the_gold_mine_once_a_phase() -> None:
    owner = seat("", "guesthouse*2 gold_mine")
    at = board(owner, seat()).role("craftsman").pick("gold_mine", "gold_mine")
    assert at.take().rest().at(0).doubloons == 1


@pytest.mark.rule("P65", "P97")
def test_university_puts_one_colonist_on_the_gold_mine() -> None:
    owner = seat("", "university*", 1)
    at = board(owner, seat(), change=in_play("gold_mine")).role("builder")
    assert at.pick("gold_mine").take().men(0)["gold_mine"] == 1


# ---------------------------------------------------------------- well


@pytest.mark.rule("P98")
def test_well_brings_a_corn_or_an_indigo_of_those_made() -> None:
    owner = seat("corn* indigo*", "small_indigo_plant* well*")
    at = board(owner, seat()).role("craftsman")
    assert (at.asked, at.bounds, at.offered) == (
        ("well", 0),
        (0, 1),
        ["corn", "indigo"],
    )
    assert at.pick("indigo").goods(0) == {"corn": 1, "indigo": 2}


@pytest.mark.rule("P98")
def test_well_brings_only_what_was_made() -> None:
    at = board(seat("corn*", "well*"), seat()).role("craftsman")
    assert at.offered == ["corn"]
    at = board(seat("sugar*", "small_sugar_mill* well*"), seat()).role("craftsman")
    assert (0, "well", "no_goods") in at.skipped()


@pytest.mark.rule("P98")
def test_well_may_be_left_and_needs_the_supply() -> None:
    assert board(seat("corn*", "well*"), seat()).role("craftsman").leave().goods(0) == {
        "corn": 1
    }

    def last(state: State) -> None:
        state.goods[0] = 1

    at = board(seat("corn*", "well*"), seat(), change=last).role("craftsman")
    assert (0, "well", "no_supply") in at.skipped()


@pytest.mark.rule("P98")
def test_well_and_aqueduct_may_both_add_indigo() -> None:
    owner = seat("indigo*", "indigo_plant* well* aqueduct*")
    at = board(owner, seat()).role("craftsman").pick("indigo")
    assert at.goods(0) == {"indigo": 3}


# ---------------------------------------------------------------- tower


TOWER = seat("", "tower*")


@pytest.mark.rule("P99")
def test_tower_lets_its_owner_take_a_quarry_of_the_governor_s_settler() -> None:
    at = board(seat(), TOWER, seat()).role("settler").leave()
    assert "quarry" in at.offered
    assert "quarry" not in at.leave().offered


@pytest.mark.rule("P99")
def test_tower_brings_a_colonist_after_the_governor_s() -> None:
    at = board(seat(), TOWER, seat()).role("mayor")
    assert at.asked == ("colonist", 0)
    assert at.take().asked == ("colonist", 1)
    assert at.take().at(1).colonists == 1 + 1 + 1


@pytest.mark.rule("P99")
def test_tower_brings_a_good_after_the_governor_s() -> None:
    at = board(seat("corn*"), seat("corn*", "tower*"), seat()).role("craftsman")
    assert at.asked == ("craft", 0)
    assert at.take().asked == ("craft", 1)
    assert at.take().goods(1) == {"corn": 2}


@pytest.mark.rule("P99")
def test_tower_pays_the_prospectors_doubloon() -> None:
    at = board(seat(), TOWER, seat(), seat()).role("prospector")
    assert [at.at(n).doubloons for n in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("P99")
def test_tower_lowers_its_owners_price() -> None:
    at = board(seat(), seat("", "tower*", 1), seat()).role("builder").leave()
    assert "hacienda" in at.offered


@pytest.mark.rule("P99")
def test_tower_adds_a_doubloon_to_its_owners_sale() -> None:
    owner = seat("", "tower*", corn=1)
    at = board(seat(), owner, seat()).role("trader").pick("corn")
    assert at.at(1).doubloons == 1


@pytest.mark.rule("P99")
def test_tower_adds_a_point_to_its_owners_first_loading() -> None:
    owner = seat("", "tower*", corn=2, indigo=2)
    at = board(seat(), owner, seat()).role("captain").pick("corn_4").pick("indigo_5")
    assert at.at(1).points == 2 + 1 + 2


@pytest.mark.rule("P99")
def test_tower_brings_nothing_to_the_governor() -> None:
    at = board(TOWER, seat(), seat()).role("settler").leave().rest()
    assert at.role("mayor").asked == ("colonist", 1)
    assert at.take().asked[0] != "colonist"


@pytest.mark.rule("P99")
def test_tower_brings_nothing_in_another_seats_role() -> None:
    at = board(seat(), seat(), TOWER).role("settler").rest().role("mayor")
    assert at.leave().asked[0] != "colonist"


@pytest.mark.rule("P83", "P99")
def test_library_does_not_double_the_towers_privilege() -> None:
    owner = seat("", "tower* library*", corn=1)
    at = board(seat(), owner, seat()).role("trader").pick("corn")
    assert at.at(1).doubloons == 1


@pytest.mark.rule("P99")
def test_with_two_seats_a_tower_shares_one_role_a_round_by_choice() -> None:
    at = board(seat(), TOWER).role("settler")
    assert at.asked == ("tower", 1)
    assert "quarry" not in at.leave().leave().offered
    at.role("trader").role("prospector")
    assert at.asked == ("tower", 1)
    assert at.take().at(1).doubloons == 1
    assert at.role("captain").role("craftsman").asked[0] == "role"


@pytest.mark.rule("P99")
def test_a_tower_shares_again_in_the_next_round_of_two_seats() -> None:
    at = board(seat(), TOWER).role("prospector").take()
    for name in ("settler", "mayor", "builder", "craftsman", "trader"):
        at.role(name)
    assert at.until("role").role("captain").asked[0] == "role"
    assert at.state.spent == 0
    at.role("prospector")
    assert at.state.governor == 1
