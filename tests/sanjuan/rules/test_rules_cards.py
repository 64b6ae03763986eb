"""R49 to R58: councillor and prospector."""

import pytest

from table_setup import seat, table

EDITIONS = ["first", "second"]

# ---------------------------------------------------------------- councillor


@pytest.mark.rule("R49")
@pytest.mark.parametrize(
    "chooser, city, drawn, kept",
    [
        (1, "", 2, 1),
        (1, "library", 2, 1),
        (0, "", 5, 1),
        (0, "prefecture", 5, 2),
        (0, "library", 8, 1),
        (0, "library prefecture", 8, 2),
    ],
)
def test_how_many_cards_are_seen_and_kept(
    chooser: int, city: str, drawn: int, kept: int
) -> None:
    seats = [seat(city="archive"), seat(city="archive")]
    seats[chooser] = seat(city=city)
    at = table(*seats, pile="hero palace well statue crane tower quarry smithy")
    at.role("councillor")
    if at.asked == "library":
        at.library()
    at.until("keep")
    assert (len(at.offered), at.bounds) == (drawn, (kept, kept))


@pytest.mark.rule("R49")
def test_with_a_prefecture_both_of_two_cards_are_kept() -> None:
    at = table(seat(), seat(city="prefecture")).role("councillor").least()
    assert (at.asked, len(at.hand(1))) == ("role", 2)


@pytest.mark.rule("R49")
def test_what_is_not_kept_is_discarded() -> None:
    at = table(seat("chapel"), pile="hero palace well statue crane")
    at.role("councillor").keep("palace")
    assert at.hand() == ["chapel", "palace"]
    assert at.discarded == ["crane", "hero", "statue", "well"]
    assert at.rest().game.view(0)["known"]["drawn"] == 0


@pytest.mark.rule("R50")
@pytest.mark.parametrize(
    "chooser, city, count",
    [
        (1, "archive", 1),
        (0, "archive", 4),
        (0, "archive library", 7),
        (0, "archive prefecture", 3),
        (0, "archive library prefecture", 6),
    ],
)
def test_an_archive_discards_from_the_whole_hand(
    chooser: int, city: str, count: int
) -> None:
    seats = [seat(), seat()]
    seats[chooser] = seat("chapel chapel hero", city)
    at = table(*seats, pile="palace well statue crane tower").role("councillor")
    if at.asked == "library":
        at.library()
    at.until("discard")
    assert at.bounds == (count, count)
    assert at.offered.count("chapel") == 2


@pytest.mark.rule("R50")
def test_with_archive_and_prefecture_two_drawn_cards_stay_unasked() -> None:
    at = table(seat(), seat("well", "archive prefecture")).role("councillor").least()
    assert (at.asked, len(at.hand(1))) == ("role", 3)


@pytest.mark.rule("R50")
def test_an_archive_lets_old_cards_go_and_drawn_ones_stay() -> None:
    first = seat("well well crane crane", "archive")
    at = table(first, pile="hero palace statue tower quarry").role("councillor")
    at.discard("well", "well", "crane", "crane")
    assert at.hand() == ["hero", "palace", "quarry", "statue", "tower"]


@pytest.mark.rule("R52")
@pytest.mark.parametrize("city, cards", [("", 1), ("prefecture", 2)])
@pytest.mark.parametrize("there", [0, 1, 2])
def test_with_too_few_cards_the_keep_number_stays(
    city: str, cards: int, there: int
) -> None:
    pile = " ".join(["hero", "palace"][:there])
    at = table(seat("well", city), pile=pile, only=True).role("councillor").rest()
    assert len(at.hand()) == 1 + min(cards, there)
    assert len(at.pile) + len(at.discarded) + len(at.hand(1)) == max(0, there - cards)


@pytest.mark.rule("R52")
@pytest.mark.parametrize("there, discarded", [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_with_too_few_cards_an_archive_discards_fewer(
    there: int, discarded: int
) -> None:
    pile = " ".join(["hero", "palace", "tower"][:there])
    at = table(seat("well crane", "archive"), pile=pile, only=True).role("councillor")
    if discarded:
        assert at.bounds == (discarded, discarded)
        at.least()
    assert len(at.hand()) == 2 + there - discarded


# ---------------------------------------------------------------- prospector


@pytest.mark.rule("R53")
@pytest.mark.parametrize("city, count", [("", 1), ("library", 2)])
def test_the_prospector_draws_and_the_others_do_not(city: str, count: int) -> None:
    at = table(seat(city=city), seat(city="library"), seat()).role("prospector")
    assert [len(at.hand(number)) for number in range(3)] == [count, 0, 0]


DIFFERENT = "smithy well chapel market_hall"
"""Costs 1, 2, 3, 4."""


@pytest.mark.rule("R54")
@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_all_gold_mines_dig_clockwise_from_the_chooser(chooser: int) -> None:
    seats = [seat(city="gold_mine") for _ in range(3)]
    at = table(*seats, governor=chooser, pile="hero " + DIFFERENT + " hero" * 2)
    at.role("prospector")
    assert (at.asked, at.seat) == ("mine", chooser)
    at.step("mine", "well")
    at.rest()
    diggers = [event["seat"] for event in at.happened("revealed")]
    assert diggers == [(chooser + turn) % 3 for turn in range(3)]


@pytest.mark.rule("R54")
def test_the_privilege_comes_before_the_gold_mine() -> None:
    at = table(seat(city="gold_mine"), pile="hero " + DIFFERENT).role("prospector")
    assert (at.hand(), at.offered) == (["hero"], sorted(DIFFERENT.split()))


@pytest.mark.rule("R54")
def test_a_library_does_not_double_the_gold_mine() -> None:
    first = seat(city="gold_mine library")
    at = table(first, pile="hero hero " + DIFFERENT).role("prospector").library()
    at.step("mine", "chapel")
    assert (at.asked, at.hand()) == ("role", ["chapel", "hero", "hero"])
    assert len(at.happened("revealed")) == 1


@pytest.mark.rule("R54")
def test_a_gold_mine_digs_only_in_prospector_phases() -> None:
    at = table(seat(city="gold_mine")).roles("builder", "producer", "trader")
    assert at.happened("revealed") == []


@pytest.mark.rule("R56")
def test_everybody_sees_what_is_revealed_and_what_is_not_won_is_discarded() -> None:
    first = seat(city="gold_mine")
    at = (
        table(first, pile="hero " + DIFFERENT).role("prospector").step("mine", "chapel")
    )
    assert at.discarded == ["market_hall", "smithy", "well"]
    for viewer in (0, 1):
        assert len(at.game.view(viewer)["known"]["discard"]) == 3
    assert len(at.happened("revealed")[0]["faces"]) == 4


@pytest.mark.rule("R57")
@pytest.mark.parametrize("won", DIFFERENT.split())
def test_in_the_first_edition_the_owner_takes_any_of_four(won: str) -> None:
    at = table(seat(city="gold_mine"), pile="hero " + DIFFERENT).role("prospector")
    assert at.bounds == (1, 1)
    assert at.step("mine", won).hand() == sorted([won, "hero"])
    assert at.game.view(0)["known"]["drawn"] == 0


@pytest.mark.rule("R57")
def test_in_the_second_edition_the_cheapest_is_won_unasked() -> None:
    pile = "hero market_hall chapel smithy well"
    at = table(seat(city="gold_mine"), pile=pile, edition="second").role("prospector")
    assert (at.asked, at.hand()) == ("role", ["hero", "smithy"])
    assert at.discarded == ["chapel", "market_hall", "well"]


@pytest.mark.rule("R57")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_equal_costs_win_nothing(edition: str) -> None:
    pile = "hero smithy well crane chapel"
    at = table(seat(city="gold_mine"), pile=pile, edition=edition).role("prospector")
    assert (at.asked, at.hand()) == ("role", ["hero"])
    assert at.discarded == ["chapel", "crane", "smithy", "well"]
    assert at.game.view(0)["known"]["drawn"] == 0


@pytest.mark.rule("R58")
@pytest.mark.parametrize("discard", ["", "smithy", "smithy well"])
def test_with_fewer_than_4_cards_a_gold_mine_does_nothing(discard: str) -> None:
    at = table(seat(city="gold_mine"), pile="hero chapel", discard=discard, only=True)
    at.role("prospector")
    assert (at.asked, at.happened("revealed")) == ("role", [])
    assert (at.pile, at.discarded) == (["chapel"], discard.split())


@pytest.mark.rule("R11", "R58")
def test_with_4_cards_in_both_piles_a_gold_mine_shuffles_and_digs() -> None:
    first = seat(city="gold_mine")
    at = table(first, pile="hero smithy well", discard="chapel quarry", only=True)
    assert at.role("prospector").asked == "mine"
    assert at.offered == ["chapel", "quarry", "smithy", "well"]
