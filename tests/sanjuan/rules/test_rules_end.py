"""R60 to R71: the start of a round, the end of a game, and scoring."""

import pytest

from table_setup import seat, table

ELEVEN = "indigo_plant " * 9 + "well tower"
MONUMENTS = "statue victory_column hero"


# ---------------------------------------------------------------- the end


@pytest.mark.rule("R60")
def test_the_game_ends_at_the_end_of_the_builder_phase_with_12_buildings() -> None:
    at = table(seat("smithy", ELEVEN), seat("smithy hero"), seat("well hero hero"))
    at.role("builder").build("smithy")
    assert (at.asked, at.seat, at.game.over) == ("build", 1, False)
    at.refuse()
    assert at.seat == 2
    at.refuse()
    assert (at.asked, at.game.over) == ("over", True)


@pytest.mark.rule("R60")
def test_later_seats_still_build_in_the_last_phase() -> None:
    at = table(seat("smithy", ELEVEN), seat("indigo_plant hero", "statue"))
    at.role("builder").build("smithy").build("indigo_plant")
    assert (at.game.over, at.total(1)) == (True, 4)


@pytest.mark.rule("R60")
def test_earlier_seats_build_no_more_after_the_twelfth() -> None:
    at = table(seat("smithy"), seat("indigo_plant hero", ELEVEN)).role("builder")
    at.refuse().build("indigo_plant")
    assert (at.game.over, at.hand(0)) == (True, ["smithy"])


@pytest.mark.rule("R60")
def test_no_role_left_is_played_and_no_round_starts() -> None:
    city = ELEVEN.replace("well", "chapel")
    at = table(seat("smithy well", city)).role("builder").build("smithy")
    assert (at.asked, at.round, at.tucked()) == ("over", 1, 0)


@pytest.mark.rule("R60")
def test_eleven_buildings_do_not_end_the_game() -> None:
    at = table(seat("smithy", "indigo_plant " * 10)).role("builder").build("smithy")
    assert at.asked == "role"


@pytest.mark.rule("R60")
def test_nothing_is_asked_after_the_end_and_there_is_a_winner() -> None:
    at = table(seat("smithy", ELEVEN)).role("builder").build("smithy")
    assert (at.game.question, at.game.winners()) == (None, [0])
    assert at.happened("game_over") == [{"winners": [0]}]


@pytest.mark.rule("R60")
def test_there_is_no_winner_before_the_end() -> None:
    assert table(seat(city=ELEVEN)).game.winners() == []


@pytest.mark.rule("R70")
def test_a_game_that_nobody_ends_is_over_after_100_rounds() -> None:
    at = table(seat(), only=True, round=99)
    at.roles("trader", "producer", "prospector")
    assert (at.asked, at.round) == ("role", 100)
    at.roles("trader", "producer", "prospector")
    assert (at.game.over, at.game.winners(), at.round) == (True, [0, 1], 100)


# ---------------------------------------------------------------- points


@pytest.mark.rule("R63")
def test_printed_points_and_tucked_cards_are_added() -> None:
    at = table(seat(city="statue silver_smelter chapel library", tucked=5))
    assert (at.part("buildings"), at.part("tucked")) == (3 + 3 + 2 + 3, 5)
    assert at.total() == 16


@pytest.mark.rule("R63")
def test_every_part_is_named_and_the_parts_are_the_total() -> None:
    city = "guild_hall city_hall triumphal_arch palace indigo_plant statue"
    score = table(seat(city=city, tucked=3)).game.scores()[0]
    assert list(score.parts) == [
        *("buildings", "tucked", "guild_hall", "city_hall", "triumphal_arch"),
        *("residence", "cathedral", "palace"),
    ]
    assert sum(score.parts.values()) == score.total


@pytest.mark.rule("R63", "R64")
def test_the_palace_counts_what_the_other_halls_gave() -> None:
    city = "guild_hall city_hall triumphal_arch palace indigo_plant statue"
    at = table(seat(city=city, tucked=3))
    others = (1 + 3) + 3 + 2 + 5 + 4
    assert (at.part("palace"), at.total()) == (others // 4, others + others // 4)


@pytest.mark.rule("R64")
@pytest.mark.parametrize("tucked", range(9))
def test_the_palace_gives_a_quarter_rounded_down(tucked: int) -> None:
    at = table(seat(city="palace", tucked=tucked))
    assert at.part("palace") == tucked // 4


@pytest.mark.rule("R64")
def test_the_palace_does_not_count_itself() -> None:
    at = table(seat(city="palace", tucked=15))
    assert at.total() == 15 + 3


@pytest.mark.rule("R66")
@pytest.mark.parametrize("count, points", [(0, 0), (1, 4), (2, 6), (3, 8)])
def test_the_arch_counts_monuments(count: int, points: int) -> None:
    for monuments in (MONUMENTS.split(), MONUMENTS.split()[::-1]):
        city = " ".join(["triumphal_arch", "well", *monuments[:count]])
        assert table(seat(city=city)).part("triumphal_arch") == points


@pytest.mark.rule("R66")
def test_monuments_count_for_the_city_hall() -> None:
    at = table(seat(city="city_hall well indigo_plant " + MONUMENTS))
    assert at.part("city_hall") == 1 + 1 + 3


@pytest.mark.rule("R63")
def test_scores_can_be_asked_at_any_moment() -> None:
    at = table(seat("statue well hero", "chapel")).role("builder").build("statue")
    assert (at.asked, at.total()) == ("role", 2 + 3)


# ---------------------------------------------------------------- ties


def tied(mine: str, laden: int, theirs: str) -> list[int]:
    """The winners at 13 points each, given the hands and the goods of seat 0."""
    plants = "indigo_plant+ " * laden + "indigo_plant " * (9 - laden)
    first = seat("smithy " + mine, plants + "well tower")
    at = table(first, seat(theirs, "statue tower", tucked=8))
    at.role("builder").build("smithy").rest()
    assert (at.total(0), at.total(1)) == (13, 13)
    return at.game.winners()


@pytest.mark.rule("R68")
def test_a_tie_goes_to_the_most_cards_in_hand() -> None:
    assert tied("hero", 0, "") == [0]
    assert tied("hero", 0, "hero hero") == [1]


@pytest.mark.rule("R68")
def test_goods_count_like_cards_in_a_tie() -> None:
    assert tied("", 2, "hero") == [0]
    assert tied("hero", 2, "hero hero statue well") == [1]


@pytest.mark.rule("R68")
def test_tucked_cards_do_not_count_in_a_tie() -> None:
    assert tied("hero", 0, "") == [0]


@pytest.mark.rule("R68")
def test_a_full_tie_is_a_shared_win() -> None:
    assert tied("hero", 1, "hero well") == [0, 1]


@pytest.mark.rule("R68")
def test_points_go_before_cards() -> None:
    first = seat("smithy", ELEVEN)
    at = table(first, seat("well well", "tower")).role("builder").build("smithy").rest()
    assert at.game.winners() == [0]
