"""The forecast of a role: its gains with and without the privilege, its buildings."""

from typing import Any

import pytest

from sanjuan import OptionError
from sanjuan.rules.cards import name_of
from table_setup import extended, seat, table


def given(role: str, first: dict[str, Any], **more: Any) -> tuple[Any, Any]:
    """The role's gains for the first seat: if it takes the role, if another does."""
    told = extended(first, **more).game.forecast(0)[role]
    return told["own"], told["other"]


def works(role: str, city: str) -> list[str]:
    """The buildings of such a city that count in the phase of that role."""
    told = extended(seat("", city)).game.forecast(0)[role]
    return [name_of(card) for card in told["works"]]


# ---------------------------------------------------------------- builder


def test_the_builder_promises_what_the_hand_can_pay() -> None:
    own, other = given("builder", seat("smithy quarry library hero"))
    assert own == {"count": 2, "low": 0, "high": 3}
    assert other == {"count": 1, "low": 1, "high": 1}


def test_the_builder_promises_nothing_that_stands_already() -> None:
    own, _ = given("builder", seat("smithy chapel", "smithy"))
    assert own == {"count": 0, "low": 0, "high": 0}


def test_the_builder_promises_the_price_over_another_building() -> None:
    first = seat("library well", "crane silver_smelter hero")
    told = table(first).game.forecast(0)["builder"]
    assert told["own"] == {"count": 2, "low": 0, "high": 1}
    assert told["other"] == {"count": 2, "low": 0, "high": 0}


def test_the_builder_promises_the_price_on_a_free_place_where_it_can_be_paid() -> None:
    first = seat("library well smithy hero statue hero", "crane silver_smelter")
    told = table(first).game.forecast(0)["builder"]
    assert told["own"] == {"count": 6, "low": 0, "high": 4}


def test_the_builder_promises_the_cathedral_where_it_can_be_paid() -> None:
    own, other = given("builder", seat("hero hero hero statue statue statue"))
    assert (own["count"], own["high"]) == (7, 6)
    assert (other["count"], other["high"]) == (6, 5)


# --------------------------------------------------------------- producer


def test_the_producer_fills_no_more_than_is_empty() -> None:
    city = "indigo_plant sugar_mill+ aqueduct"
    assert given("producer", seat("", city)) == (
        {"goods": 1, "cards": 0},
        {"goods": 1, "cards": 0},
    )


def test_the_producer_gives_more_by_privilege_library_and_aqueduct() -> None:
    city = "indigo_plant indigo_plant sugar_mill sugar_mill coffee_roaster"
    for more, own, other in (("", 2, 1), (" library", 3, 1), (" aqueduct", 3, 2)):
        told = given("producer", seat("", city + more))
        assert [one["goods"] for one in told] == [own, other]


def test_the_well_draws_for_two_goods() -> None:
    city = "indigo_plant sugar_mill well"
    assert given("producer", seat("", city)) == (
        {"goods": 2, "cards": 1},
        {"goods": 1, "cards": 0},
    )


# ----------------------------------------------------------------- trader


def test_the_trader_brings_what_the_known_tile_pays_for_the_dearest_goods() -> None:
    first = seat("", "indigo_plant+ silver_smelter+ coffee_roaster+")
    game = table(first, tiles=list("CABDE"), roles_taken="").game
    told = game.forecast(0)["trader"]
    assert told["own"] == {"goods": 2, "low": 4, "high": 6}
    assert told["other"] == {"goods": 1, "low": 2, "high": 3}


def test_a_tile_that_has_come_round_leaves_no_doubt() -> None:
    at = table(seat("", "silver_smelter+"), seat(), tiles=list("CABDE"))
    for _ in range(5):
        at.roles("trader", "prospector", "councillor")
    told = at.game.forecast(0)["trader"]
    assert told["own"] == {"goods": 1, "low": 3, "high": 3}


def test_what_is_drawn_for_selling_counts() -> None:
    first = seat("", "indigo_plant+ indigo_plant+ market_hall market_stand")
    assert given("trader", first) == (
        {"goods": 2, "low": 4, "high": 4},
        {"goods": 1, "low": 2, "high": 2},
    )


def test_the_trader_brings_nothing_to_who_has_no_goods() -> None:
    own, other = given("trader", seat("", "indigo_plant market_hall"))
    assert own == other == {"goods": 0, "low": 0, "high": 0}


# ---------------------------------------------- councillor and prospector


def test_the_councillor_shows_more_by_privilege_and_keeps_more_by_prefecture() -> None:
    assert given("councillor", seat()) == (
        {"look": 5, "keep": 1},
        {"look": 2, "keep": 1},
    )
    own, _ = given("councillor", seat("", "library prefecture"))
    assert own == {"look": 8, "keep": 2}


def test_the_prospector_gives_only_its_taker() -> None:
    assert given("prospector", seat()) == ({"cards": 1}, {"cards": 0})
    own, _ = given("prospector", seat("", "library"))
    assert own == {"cards": 2}


def test_where_no_card_is_left_no_role_gives_one() -> None:
    first = seat("", "indigo_plant sugar_mill aqueduct well")
    told = table(first, seat(), only=True, pile="well").game.forecast(0)
    assert told["producer"]["own"] == {"goods": 1, "cards": 0}
    assert told["councillor"]["own"] == {"look": 1, "keep": 1}
    told = table(first, seat(), only=True).game.forecast(0)
    assert told["councillor"]["own"] == {"look": 0, "keep": 0}
    assert told["prospector"]["own"] == {"cards": 0}


def test_a_library_used_in_this_round_doubles_nothing_more() -> None:
    at = table(seat("", "library"), seat())
    at.role("prospector").library().role("producer")
    told = at.rest().game.forecast(0)
    assert told["councillor"]["own"]["look"] == 5


@pytest.mark.rule("R59")
def test_the_privilege_without_a_library_is_told_beside_it() -> None:
    told = table(seat("", "library")).game.forecast(0)["councillor"]
    assert [told[key]["look"] for key in ("own", "once", "other")] == [8, 5, 2]


# ------------------------------------------------------------------ works


@pytest.mark.parametrize(
    ("role", "city"),
    [
        ("builder", "smithy poor_house black_market crane carpenter quarry tavern"),
        ("producer", "well aqueduct"),
        ("trader", "trading_post market_stand market_hall hut harbor"),
        ("councillor", "archive prefecture customs_office"),
        ("prospector", "gold_mine goldsmith"),
    ],
)
def test_a_building_counts_in_the_phase_it_is_for(role: str, city: str) -> None:
    everything = (
        "indigo_plant smithy gold_mine archive poor_house black_market trading_post "
        "well market_stand crane chapel tower aqueduct carpenter prefecture "
        "market_hall quarry library hut tavern customs_office harbor goldsmith hero"
    )
    names = everything.split()
    cities = [" ".join(names[at : at + 8]) for at in range(0, len(names), 8)]
    found = [name for each in cities for name in works(role, each)]
    assert sorted(found) == sorted(city.split())


def test_a_building_put_up_in_this_phase_does_not_work_yet() -> None:
    at = table(seat("smithy well"), seat("smithy well"))
    at.role("builder").build("smithy")
    assert at.city() == ["smithy"]
    told = at.game.forecast(0)
    assert told["builder"]["works"] == []


def test_looking_ahead_changes_nothing() -> None:
    game = table(seat("smithy", "indigo_plant+ well market_hall")).game
    before = game.digest()
    game.forecast(0)
    assert game.digest() == before


def test_there_is_no_forecast_for_a_seat_there_is_not() -> None:
    with pytest.raises(OptionError):
        table(seat()).game.forecast(2)
