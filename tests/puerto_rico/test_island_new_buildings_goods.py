"""New Buildings from the storehouse to the church, with the examples of the source."""

import pytest

from board_setup import board, closed, in_play, seat
from puerto_rico.rules.state import State

# ---------------------------------------------------------------- storehouse


@pytest.mark.rule("P76")
def test_storehouse_keeps_three_barrels_besides_the_one() -> None:
    at = board(seat("", "storehouse*", corn=3, sugar=2), seat(), change=closed)
    at.role("captain")
    assert at.bounds == (0, 4)
    at.pick("corn", "corn", "corn", "sugar")
    assert at.goods(0) == {"corn": 3, "sugar": 1}


@pytest.mark.rule("P76")
def test_storehouse_and_large_warehouse() -> None:
    """The example of the source: all of two goods, and four barrels."""
    city = "storehouse* large_warehouse*"
    at = board(
        seat("", city, corn=5, sugar=5, indigo=5, coffee=5), seat(), change=closed
    )
    at.role("captain").until("warehouse").pick("corn", "sugar")
    assert at.bounds == (0, 4)


# ---------------------------------------------------------------- guesthouse


@pytest.mark.rule("P77")
def test_guests_move_after_a_role_was_taken() -> None:
    at = board(seat("corn", "guesthouse*2 library"), seat()).role("prospector")
    assert (at.asked, at.bounds) == (("guest", 0), (0, 2))
    assert at.offered == ["corn", "library"]
    at.pick("library")
    assert at.men(0) == {"guesthouse": 1, "library": 1}
    assert at.at(0).doubloons == 2


@pytest.mark.rule("P77")
def test_guests_move_before_the_turn_of_their_seat() -> None:
    at = board(seat(), seat("corn", "guesthouse*1")).role("settler")
    assert at.asked == ("guest", 1)
    at.leave().leave()
    assert at.asked == ("guest", 1)
    at.pick("corn")
    assert at.asked == ("tile", 1)
    assert at.men(1) == {"corn": 1}


@pytest.mark.rule("P77")
def test_guests_move_before_the_storage() -> None:
    """The example of the source: a storehouse at the end of a captain phase."""
    owner = seat("", "guesthouse*1 storehouse", corn=4)
    at = board(owner, seat(), change=closed).role("captain").leave()
    while at.asked == ("guest", 0) and not at.state.opened:
        at.leave()
    at.until("guest", 0)
    while at.asked[0] == "guest":
        last = at.game.copy()
        at.leave()
    at.game = last
    assert at.pick("storehouse").bounds == (0, 4)


@pytest.mark.rule("P77")
def test_guests_move_to_a_hunting_lodge_before_it_acts() -> None:
    owner = seat("corn", "guesthouse*1 hunting_lodge", doubloons=0)
    at = board(owner, seat()).role("settler").leave().leave().until("role")
    assert at.men(0) == {"guesthouse": 1}
    at = board(owner, seat()).role("settler").leave().leave().leave()
    assert at.asked == ("guest", 0)
    assert at.pick("hunting_lodge").asked == ("hunting_lodge", 0)
    assert at.pick("corn").island(0) == []


@pytest.mark.rule("P77")
def test_guests_do_not_move_in_a_mayor_phase() -> None:
    at = board(seat("", "guesthouse*1 library"), seat()).role("mayor")
    assert at.asked == ("colonist", 0)


@pytest.mark.rule("P77")
def test_guests_who_moved_stay_until_the_next_mayor_phase() -> None:
    at = board(seat("corn", "guesthouse*1"), seat()).role("prospector").pick("corn")
    assert at.rest().men(0) == {"corn": 1}


@pytest.mark.rule("P77")
def test_guests_do_not_move_without_a_free_circle() -> None:
    at = board(seat("corn*", "guesthouse*1"), seat()).role("trader")
    assert at.asked[0] == "role"


@pytest.mark.rule("P77")
def test_free_circles_of_the_guesthouse_count_for_the_ship() -> None:
    at = board(seat("", "guesthouse"), seat("", "guesthouse office"))
    at.role("mayor").leave().rest()
    assert at.state.ship == 5 - 2


# ---------------------------------------------------------------- trading post


@pytest.mark.rule("P78")
def test_trading_post_sells_a_good_that_lies_in_a_full_trading_house() -> None:
    def full(state: State) -> None:
        state.shop = [0, 1, 2, 4]

    at = board(seat(), seat("", "trading_post*", coffee=2), change=full).role("trader")
    before = at.state.goods[4]
    assert at.offered == ["coffee_post"]
    at.pick("coffee_post")
    assert (at.at(1).doubloons, at.state.goods[4]) == (4, before + 1 + 1)


@pytest.mark.rule("P78")
def test_trading_post_gets_the_traders_doubloon_but_none_of_markets() -> None:
    city = "trading_post* small_market* large_market*"
    at = board(seat("", city, sugar=1), seat()).role("trader")
    assert at.offered == ["sugar", "sugar_post"]
    assert at.pick("sugar_post").at(0).doubloons == 2 + 1


@pytest.mark.rule("P78")
def test_a_seat_with_a_trading_post_may_sell_to_the_trading_house_instead() -> None:
    at = board(seat("", "trading_post*", sugar=1), seat()).role("trader").pick("sugar")
    assert at.game.view(None)["shop"] == ["sugar"]


@pytest.mark.rule("P78")
def test_no_seat_owns_both_office_and_trading_post() -> None:
    change = in_play("trading_post")
    at = board(seat("", "office", 9), seat("", "trading_post", 9), change=change)
    assert "trading_post" not in at.role("builder").offered
    assert "office" not in at.leave().offered


# ---------------------------------------------------------------- church


@pytest.mark.parametrize(
    ("id", "points"),
    [("small_market", 0), ("hospice", 1), ("factory", 1), ("fortress", 2)],
)
@pytest.mark.rule("P79")
def test_church_gives_points_by_column(id: str, points: int) -> None:
    at = board(seat(), seat("", "church*", 12)).role("builder").leave().pick(id)
    assert at.at(1).points == points


@pytest.mark.rule("P79")
def test_church_gives_points_for_production_buildings() -> None:
    at = board(seat(), seat("", "church*", 12)).role("builder").leave()
    at.pick("coffee_roaster")
    assert at.at(1).points == 1


@pytest.mark.rule("P79")
def test_church_gives_no_point_for_itself() -> None:
    owner = seat("", "university*", 5)
    at = board(owner, seat(), change=in_play("church")).role("builder").pick("church")
    assert at.take().at(0).points == 0


@pytest.mark.rule("P12", "P79")
def test_points_of_a_church_can_end_the_game() -> None:
    def low(state: State) -> None:
        state.pool = 1

    at = board(seat(), seat("", "church*", 12), change=low).role("builder").leave()
    assert at.pick("fortress").state.ending == "points"
    assert at.at(1).points == 2
