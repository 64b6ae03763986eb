"""R1 to R10, R21 and R71: the turn order, the deal, the hand.

The tests of views test further which facts a seat may see (R9, R10).
"""

import pytest

from random_play import hand_of
from sanjuan import Game, IllegalAnswer
from table_setup import Table, seat, table


@pytest.mark.rule("R1")
def test_a_role_must_be_taken() -> None:
    at = table(seat())
    assert at.bounds == (1, 1)
    with pytest.raises(IllegalAnswer):
        at.refuse()


@pytest.mark.rule("R1", "R20")
def test_action_and_privilege_may_be_left_unused() -> None:
    at = table(seat("smithy", "indigo_plant+ coffee_roaster+"))
    at.role("builder").refuse()
    assert at.hand() == ["smithy"]
    at.rest().roles("prospector", "trader")
    assert at.goods_at() == ["coffee_roaster", "indigo_plant"]


@pytest.mark.rule("R2")
@pytest.mark.parametrize("governor", range(4))
def test_the_chooser_acts_first_then_the_others_clockwise(governor: int) -> None:
    at = table(*[seat(city="indigo_plant+")] * 4, governor=governor).role("trader")
    order = []
    while at.asked == "sell":
        order.append(at.seat)
        at.refuse()
    assert order == [(governor + turn) % 4 for turn in range(4)]


@pytest.mark.rule("R3", "R21")
def test_with_two_seats_the_governor_takes_the_first_and_the_third_role() -> None:
    at = table(seat(), seat(), governor=1)
    choosers = []
    for role in ("prospector", "trader", "producer"):
        choosers.append(at.seat)
        at.role(role).rest()
    assert choosers == [1, 0, 1]
    assert at.seat == 0
    assert len(at.offered) == 5


@pytest.mark.rule("R4", "R21")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_each_takes_one_role(seats: int) -> None:
    at = table(*[seat() for _ in range(seats)], governor=2)
    choosers = []
    for role in ("prospector", "trader", "producer", "builder")[:seats]:
        choosers.append(at.seat)
        at.role(role).rest()
    assert choosers == [(2 + turn) % seats for turn in range(seats)]
    assert (at.round, at.seat, len(at.offered)) == (2, 3 % seats, 5)


@pytest.mark.rule("R4")
def test_a_role_left_over_gains_nothing() -> None:
    at = table(seat(), seat(), seat()).roles("producer", "trader", "builder")
    at.roles("prospector")
    assert len(at.hand(1)) == 1


@pytest.mark.rule("R5")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_begins_with_a_plant_from_the_deck_and_4_cards(
    seats: int, edition: str
) -> None:
    game = Game(seats, edition, seed=5)
    for own in game.position()["seats"]:
        assert own["buildings"] == [{"id": "indigo_plant", "good": False}]
        assert len(own["hand"]) == 4
    assert Table(game).cards()["indigo_plant"] == 10
    assert Table(game).cards().total() == {"first": 110, "second": 112}[edition]


@pytest.mark.rule("R6")
def test_choose_four_deals_5_6_7_8_and_each_keeps_4() -> None:
    game = Game(4, choose_four=True, seed=3)
    for number in range(4):
        question = game.question
        assert question is not None
        assert (question.name, question.seat) == ("start_hand", number)
        assert len(question.options) == 5 + number
        assert (question.low, question.high) == (4, 4)
        game.answer(question.options[1:5])
        assert sorted(hand_of(game, number)) == sorted(question.options[1:5])
    assert game.view(None)["discard"] == 1 + 2 + 3 + 4


@pytest.mark.rule("R7")
def test_at_a_round_start_a_hand_is_cut_to_7_cards_of_the_owners_choice() -> None:
    at = table(seat("well " * 3 + "crane " * 3 + "statue " * 3))
    at.roles("producer", "prospector", "trader")
    assert (at.asked, at.seat, at.bounds) == ("discard", 0, (2, 2))
    at.discard("well", "statue")
    assert at.hand() == ["crane"] * 3 + ["statue"] * 2 + ["well"] * 2
    assert at.discarded == ["statue", "well"]


@pytest.mark.rule("R7", "R50")
def test_a_discard_says_whether_the_archive_or_the_hand_limit_asks_for_it() -> None:
    at = table(seat("well crane statue " * 3, "archive")).role("councillor")
    whys = [at.why, at.rest().roles("producer", "trader").why]
    told = [event["cause"] for event in at.rest().happened("discarded")]
    assert whys == told == ["archive", "hand_limit"]


@pytest.mark.rule("R7")
def test_the_hand_is_not_checked_during_a_round() -> None:
    at = table(seat("well crane statue " * 3)).roles("prospector", "producer")
    assert (at.asked, len(at.hand())) == ("role", 10)


@pytest.mark.rule("R7")
def test_a_tower_lets_its_owner_hold_12() -> None:
    hand = "well crane statue " * 3 + "hero " * 3
    at = table(seat(hand, "tower"), seat("smithy quarry palace chapel " * 2))
    at.roles("producer", "trader", "builder")
    assert (at.asked, at.seat, at.bounds) == ("discard", 1, (1, 1))
    assert len(at.least().hand()) == 12


@pytest.mark.rule("R7", "R71")
def test_hands_are_checked_clockwise_from_the_new_governor() -> None:
    hands = [
        "well crane statue " * 3,
        "hero smithy quarry " * 3,
        "chapel tower archive " * 3,
    ]
    at = table(*map(seat, hands), governor=1)
    at.roles("producer", "trader", "prospector")
    order = []
    while at.asked == "discard":
        order.append(at.seat)
        at.least()
    assert order == [2, 0, 1]


@pytest.mark.rule("R8")
def test_no_hand_check_and_no_chapel_before_the_first_round_or_after_the_last() -> None:
    assert table(seat("well crane statue " * 3, "chapel")).asked == "role"
    city = "indigo_plant " * 10 + "chapel"
    at = table(seat("well crane statue " * 3 + "hero hero", city))
    at.role("builder").build("well").rest()
    assert at.asked == "over"
    assert len(at.hand()) == 9


@pytest.mark.rule("R9")
def test_numbers_and_buildings_are_public_and_faces_are_not() -> None:
    at = table(seat("smithy hero", "coffee_roaster+", tucked=2), seat("well"))
    theirs = at.game.view(1)["seats"][0]
    assert (theirs["hand"], theirs["tucked"]) == (2, 2)
    assert theirs["buildings"][0]["id"] == "coffee_roaster"
    assert theirs["buildings"][0]["good"] is True
    assert at.game.view(1)["pile"] == 110 - 7


@pytest.mark.rule("R10")
def test_only_who_saw_a_discard_remembers_it() -> None:
    at = table(seat("hero statue"), pile="well tower crane smithy quarry")
    at.role("councillor").keep("well")
    assert len(at.game.view(0)["known"]["discard"]) == 4
    assert at.game.view(1)["known"]["discard"] == []
    assert at.game.view(1)["discard"] == 4


def remembered(at: Table) -> list[int]:
    """The number of discarded cards that each seat remembers."""
    seats = range(len(at.game.scores()))
    return [len(at.game.view(seat)["known"]["discard"]) for seat in seats]


@pytest.mark.rule("R10")
@pytest.mark.parametrize("payer", [0, 1])
def test_who_pays_remembers_with_what(payer: int) -> None:
    seats = [seat(), seat()]
    seats[payer] = seat("tower" + " hero" * (3 - (payer == 0)))
    at = table(*seats).role("builder").build("tower")
    assert remembered(at) == ([2, 0] if payer == 0 else [0, 3])


@pytest.mark.rule("R10", "R49")
@pytest.mark.parametrize("governor, left", [(0, [4, 1]), (1, [1, 4])])
def test_who_draws_as_councillor_remembers_what_it_did_not_keep(
    governor: int, left: list[int]
) -> None:
    at = table(seat(), seat(), governor=governor).role("councillor")
    assert remembered(at.rest()) == left


@pytest.mark.rule("R10")
@pytest.mark.parametrize("owner", [0, 1])
def test_who_cuts_its_hand_remembers_what_went(owner: int) -> None:
    seats = [seat(), seat()]
    seats[owner] = seat("well crane statue " * 3)
    at = table(*seats).roles("trader", "producer", "builder").rest()
    assert sum(remembered(at)) == remembered(at)[owner] == 2


@pytest.mark.rule("R21")
def test_a_role_is_taken_once_a_round() -> None:
    at = table(seat(), seat(), seat()).roles("trader", "producer")
    assert at.offered == ["builder", "councillor", "prospector"]


@pytest.mark.rule("R21")
def test_the_first_governor_is_seat_0_and_the_next_sits_to_the_left() -> None:
    game = Game(3, seed=1)
    assert game.view(None)["governor"] == 0
    at = table(seat(), seat(), seat(), governor=2)
    at.roles("trader", "producer", "prospector")
    assert at.game.view(None)["governor"] == 0


@pytest.mark.rule("R71")
def test_all_chapels_come_before_the_hand_check() -> None:
    hand = "hero statue palace well " * 2
    at = table(seat(hand, "chapel"), seat("crane quarry tower smithy " * 2))
    at.roles("trader", "producer", "prospector")
    asked = []
    while at.asked != "role":
        asked.append((at.asked, at.seat))
        at.least()
    assert asked == [("chapel", 0), ("discard", 1), ("discard", 0)]
