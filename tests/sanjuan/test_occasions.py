"""The occasions of a game: each holds at its moment, and at no other."""

from typing import Any, cast

import pytest

from sanjuan import Game
from sanjuan.occasions import occasions

GOODS: dict[str, Any] = {"id": "sugar_mill", "good": True}
MANY = ["hero", "statue", "statue", "well", "tower", "crane", "crane", "chapel"]
CITY = [*["indigo_plant"] * 6, *["sugar_mill"] * 4]


def met(own: dict[str, Any], other: dict[str, Any] | None = None) -> frozenset[str]:
    """The occasions of the first seat, which chooses a role."""
    rival = {"hand": ["well", "hero"], "buildings": ["indigo_plant"], **(other or {})}
    mine = {"hand": ["statue", "hero"], "buildings": ["indigo_plant"], **own}
    position = {"edition": "first", "seed": 1, "round": 6, "seats": [mine, rival]}
    return occasions(Game.from_position(position), 0)


@pytest.mark.parametrize(
    ("name", "own", "less"),
    [
        ("goods_full", {"buildings": [GOODS] * 2}, {"buildings": [GOODS, "well"]}),
        ("hand_large", {"hand": MANY}, {}),
        ("hand_empty", {"hand": ["well"]}, {}),
        ("great_in_hand", {"hand": ["palace"]}, {}),
        ("monument_in_hand", {}, {"hand": ["well", "crane"]}),
        ("double_in_hand", {"hand": ["well"], "buildings": ["well"]}, {}),
        ("violet_built", {"buildings": ["well"]}, {}),
        ("many_built", {"buildings": CITY[:8]}, {}),
        ("ahead", {"buildings": CITY[:4]}, {"buildings": CITY[:3]}),
        ("own_near", {"buildings": CITY}, {}),
    ],
)
def test_the_own_hand_and_city_are_occasions(
    name: str, own: dict[str, Any], less: dict[str, Any]
) -> None:
    assert name in met(own)
    assert name not in met(less)


@pytest.mark.parametrize(
    ("name", "count"), [("outbuilt", 4), ("rival_near", 10), ("behind", 4)]
)
def test_a_rivals_city_is_an_occasion(name: str, count: int) -> None:
    assert name in met({}, {"buildings": CITY[:count]})
    assert name not in met({}, {"buildings": CITY[: count - 1]})


def test_the_twelfth_building_is_too_late_to_catch_up_in_buildings() -> None:
    full = {"hand": ["indigo_plant"], "buildings": [*CITY, "well"]}
    seats = [full, {"hand": MANY, "buildings": ["smithy"]}]
    game = Game.from_position({"edition": "first", "seed": 1, "seats": seats})
    assert {"outbuilt", "rival_done"} & occasions(game, 1) == {"outbuilt"}
    for choice in ("builder", "indigo_plant"):
        game.answer(game.asked().pick(choice))
    assert {"outbuilt", "rival_done"} & occasions(game, 1) == {"rival_done"}
    assert "own_done" in occasions(game, 0)


def test_a_tower_owner_may_hold_many_cards() -> None:
    assert "hand_large" not in met({"hand": MANY, "buildings": ["tower"]})


def take(game: Game, *roles: str) -> None:
    """Answer with these roles, and discard down to the limit."""
    for role in roles:
        while game.asked().name == "discard":
            assert "hand_limit" in occasions(game, 0)
            game.answer(next(iter(game.asked())))
        game.answer(game.asked().pick(role))


def test_a_seat_that_has_discarded_knows_its_hand_limit() -> None:
    seats = [{"hand": MANY, "buildings": ["well"]}, {"buildings": ["well"]}]
    game = Game.from_position({"edition": "first", "seed": 1, "seats": seats})
    take(game, "prospector", "trader")
    assert "hand_large" in occasions(game, 0)
    take(game, "producer", "trader", "prospector", "producer", "prospector", "trader")
    assert len(cast(list[int], game.view(0)["seats"][0]["hand"])) > 7
    assert "hand_large" not in occasions(game, 0)


@pytest.mark.parametrize(("tile", "name"), [("A", "low_prices"), ("E", "high_prices")])
def test_prices_are_low_or_high_for_the_best_good(tile: str, name: str) -> None:
    tiles = [tile, *(other for other in "ABCDE" if other != tile)]
    seats = [{"hand": [], "buildings": ["indigo_plant", GOODS]}] * 2
    position = {"edition": "first", "seed": 1, "tiles": tiles, "seats": seats}
    game = Game.from_position(position)
    game.answer(game.asked().pick("trader"))
    assert occasions(game, 0) & {"low_prices", "high_prices"} == {name}


def test_a_rivals_trader_finds_nothing_to_sell() -> None:
    seats = [{"hand": [], "buildings": ["indigo_plant"]}, {"buildings": [GOODS]}]
    game = Game.from_position({"edition": "first", "seed": 1, "seats": seats})
    game.answer(game.asked().pick("prospector"))
    assert "nothing_to_sell" not in occasions(game, 0)
    game.answer(game.asked().pick("trader"))
    assert "nothing_to_sell" in occasions(game, 0)
    assert "prospector_taken" not in occasions(game, 0)


def test_another_governor_is_an_occasion_as_the_round_begins() -> None:
    game = Game(seats=2, seed=5)
    rounds = []
    while game.view(None)["round"] < 4:
        if "new_governor" in occasions(game, 0):
            rounds.append(game.view(None)["round"])
        game.answer(next(iter(game.asked())))
    assert rounds == [2]
