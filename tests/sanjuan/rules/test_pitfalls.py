"""Mistakes of other programs: the list of docs/rules.md §7, by its numbers."""

import pytest

from table_setup import seat, table

ELEVEN = "indigo_plant " * 9 + "well tower"


@pytest.mark.rule("R60")
def test_pitfall_1_the_game_ends_with_the_phase_not_with_the_round() -> None:
    at = table(seat("smithy", ELEVEN), seat(), seat()).role("builder").build("smithy")
    assert (at.game.over, at.round, at.happened("role_taken")[1:]) == (True, 1, [])


@pytest.mark.rule("R60")
def test_pitfall_1_the_game_does_not_end_at_once() -> None:
    at = table(seat("smithy", ELEVEN), seat("well hero hero")).role("builder")
    at.build("smithy")
    assert (at.game.over, at.seat, at.asked) == (False, 1, "build")


@pytest.mark.rule("R22")
def test_pitfall_2_the_carpenters_card_counts_for_the_poor_house() -> None:
    at = table(seat("smithy hero", "carpenter poor_house")).role("builder")
    at.build("smithy")
    assert (at.drawn_for("carpenter"), at.drawn_for("poor_house")) == ([0], [])


@pytest.mark.rule("R59")
def test_pitfall_3_the_library_serves_a_governor_of_two_seats_once() -> None:
    at = table(seat(city="library")).role("prospector").library().rest()
    at.roles("producer").role("trader")
    assert len(at.happened("library_used")) == 1


@pytest.mark.rule("R3")
def test_pitfall_4_two_seats_take_three_roles() -> None:
    at = table(seat(), seat()).roles("trader", "producer")
    assert (at.round, at.seat, len(at.offered)) == (1, 0, 3)


@pytest.mark.rule("R66")
def test_pitfall_5_the_hero_counts_for_the_arch() -> None:
    at = table(seat(city="triumphal_arch hero"))
    assert at.part("triumphal_arch") == 4


@pytest.mark.rule("R63", "R64")
def test_pitfall_6_the_palace_counts_the_residence() -> None:
    city = "palace residence guild_hall smithy archive indigo_plant"
    at = table(seat(city=city), expansion=True)
    assert at.part("residence") == 4 + 3
    assert at.part("palace") == (3 + 2 + 7) // 4


@pytest.mark.rule("R64")
def test_pitfall_7_the_palace_counts_more_than_printed_points() -> None:
    at = table(seat(city="palace city_hall statue", tucked=6))
    assert at.part("palace") == (3 + 6 + 3) // 4


@pytest.mark.rule("R48")
def test_pitfall_8_the_trading_post_sells_1_more() -> None:
    plants = "indigo_plant+ " * 4
    at = table(seat(), seat(city="trading_post " + plants)).role("trader")
    assert at.bounds == (0, 2)


@pytest.mark.rule("R15")
def test_pitfall_9_a_building_may_cost_nothing() -> None:
    at = table(seat("smithy hero")).role("builder").build("smithy")
    assert at.hand() == ["hero"]


@pytest.mark.rule("R34", "R38", "R42")
def test_pitfall_10_under_the_crane_the_good_goes_and_tucked_cards_stay() -> None:
    at = table(seat("tower", "crane sugar_mill+", tucked=3)).role("builder")
    at.build("tower")
    assert (at.goods_at(), len(at.discarded), at.tucked()) == ([], 1, 3)
    at = table(seat("tower", "crane chapel", tucked=3)).role("builder").build("tower")
    assert (at.covered(), at.tucked(), at.discarded) == (["chapel"], 3, [])


@pytest.mark.rule("R12")
def test_pitfall_11_a_game_goes_on_with_both_piles_empty() -> None:
    at = table(seat(city="indigo_plant library gold_mine"), only=True)
    for role in ("prospector", "councillor", "producer"):
        at.role(role).rest()
    assert (at.round, at.asked, at.hand(), at.hand(1)) == (2, "role", [], [])


@pytest.mark.rule("R47")
def test_pitfall_12_one_tile_is_up_for_the_whole_phase() -> None:
    seats = [seat(city="indigo_plant+") for _ in range(4)]
    at = table(*seats, tiles=list("DABCE")).role("trader").rest()
    assert len(at.happened("tile_turned")) == 1
    assert at.game.position()["tiles"] == list("ABCED")


@pytest.mark.rule("R68")
@pytest.mark.parametrize(
    "goods, winner", [("indigo_plant+ ", [0]), ("indigo_plant ", [1])]
)
def test_pitfall_13_ties_are_broken_by_cards_and_goods(
    goods: str, winner: list[int]
) -> None:
    first = seat("smithy", goods * 2 + "indigo_plant " * 7 + "well tower")
    at = table(first, seat("hero", "statue tower", tucked=8)).role("builder")
    at.build("smithy").rest()
    assert at.total(0) == at.total(1)
    assert at.game.winners() == winner
