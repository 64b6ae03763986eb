"""Positions: their facts, their defaults, and that a round trip changes nothing."""

from typing import Any, cast

import pytest

from position_setup import load
from random_play import play, played, until
from sanjuan import Game, PositionError
from sanjuan.records.facts import PlacePosition, Position

BARE: dict[str, Any] = {"seats": [{}, {}]}


# ---------------------------------------------------------------- defaults


def test_what_a_position_leaves_out_has_its_default() -> None:
    told = load().position()
    kept = {key: told[key] for key in ("edition", "expansion", "seed", "round")}
    assert kept == {"edition": "first", "expansion": False, "seed": 1, "round": 1}
    assert (told["governor"], told["roles_taken"], told["discard"]) == (0, [], [])
    assert (told["tiles_seen"], told["reshuffles"]) == (0, 0)


def test_a_seat_left_empty_has_nothing_not_even_an_indigo_plant() -> None:
    seats = load().position()["seats"]
    assert [any(seat.values()) for seat in seats] == [False, False]


def test_all_cards_not_named_lie_in_the_pile() -> None:
    assert len(load().position()["pile"]) == 110
    assert len(load(edition="second").position()["pile"]) == 112
    assert len(load(expansion=True).position()["pile"]) == 110 + 29


def test_a_building_may_be_given_by_its_id_alone() -> None:
    short = load({"buildings": ["well"]}).position()
    assert short == load({"buildings": [{"id": "well"}]}).position()


# ---------------------------------------------------------------- facts


def test_the_first_of_the_pile_is_the_next_drawn() -> None:
    game = load(pile=["library", "well"])
    assert game.position()["pile"][:2] == ["library", "well"]
    game.answer([4])
    assert game.position()["seats"][0]["hand"] == ["library"]


def test_the_first_of_the_tiles_is_the_next_turned_up() -> None:
    game = load(tiles=["C", "A", "B", "E", "D"])
    game.answer([2])
    assert game.view(None)["tiles_known"] == [None, None, None, None, "C"]


def test_tiles_seen_are_the_last_ones() -> None:
    game = load(tiles=["C", "A", "B", "E", "D"], tiles_seen=2)
    assert game.view(None)["tiles_known"] == [None, None, None, "E", "D"]


def test_the_chooser_follows_from_governor_and_roles_taken() -> None:
    game = load({}, {}, {}, governor=1, roles_taken=["trader"])
    assert game.view(None)["chooser"] == 2
    assert game.question is not None
    assert game.question.seat == 2
    assert "trader" not in game.question.kinds()


def test_a_good_is_any_card_or_a_named_one() -> None:
    places = [{"id": "indigo_plant", "good": True}]
    places += [{"id": "sugar_mill", "good": "library"}]
    goods = [place["good"] for place in _city(load({"buildings": places}))]
    assert goods[0] in load().position()["pile"]
    assert goods[1] == "library"


def _city(game: Game) -> list[PlacePosition]:
    return game.position()["seats"][0]["buildings"]


def test_tucked_and_covered_are_numbers_or_names() -> None:
    seat = load({"tucked": 3, "covered": ["well"]}).position()["seats"][0]
    assert (len(seat["tucked"]), seat["covered"]) == (3, ["well"])
    seat = load({"tucked": ["well"], "covered": 2}).position()["seats"][0]
    assert (seat["tucked"], len(seat["covered"])) == (["well"], 2)


def test_what_is_only_counted_is_dealt_the_same_for_the_same_seed() -> None:
    assert load({"tucked": 9}).position() == load({"tucked": 9}).position()
    assert load({"tucked": 9}).position() != load({"tucked": 9}, seed=2).position()


def test_tucked_cards_score_whatever_stands_in_the_city() -> None:
    score = load({"tucked": 3, "covered": ["well"]}).scores()[0]
    assert (score.total, score.parts["tucked"]) == (3, 3)


def test_the_cathedral_is_on_offer_unless_some_seat_has_it() -> None:
    def offered(*seats: dict[str, Any]) -> bool:
        return bool(load(*seats, expansion=True).view(None)["known"]["on_offer"])

    assert offered()
    assert not offered({"buildings": ["cathedral"]})
    assert not offered({"covered": ["cathedral"]})


# ---------------------------------------------------------------- round trips


def _asked(told: Position) -> str | None:
    return told["question"] and told["question"]["name"]


def test_a_position_is_what_it_was_read_from() -> None:
    told = played(120, seats=3, edition="second", expansion=True).position()
    while _asked(told) != "role":
        game = play(Game.from_position(BARE), 1)
        told = game.position()
    assert Game.from_position(told).position() == told


@pytest.mark.parametrize("stage", ["pay", "sell", "keep", "mine", "chapel"])
def test_a_position_in_the_middle_of_a_phase_is_told_but_not_read(stage: str) -> None:
    told = until(stage).position()
    assert _asked(told) == stage
    with pytest.raises(PositionError, match=f"at {stage}"):
        Game.from_position(told)


def test_a_position_after_the_end_is_told_but_not_read() -> None:
    told = play(Game(seed=1)).position()
    assert told["question"] is None
    with pytest.raises(PositionError, match="over"):
        Game.from_position(told)


def test_a_game_keeps_its_position_whatever_becomes_of_what_it_was_given() -> None:
    position: dict[str, Any] = {"seats": [{"hand": ["well"]}, {}]}
    game = Game.from_position(position)
    position["seats"][0]["hand"].append("tower")
    cast(dict[str, Any], game.save()["position"])["seats"].clear()
    assert Game.load(game.save()).position() == game.position()
