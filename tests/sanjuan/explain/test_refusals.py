"""The reasons why a card beside the options of a question cannot be chosen."""

from typing import Any

import pytest

from sanjuan import OptionError
from sanjuan.rules.cards import name_of
from table_setup import Table, extended, seat, table


def why(at: Table) -> dict[str, str]:
    """The id of the reason why a building is no option, by building."""
    return {name_of(card): told["id"] for card, told in at.game.barred().items()}


def test_a_card_that_is_too_dear_or_stands_already_cannot_be_built() -> None:
    at = table(seat("smithy library well", "well")).role("builder")
    assert why(at) == {"library": "too_dear", "well": "already_built"}


def test_the_card_in_work_cannot_pay_for_itself() -> None:
    at = table(seat("well smithy hero chapel")).role("builder").build("well")
    assert (at.asked, why(at)) == ("pay", {"well": "in_work"})


def test_only_an_empty_plant_produces() -> None:
    city = "indigo_plant+ sugar_mill coffee_roaster silver_smelter smithy"
    at = table(seat("", city)).role("producer")
    assert why(at) == {"indigo_plant": "full", "smithy": "no_plant"}


def test_only_a_good_can_be_sold() -> None:
    at = table(seat("", "indigo_plant+ sugar_mill smithy")).role("trader")
    assert why(at) == {"sugar_mill": "no_good", "smithy": "no_good"}


def test_only_a_good_that_is_left_can_pay() -> None:
    city = "black_market crane indigo_plant+ sugar_mill+ tobacco_storage"
    first = seat("library hero hero statue statue", city)
    at = table(first).role("builder").build("library").cover("indigo_plant")
    assert at.asked == "market"
    assert why(at) == {
        "library": "in_work",
        "black_market": "no_good",
        "crane": "no_good",
        "indigo_plant": "to_be_covered",
        "tobacco_storage": "no_good",
    }


def test_a_crane_covers_neither_itself_nor_the_same_building() -> None:
    city = "crane coffee_roaster silver_smelter indigo_plant"
    hand = "coffee_roaster hero hero"
    at = table(seat(hand, city), seat()).role("builder").build("coffee_roaster")
    assert at.asked == "cover"
    reasons = {name_of(c): told["id"] for c, told in list(at.game.barred().items())[1:]}
    assert reasons == {"crane": "never_covered", "coffee_roaster": "same_building"}
    assert at.game.barred()[at.game.view(0)["known"]["card"] or 0]["id"] == "in_work"


def test_a_cathedral_too_dear_says_so_where_it_lies() -> None:
    at = extended(seat("smithy", "")).role("builder")
    assert why(at)["cathedral"] == "too_dear"


def over(at: Table, card: str, cover: str) -> object:
    """The reason why the first seat cannot build that card over that building."""
    places = at.game.view(0)["seats"][0]["buildings"]
    (under,) = (one["card"] for one in places if name_of(one["card"]) == cover)
    reason = at.game.explain(0, card, cover=under)["reason"]
    return reason and reason["id"]


def test_a_price_over_a_building_says_why_not_there() -> None:
    bare = table(seat("library hero hero hero", "indigo_plant"), seat())
    assert over(bare.role("builder"), "library", "indigo_plant") == "no_crane"
    city = "crane coffee_roaster indigo_plant"
    rich = table(seat("coffee_roaster hero hero hero", city), seat()).role("builder")
    assert over(rich, "coffee_roaster", "crane") == "never_covered"
    assert over(rich, "coffee_roaster", "coffee_roaster") == "same_building"
    assert over(rich, "coffee_roaster", "indigo_plant") is None
    poor = table(seat("palace hero", city), seat()).role("builder")
    assert over(poor, "palace", "indigo_plant") == "too_dear"


@pytest.mark.parametrize("goods", [-1, 6, True, "1"])
def test_goods_pay_for_no_more_than_the_price(goods: Any) -> None:
    at = table(seat("library hero"), seat())
    with pytest.raises(OptionError, match="whole price, 5"):
        at.game.explain(0, "library", goods=goods)


def test_a_building_that_deducts_too_little_says_what_is_missing() -> None:
    at = extended(seat("library hero hero", "crane smithy chapel tower"))
    at.role("builder").build("library")
    (card,) = (c for c in at.game.barred() if name_of(c) == "smithy")
    facts = {"price": 3, "funds": 2}
    assert at.game.barred()[card] == {"id": "too_dear", "args": facts}


def test_where_all_cards_may_be_chosen_there_is_no_reason() -> None:
    at = table(seat("well smithy", "chapel"), seat())
    assert why(at) == {}
    at.roles("prospector", "councillor", "producer").until("chapel")
    assert why(at) == {}


def test_after_the_end_nothing_is_barred() -> None:
    city = "well smithy quarry crane chapel tower aqueduct carpenter hero statue"
    at = table(seat("archive", f"{city} indigo_plant"))
    at.role("builder").build("archive").rest()
    assert (at.asked, why(at)) == ("over", {})
