"""R15 to R26: the price of a building, the right to build it, its effects."""

import pytest

from sanjuan import IllegalAnswer
from table_setup import seat, table


@pytest.mark.rule("R15")
def test_builder_smithy_library_and_crane_add_up() -> None:
    city = "smithy quarry library crane indigo_plant chapel"
    at = table(seat("silver_smelter palace", city)).role("builder").library()
    assert at.price("silver_smelter") == 5 - 1 - 1 - 1
    assert at.price("silver_smelter", "indigo_plant") == 5 - 1 - 1 - 1 - 1
    assert at.price("palace", "chapel") == 6 - 1 - 1 - 1 - 3


@pytest.mark.rule("R15")
def test_the_others_do_not_get_the_choosers_discount() -> None:
    at = table(seat(), seat("smithy well crane")).role("builder")
    assert (at.seat, at.price("well", seat=1)) == (1, 2)
    at.build("well")
    assert at.hand(1) == []


@pytest.mark.rule("R15")
def test_a_library_does_not_double_the_phase_of_another() -> None:
    at = table(seat(), seat("well", "library")).role("builder")
    assert (at.asked, at.price("well", seat=1)) == ("role", 2)


@pytest.mark.rule("R15")
def test_a_price_does_not_go_below_0_and_nothing_is_paid_out() -> None:
    at = table(seat("indigo_plant hero", "smithy library")).role("builder").library()
    at.build("indigo_plant")
    assert (at.hand(), at.happened("built")[0]["price"]) == (["hero"], 0)


@pytest.mark.rule("R15", "R25")
def test_goods_pay_what_is_left_after_the_reductions() -> None:
    city = "black_market quarry indigo_plant+ sugar_mill+"
    at = table(seat("quarry tower hero hero", city)).role("builder").build("tower")
    assert (at.asked, at.bounds) == ("market", (0, 1))


@pytest.mark.rule("R16")
def test_the_smithy_is_for_production_and_the_quarry_for_violet_buildings() -> None:
    smith = table(seat("sugar_mill well statue palace", "smithy"))
    assert [smith.price(c) for c in smith.hand()] == [6, 3, 1, 2]
    quarry = table(seat("sugar_mill well statue palace", "quarry"))
    assert [quarry.price(c) for c in quarry.hand()] == [5, 2, 2, 1]


@pytest.mark.rule("R1")
def test_a_seat_builds_one_building_in_a_phase() -> None:
    at = table(seat("smithy well hero", "statue")).role("builder")
    assert at.bounds == (0, 1)
    assert at.build("smithy").asked == "role"


@pytest.mark.rule("R17")
def test_a_violet_building_stands_only_once_in_a_city() -> None:
    hand = "well statue palace crane indigo_plant"
    at = table(seat(hand + " hero" * 3, "well statue palace indigo_plant"))
    assert at.role("builder").offered == [
        "crane",
        "hero",
        "hero",
        "hero",
        "indigo_plant",
    ]
    quote = at.game.explain(0, "well")
    assert quote["reason"] and quote["reason"]["id"] == "already_built"


@pytest.mark.rule("R17")
def test_production_buildings_may_stand_any_number_of_times() -> None:
    at = table(seat("indigo_plant", "indigo_plant " * 9)).role("builder")
    at.build("indigo_plant")
    assert at.city() == ["indigo_plant"] * 10


@pytest.mark.rule("R18")
def test_a_new_building_works_in_the_next_phase_of_the_round() -> None:
    at = table(seat("well hero", "indigo_plant sugar_mill"), pile="tower " * 3)
    at.role("builder").build("well").rest().roles("prospector").role("producer")
    assert at.drawn_for("well") == [0]


@pytest.mark.rule("R18")
def test_a_new_library_serves_the_governors_second_role() -> None:
    at = table(seat("library hero hero statue statue"), pile="tower " * 3)
    at.role("builder").build("library").roles("trader").role("prospector")
    assert at.hand() == ["tower", "tower"]


@pytest.mark.rule("R18", "R19")
@pytest.mark.parametrize("name, price", [("quarry", 3), ("smithy", 0), ("library", 4)])
def test_a_building_does_not_make_itself_cheaper(name: str, price: int) -> None:
    at = table(seat(name + " silver_smelter" * 5)).role("builder").build(name)
    assert at.hand() == ["silver_smelter"] * (5 - price)


@pytest.mark.rule("R19")
@pytest.mark.parametrize(
    "name, pay", [("carpenter", "hero hero"), ("poor_house", "hero")]
)
def test_a_new_carpenter_or_poor_house_draws_nothing_for_itself(
    name: str, pay: str
) -> None:
    at = table(seat(f"{name} {pay}")).role("builder").build(name)
    assert (at.asked, at.hand()) == ("role", [])


@pytest.mark.rule("R19")
def test_a_new_black_market_does_not_pay_for_itself() -> None:
    first = seat("black_market", "indigo_plant+ sugar_mill+")
    assert table(first).role("builder").asked == "role"


@pytest.mark.rule("R22")
def test_the_carpenters_card_comes_before_the_poor_house_counts_the_hand() -> None:
    at = table(seat("well hero statue", "poor_house carpenter"), pile="tower palace")
    at.role("builder").build("well").pay("statue")
    assert at.hand() == ["hero", "tower"]
    assert at.drawn_for("poor_house") == []


@pytest.mark.rule("R22")
def test_carpenter_and_poor_house_both_draw_for_an_empty_hand() -> None:
    at = table(seat("well hero", "poor_house carpenter"), pile="tower palace")
    at.role("builder").build("well")
    assert at.hand() == ["palace", "tower"]
    causes = [event["cause"] for event in at.happened("drew")]
    assert causes == ["carpenter", "poor_house"]


@pytest.mark.rule("R22", "R23")
@pytest.mark.parametrize("left, drawn", [(0, 1), (1, 1), (2, 0)])
def test_poor_house_draws_only_with_at_most_one_card_left(
    left: int, drawn: int
) -> None:
    at = table(seat("smithy" + " hero" * left, "poor_house"), pile="tower")
    at.role("builder").build("smithy")
    assert len(at.hand()) == left + drawn


@pytest.mark.rule("R23")
def test_poor_house_counts_the_hand_after_the_payment() -> None:
    at = table(seat("chapel hero statue palace", "poor_house"), pile="tower")
    at.role("builder").build("chapel").pay("hero", "statue")
    assert at.hand() == ["palace", "tower"]


@pytest.mark.rule("R23")
def test_poor_house_draws_nothing_for_who_does_not_build() -> None:
    at = table(seat("smithy", "poor_house")).role("builder").refuse()
    assert at.hand() == ["smithy"]


@pytest.mark.rule("R23")
def test_poor_house_also_draws_for_production_buildings() -> None:
    at = table(seat("indigo_plant", "poor_house carpenter"), pile="tower hero")
    assert at.role("builder").build("indigo_plant").hand() == ["tower"]


@pytest.mark.rule("R25", "R26")
def test_the_black_market_takes_none_one_or_two_goods() -> None:
    city = "black_market indigo_plant+ sugar_mill+ coffee_roaster+"
    for goods in ["", "sugar_mill", "indigo_plant coffee_roaster"]:
        at = table(seat("chapel hero hero hero", city)).role("builder").build("chapel")
        assert (at.asked, at.bounds) == ("market", (0, 2))
        at.goods(*goods.split())
        assert len(at.goods_at()) == 3 - len(goods.split())
        assert len(at.hand()) == 3 - (2 - len(goods.split()))


@pytest.mark.rule("R25")
def test_goods_pay_for_production_buildings_too() -> None:
    first = seat("sugar_mill", "black_market indigo_plant+")
    at = table(first).role("builder").build("sugar_mill")
    assert at.city() == ["black_market", "indigo_plant", "sugar_mill"]


@pytest.mark.rule("R25")
def test_goods_that_paid_are_discarded_unseen() -> None:
    at = table(seat("well", "black_market indigo_plant+")).role("builder").build("well")
    assert at.game.view(0)["discard"] == 1
    assert at.game.view(0)["known"]["discard"] == []


@pytest.mark.rule("R26")
def test_as_many_goods_must_pay_as_the_hand_is_short() -> None:
    city = "black_market indigo_plant+ sugar_mill+ coffee_roaster+"
    at = table(seat("tower hero", city)).role("builder").build("tower")
    assert at.bounds == (1, 2)
    with pytest.raises(IllegalAnswer):
        at.refuse()


@pytest.mark.rule("R26")
def test_goods_never_pay_more_than_the_price() -> None:
    city = "black_market indigo_plant+ sugar_mill+"
    at = table(seat("well hero", city)).role("builder").build("well")
    assert at.bounds == (0, 1)
    at = table(seat("smithy hero", city)).role("builder").build("smithy")
    assert (at.asked, at.goods_at()) == ("role", ["indigo_plant", "sugar_mill"])


@pytest.mark.rule("R26")
def test_the_payment_is_exactly_the_price() -> None:
    at = table(seat("tower hero statue palace")).role("builder").build("tower")
    assert at.bounds == (2, 2)
    for answer in (("hero",), ("hero", "statue", "palace")):
        with pytest.raises(IllegalAnswer):
            at.pay(*answer)
    assert at.pay("hero", "palace").hand() == ["statue"]


@pytest.mark.rule("R26")
def test_a_building_too_dear_is_not_offered() -> None:
    at = table(seat("tower hero")).role("builder")
    assert at.asked == "role"
    reason = at.game.explain(0, "tower")["reason"]
    assert reason == {"id": "too_dear", "args": {"price": 3, "funds": 1}}


@pytest.mark.rule("R1")
def test_who_builds_nothing_is_said_to_have_passed() -> None:
    at = table(seat("smithy"), seat("smithy hero")).role("builder").refuse()
    assert at.happened("passed") == [{"seat": 0, "stage": "build"}]


@pytest.mark.rule("R2")
@pytest.mark.parametrize(
    "card, city", [("tower", "crane statue"), ("well", "black_market sugar_mill+")]
)
def test_what_stands_is_no_longer_in_work_for_the_next_seat(
    card: str, city: str
) -> None:
    at = table(seat(card, city), seat("smithy hero")).role("builder").build(card)
    assert (at.seat, at.asked) == (1, "build")
    known = at.game.view(1)["known"]
    assert (known["card"], known["cover"], known["paid"]) == (None, None, 0)
