"""R11 to R14: empty piles, and the cards of a payment."""

import pytest

from table_setup import seat, table


@pytest.mark.rule("R11")
def test_an_empty_pile_is_replaced_by_the_shuffled_discards() -> None:
    at = table(seat(), pile="", discard="well crane statue", only=True)
    at.role("prospector")
    assert len(at.hand()) == 1
    assert (len(at.pile), at.discarded) == (2, [])
    assert len(at.happened("reshuffled")) == 1


@pytest.mark.rule("R11")
def test_a_draw_goes_on_across_a_reshuffle() -> None:
    at = table(seat(), pile="hero palace", discard="well crane statue", only=True)
    at.role("councillor")
    assert at.offered == ["crane", "hero", "palace", "statue", "well"]


@pytest.mark.rule("R11")
def test_every_reshuffle_is_a_shuffle_of_its_own() -> None:
    kinds = "well crane statue hero quarry chapel tower library archive smithy"
    orders = []
    for number in range(3):
        at = table(seat(), discard=kinds, only=True, reshuffles=number)
        orders.append(at.role("prospector").hand() + at.pile)
        assert at.game.position()["reshuffles"] == number + 1
    assert len(set(map(tuple, orders))) == 3


@pytest.mark.rule("R11")
def test_the_pile_is_not_refilled_before_a_card_is_needed() -> None:
    at = table(seat(), pile="hero", discard="well crane", only=True).role("prospector")
    assert (at.hand(), at.pile, at.discarded) == (["hero"], [], ["crane", "well"])


@pytest.mark.rule("R11")
def test_cards_looked_at_are_not_shuffled_in() -> None:
    first = seat(city="library")
    at = table(first, pile="hero " * 2 + "well " * 3, discard="crane " * 3, only=True)
    at.role("councillor").library()
    assert len(at.offered) == 8
    assert at.pile == at.discarded == []
    at.keep("hero")
    assert (at.asked, at.seat) == ("keep", 1)
    assert len(at.pile) == 7 - 2


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    "role", ["builder", "producer", "trader", "councillor", "prospector"]
)
def test_nothing_fails_with_both_piles_empty(role: str) -> None:
    city = (
        "library well market_stand market_hall indigo_plant+ sugar_mill+ silver_smelter"
    )
    at = table(seat("smithy", city + " gold_mine carpenter poor_house"), only=True)
    at.role(role).library()
    while at.asked not in ("role", "over"):
        assert at.game.question is not None
        at.game.answer(at.game.question.options[: at.game.question.high])
    assert at.cards().total() == 110


@pytest.mark.rule("R12")
def test_those_who_come_first_get_what_there_is() -> None:
    cities = [seat(city="sugar_mill indigo_plant") for _ in range(2)]
    at = table(*cities, pile="hero", only=True).role("producer")
    assert at.bounds == (1, 1)
    at.produce("sugar_mill")
    assert at.asked == "role"
    assert (at.goods_at(0), at.goods_at(1)) == (["sugar_mill"], [])


@pytest.mark.rule("R12")
def test_a_sale_brings_what_the_piles_hold() -> None:
    at = table(
        seat(city="silver_smelter+"), pile="hero", only=True, tiles=list("EABCD")
    )
    at.role("trader").sell("silver_smelter")
    assert len(at.hand()) == 2
    assert at.pile == at.discarded == []


@pytest.mark.rule("R13")
def test_nobody_sees_what_a_good_is() -> None:
    at = table(seat(city="indigo_plant"), pile="hero").role("producer").rest()
    at.role("trader").rest()
    for viewer in (0, 1, None):
        assert all("cards" not in e["args"] for e in at.game.events(viewer))
        assert at.game.view(viewer)["seats"][0]["buildings"][0]["good"] is True


@pytest.mark.rule("R13")
def test_a_good_sold_stays_unseen_on_the_discard_pile() -> None:
    at = table(seat(city="indigo_plant+")).role("trader").sell("indigo_plant")
    for viewer in (0, 1):
        assert at.game.view(viewer)["discard"] == 1
        assert at.game.view(viewer)["known"]["discard"] == []


@pytest.mark.rule("R14")
def test_what_was_paid_may_come_back_after_a_reshuffle() -> None:
    first = seat("chapel hero hero", "carpenter")
    at = table(first, only=True).role("builder").build("chapel")
    assert at.city() == ["carpenter", "chapel"]
    assert at.hand() == ["hero"]
    assert len(at.pile) + len(at.discarded) == 1
