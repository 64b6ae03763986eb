"""R20: the game asks only about real choices."""

import pytest

from sanjuan import name_of
from table_setup import seat, table


@pytest.mark.rule("R20")
def test_a_question_with_one_answer_is_not_asked() -> None:
    at = table(seat("chapel well crane", "indigo_plant")).role("builder")
    at.build("chapel")
    assert at.asked == "role"
    assert at.city() == ["indigo_plant", "chapel"]


@pytest.mark.rule("R20")
def test_a_choice_among_equal_cards_is_not_asked() -> None:
    at = table(seat("chapel well well well")).role("builder").build("chapel")
    assert (at.asked, at.hand()) == ("role", ["well"])


@pytest.mark.rule("R20")
@pytest.mark.parametrize(
    "role, hand, city, pile",
    [
        ("councillor", "", "", "indigo_plant " * 5),
        ("councillor", "indigo_plant", "archive", "indigo_plant " * 5),
        ("producer", "", "indigo_plant " * 5, "hero"),
        ("trader", "", "", "hero"),
    ],
)
def test_equal_options_are_no_choice(
    role: str, hand: str, city: str, pile: str
) -> None:
    others = seat(city="archive prefecture"), seat(city="archive prefecture")
    at = table(seat(hand, city), *others, pile=pile).role(role)
    assert at.asked == "role"


@pytest.mark.rule("R20", "R25")
def test_equal_goods_are_no_choice_but_how_many_pay_is() -> None:
    city = "black_market indigo_plant+ indigo_plant+ indigo_plant+"
    at = table(seat("chapel", city)).role("builder").build("chapel")
    assert (at.asked, at.goods_at()) == ("role", ["indigo_plant"])
    at = table(seat("chapel hero", city)).role("builder").build("chapel")
    assert (at.asked, at.bounds) == ("market", (1, 2))


@pytest.mark.rule("R20", "R34")
@pytest.mark.parametrize(
    "city, asked",
    [
        ("indigo_plant indigo_plant", "role"),
        ("indigo_plant+ indigo_plant+", "role"),
        ("indigo_plant indigo_plant+", "cover"),
        ("indigo_plant well", "cover"),
    ],
)
def test_covering_equal_buildings_is_no_choice_unless_one_holds_a_good(
    city: str, asked: str
) -> None:
    at = table(seat("chapel hero", "crane " + city)).role("builder").build("chapel")
    assert at.asked == asked


@pytest.mark.rule("R20", "R34", "R41")
def test_a_plant_with_a_good_is_another_choice_than_one_without() -> None:
    city = "crane indigo_plant indigo_plant+ indigo_plant"
    at = table(seat("chapel hero", city)).role("builder").build("chapel")
    assert at.game.question is not None
    assert (at.bounds, len(list(at.game.question))) == ((1, 1), 2)


@pytest.mark.rule("R20")
def test_producing_is_asked_only_if_more_places_are_empty_than_may_be_filled() -> None:
    assert table(seat(city="indigo_plant sugar_mill")).role("producer").asked == "role"
    cities = "indigo_plant sugar_mill silver_smelter", "indigo_plant indigo_plant"
    at = table(*[seat(city=city) for city in cities]).role("producer")
    assert (at.bounds, at.seat) == ((2, 2), 0)
    assert at.least().asked == "role"


@pytest.mark.rule("R20")
def test_each_sale_may_be_refused() -> None:
    at = table(seat(city="indigo_plant+ silver_smelter+")).role("trader")
    assert at.bounds == (0, 2)


@pytest.mark.rule("R25", "R26", "R41")
def test_place_and_goods_and_cards_are_asked_for_the_building_in_work() -> None:
    city = "crane black_market indigo_plant+ sugar_mill+"
    at = table(seat("palace hero statue tower chapel well", city)).role("builder")
    whys = [(at.build("palace").asked, at.why)]
    whys += [(at.cover().asked, at.why), (at.goods("sugar_mill").asked, at.why)]
    assert {name for name, _ in whys} == {"cover", "market", "pay"}
    assert {name_of(int(why or 0)) for _, why in whys} == {"palace"}
