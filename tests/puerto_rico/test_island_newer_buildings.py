"""New Buildings, with the examples of the source: the costs 6 to 10, and the draft."""

import pytest

from board_setup import board, closed, seat
from puerto_rico.rules.state import State

# ---------------------------------------------------------------- small wharf


@pytest.mark.rule("P80")
def test_small_wharf_ships_any_barrels_for_half_the_points() -> None:
    """The example of the source: 3 points for six barrels."""
    at = board(seat(), seat("", "small_wharf*", indigo=3, tobacco=2, corn=1))
    before = at.state.goods[:]
    at.role("captain").pick("small_wharf")
    assert (at.asked, at.bounds) == (("small_wharf", 1), (1, 6))
    at.pick(*["indigo"] * 3, *["tobacco"] * 2, "corn")
    assert at.at(1).points == 3
    gain = [now - then for now, then in zip(at.state.goods, before, strict=True)]
    assert gain == [1, 3, 0, 2, 0]


@pytest.mark.rule("P80")
def test_small_wharf_rounds_down_and_keeps_the_other_barrels() -> None:
    at = board(seat(), seat("", "small_wharf*", corn=5)).role("captain")
    at.pick("small_wharf").pick("corn", "corn", "corn").rest()
    assert at.at(1).points == 1 + 2


@pytest.mark.rule("P80")
def test_small_wharf_works_once_a_phase() -> None:
    at = board(seat(), seat("", "small_wharf*", corn=5)).role("captain")
    at.pick("small_wharf").pick("corn")
    assert "small_wharf" not in at.offered


@pytest.mark.rule("P80")
def test_small_wharf_is_optional_when_nothing_else_is_left() -> None:
    at = board(seat("", "small_wharf*", corn=5), seat(), change=closed).role("captain")
    assert (at.offered, at.bounds) == (["small_wharf"], (0, 1))


@pytest.mark.rule("P67", "P80")
def test_wharf_and_small_wharf_are_two_uses() -> None:
    at = board(seat(), seat("", "small_wharf* wharf*", corn=2, indigo=2))
    at.role("captain").pick("small_wharf").pick("corn", "corn")
    assert "indigo_wharf" in at.offered
    seen = at.game.view(1)["known"]
    assert (seen["small_wharfed"], seen["wharfed"]) == ([1], [])


@pytest.mark.rule("P80")
def test_harbor_and_the_captains_point_count_at_the_small_wharf() -> None:
    at = board(seat("", "small_wharf* harbor*", corn=4), seat()).role("captain")
    at.pick("small_wharf").pick("corn", "corn")
    assert at.at(0).points == 1 + 1 + 1


@pytest.mark.rule("P67", "P80")
def test_a_wharf_stays_used_after_another_seat_has_used_its_own() -> None:
    owner = seat("", "wharf*", corn=1, indigo=1)
    at = board(owner, owner, change=closed).role("captain")
    assert at.pick("corn_wharf").pick("corn_wharf").asked == ("barrel", 0)
    owner = seat("", "small_wharf*", corn=2)
    at = board(owner, owner, change=closed).role("captain")
    at.pick("small_wharf").pick("corn").pick("small_wharf").pick("corn")
    assert at.asked == ("barrel", 0)


# ---------------------------------------------------------------- lighthouse


@pytest.mark.rule("P81")
def test_lighthouse_pays_for_each_loading() -> None:
    """The example of the source: 3, 3 and 1 points; 2, 1 and 1 doubloons."""

    def ships(state: State) -> None:
        state.cargo, state.loaded = [0, 3], [1, 6]
        state.goods[0] -= 1
        state.goods[3] -= 6

    city = "lighthouse* wharf* small_wharf*"
    at = board(seat("", city, corn=2, indigo=3, sugar=3), seat(), change=ships)
    at.role("captain").pick("corn_4")
    assert (at.at(0).points, at.at(0).doubloons) == (3, 2)
    at.pick("indigo_wharf")
    assert (at.at(0).points, at.at(0).doubloons) == (6, 3)
    at.pick("small_wharf").pick(*["sugar"] * 3)
    assert (at.at(0).points, at.at(0).doubloons) == (7, 4)


@pytest.mark.rule("P81")
def test_lighthouse_pays_the_captain_without_a_loading() -> None:
    at = board(seat("", "lighthouse*"), seat()).role("captain")
    assert at.told("earned") == [{"seat": 0, "doubloons": 1, "cause": "lighthouse"}]
    assert at.at(0).doubloons == 1


@pytest.mark.rule("P81")
def test_lighthouse_pays_no_other_seat_without_a_loading() -> None:
    at = board(seat(), seat("", "lighthouse*")).role("captain")
    assert at.at(1).doubloons == 0


@pytest.mark.rule("P10", "P81")
def test_an_empty_lighthouse_pays_nothing() -> None:
    at = board(seat("", "lighthouse", corn=1, sugar=1), seat()).role("captain").take()
    assert at.at(0).doubloons == 0


# ---------------------------------------------------------------- specialty factory


@pytest.mark.rule("P82")
def test_specialty_factory_pays_for_most_barrels_of_a_good_less_one() -> None:
    """The example of the source: 4 corn, 3 sugar, 2 coffee bring 2 doubloons."""
    tiles = "corn* " * 4 + "sugar* " * 3 + "coffee* coffee*"
    city = "sugar_mill*3 coffee_roaster*2 specialty_factory*"
    assert board(seat(), seat(tiles, city)).role("craftsman").at(1).doubloons == 2


@pytest.mark.rule("P82")
def test_specialty_factory_does_not_count_corn() -> None:
    at = board(seat(), seat("corn* " * 4, "specialty_factory*")).role("craftsman")
    assert at.at(1).doubloons == 0


@pytest.mark.rule("P82")
def test_specialty_factory_pays_for_two_barrels_of_indigo() -> None:
    city = "indigo_plant*2 specialty_factory*"
    at = board(seat(), seat("indigo* indigo*", city)).role("craftsman")
    assert at.rest().at(1).doubloons == 1
    paid = {"seat": 1, "doubloons": 1, "cause": "specialty_factory"}
    assert at.told("earned") == [paid]


@pytest.mark.rule("P82")
def test_specialty_factory_tells_of_nothing_for_one_barrel() -> None:
    city = "indigo_plant* specialty_factory*"
    at = board(seat(), seat("indigo*", city)).role("craftsman").rest()
    assert at.told("earned") == []


@pytest.mark.rule("P82")
def test_specialty_factory_never_takes_a_doubloon() -> None:
    at = board(seat(), seat("", "specialty_factory*", 2)).role("craftsman")
    assert at.at(1).doubloons == 2


@pytest.mark.rule("P82")
def test_specialty_factory_counts_the_privilege_and_the_aqueduct() -> None:
    city = "sugar_mill* aqueduct* specialty_factory*"
    at = board(seat("sugar*", city), seat()).role("craftsman").pick("sugar")
    assert (at.goods(0), at.at(0).doubloons) == ({"sugar": 3}, 2)
