"""Prices by their parts, and the reasons why a seat cannot build."""

from typing import Any

import pytest

from board_setup import board, in_play, seat
from puerto_rico import Game, TabletopError
from puerto_rico.rules.buildings.tables import NUMBER

SMALL = "small_market hacienda construction_hut small_warehouse hospice large_market"


def parts(quote: Any) -> dict[str, int]:
    return {one["id"]: one["args"]["amount"] for one in quote["parts"]}


def test_a_price_has_its_parts() -> None:
    island = "quarry* quarry* corn_forest corn_forest corn_forest"
    at = board(seat(island, "zoning_office*", 9), seat()).role("builder")
    quote = at.game.explain(0, "harbor")
    assert parts(quote) == {
        "cost": 8,
        "privilege": -1,
        "quarries": -2,
        "forests": -1,
        "zoning_office": -1,
    }
    assert (quote["price"], quote["reason"]) == (3, None)


def test_a_price_stays_at_nothing() -> None:
    at = board(seat("quarry* quarry*"), seat()).role("builder")
    quote = at.game.explain(0, NUMBER["small_market"])
    assert (quote["price"], parts(quote)["floor"]) == (0, 1)


@pytest.mark.parametrize(
    ("city", "building", "id"),
    [
        ("office", "office", "already_built"),
        ("", "aqueduct", "none_left"),
        ("office", "trading_post", "never_together"),
        (f"{SMALL} large_warehouse factory guild_hall city_hall", "wharf", "no_place"),
        ("", "harbor", "too_dear"),
    ],
)
def test_a_seat_learns_why_it_cannot_build(city: str, building: str, id: str) -> None:
    change = in_play("trading_post")
    at = board(seat(), seat("", city, 6), change=change).role("builder").leave()
    reason = at.game.explain(1, building)["reason"]
    assert reason is not None
    assert reason["id"] == id


def test_a_refusal_tells_the_price_and_the_funds() -> None:
    at = board(seat(), seat("", "black_market*", 5, 1)).role("builder").leave()
    assert at.game.explain(1, "harbor")["reason"] == {
        "id": "too_dear",
        "args": {"building": "harbor", "price": 8, "funds": 6},
    }


def test_a_seat_builds_only_when_it_is_asked() -> None:
    at = board(seat(doubloons=9), seat(doubloons=9))
    reason = at.game.explain(0, "harbor")["reason"]
    assert reason == {"id": "not_building", "args": {"building": "harbor"}}


@pytest.mark.parametrize("building", ["barn", 99, None, True])
def test_a_price_of_no_building_is_refused(building: Any) -> None:
    with pytest.raises(TabletopError):
        Game(seed=1).explain(0, building)


def test_a_price_for_no_seat_is_refused() -> None:
    with pytest.raises(TabletopError):
        Game(seed=1).explain(3, "harbor")
