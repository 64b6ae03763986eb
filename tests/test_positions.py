"""Positions: what they say, their defaults, and what cannot stand on a table."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_play import play, played, until
from sanjuan import Game, PositionError
from sanjuan.positions import Position
from strategies import json_values, spoilt

BARE: Position = {"seats": [{}, {}]}


def load(*seats: dict[str, Any], **more: Any) -> Game:
    """A game at these seats, or at two, the others empty."""
    around = [*seats, {}, {}][: max(2, len(seats))]
    return Game.from_position({"seats": around, **more})


def refused(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Why a position is refused."""
    with pytest.raises(PositionError) as error:
        load(*seats, **more)
    return error.value.as_json()


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


# ---------------------------------------------------------------- what is said


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


def _city(game: Game) -> list[dict[str, Any]]:
    return list(game.position()["seats"][0]["buildings"])


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


# ---------------------------------------------------------------- and back


def test_a_position_is_what_it_was_read_from() -> None:
    told = played(120, seats=3, edition="second", expansion=True).position()
    while told["question"]["name"] != "role":
        game = play(Game.from_position(BARE), 1)
        told = game.position()
    assert Game.from_position(told).position() == told


@pytest.mark.parametrize("stage", ["pay", "sell", "keep", "mine", "chapel"])
def test_a_position_in_the_middle_of_a_phase_is_told_but_not_read(stage: str) -> None:
    told = until(stage).position()
    assert told["question"]["name"] == stage
    with pytest.raises(PositionError, match=f"at {stage}"):
        Game.from_position(told)


def test_a_position_after_the_end_is_told_but_not_read() -> None:
    told = play(Game(seed=1)).position()
    assert told["question"] is None
    with pytest.raises(PositionError, match="over"):
        Game.from_position(told)


def test_a_game_keeps_its_position_whatever_becomes_of_what_it_was_given() -> None:
    position: Position = {"seats": [{"hand": ["well"]}, {}]}
    game = Game.from_position(position)
    position["seats"][0]["hand"].append("tower")
    game.save()["position"]["seats"].clear()
    assert Game.load(game.save()).position() == game.position()


# ---------------------------------------------------------------- refused


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_seats_stand_round_a_table(seats: int) -> None:
    with pytest.raises(PositionError) as error:
        Game.from_position({"seats": [{}] * seats})
    assert error.value.as_json() == {"id": "bad_seats", "args": {"seats": seats}}


@pytest.mark.parametrize("position", [None, [], "first", 7, True])
def test_a_position_is_a_mapping(position: object) -> None:
    with pytest.raises(PositionError, match="not a position"):
        Game.from_position(position)


def test_a_key_nobody_reads_is_refused() -> None:
    assert refused(pil=[]) == {"id": "unknown_key", "args": {"key": "pil"}}
    assert refused({"hnad": []})["args"] == {"key": "hnad"}
    assert refused({"buildings": [{"id": "well", "gold": 1}]})["args"]["key"] == "gold"


@pytest.mark.parametrize("where", ["hand", "buildings", "tucked", "covered"])
def test_a_building_there_is_not_is_refused(where: str) -> None:
    assert refused({where: ["wel"]}) == {
        "id": "no_such_building",
        "args": {"name": "wel"},
    }


@pytest.mark.parametrize("name", [None, 3, ["well"], {"id": "well"}])
def test_a_card_is_given_by_name(name: object) -> None:
    assert refused(pile=[name]) == {"id": "no_such_building", "args": {"name": name}}


def test_more_copies_than_the_edition_has_are_refused() -> None:
    assert refused(pile=["statue"] * 4) == {
        "id": "too_many_copies",
        "args": {"card": "statue"},
    }
    assert refused(pile=["tobacco_storage"] * 9)["id"] == "too_many_copies"
    assert load(edition="second", pile=["tobacco_storage"] * 9)
    assert refused(pile=["park"])["id"] == "too_many_copies"


def test_one_uncovered_copy_of_a_violet_building_stands_in_a_city() -> None:
    assert refused({"buildings": ["well", "tower", "well"]}) == {
        "id": "built_twice",
        "args": {"card": "well"},
    }
    assert load({"buildings": ["well", "indigo_plant", "indigo_plant"]})
    assert load({"buildings": ["well"], "covered": ["well"]})


def test_a_good_lies_only_where_goods_are_made_or_sold_from() -> None:
    assert refused({"buildings": [{"id": "well", "good": True}]}) == {
        "id": "no_place_for_good",
        "args": {"card": "well"},
    }
    assert load({"buildings": [{"id": "customs_office", "good": True}]}, expansion=True)


@pytest.mark.parametrize("good", [None, 0, 1, "", [], "gold"])
def test_a_good_is_true_false_or_a_building(good: object) -> None:
    place = {"id": "indigo_plant", "good": good}
    assert refused({"buildings": [place]})["id"] == "no_such_building"


@pytest.mark.parametrize("where", ["hand", "tucked", "stowed"])
def test_the_cathedral_is_never_drawn(where: str) -> None:
    why = refused({where: ["cathedral"]}, expansion=True)
    assert why == {"id": "never_drawn", "args": {"card": "cathedral"}}
    assert refused(pile=["cathedral"], expansion=True) == why


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    assert load({"tucked": 110})
    assert refused({"tucked": 111}) == {"id": "too_few_cards", "args": {}}
    laden = [{"id": "indigo_plant", "good": True}]
    assert refused({"tucked": 109, "buildings": laden})["id"] == "too_few_cards"


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("round", [0, 101, 1.0, "1", None, True]),
        ("governor", [-1, 2, None]),
        ("tiles_seen", [-1, 6]),
        ("reshuffles", [-1, 10_001]),
        ("pile", [3, None, "well", {}]),
        ("discard", [3]),
        ("roles_taken", ["builder"]),
        ("tiles", ["ABCDE"]),
    ],
)
def test_a_value_out_of_range_is_refused(key: str, values: list[Any]) -> None:
    for value in values:
        why = refused(**{key: value})
        assert why == {"id": "bad_value", "args": {"key": key, "value": value}}


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("hand", [3, None, "well"]),
        ("buildings", ["well", {}]),
        ("tucked", [-1, 1.0, None, "well", True, 200]),
        ("covered", [-1, {}]),
        ("bank_used", [0, None]),
        ("library_used", [1, "no"]),
    ],
)
def test_a_seats_value_out_of_range_is_refused(key: str, values: list[Any]) -> None:
    for value in values:
        why = refused({key: value})
        assert why == {"id": "bad_value", "args": {"key": key, "value": value}}


def test_the_tiles_are_five_each_once() -> None:
    assert refused(tiles=["A", "A", "B", "C", "D"]) == {
        "id": "bad_tiles",
        "args": {"tiles": "A A B C D"},
    }
    assert refused(tiles=["A"])["id"] == "bad_tiles"


@pytest.mark.parametrize(
    "taken", [["mayor"], ["builder"] * 2, ["builder", "trader", "producer"], [3], [[]]]
)
def test_roles_taken_are_distinct_and_leave_one_to_choose(taken: list[Any]) -> None:
    assert refused(roles_taken=taken)["id"] == "bad_roles"


def test_four_seats_take_four_roles() -> None:
    taken = ["builder", "trader", "producer"]
    assert load({}, {}, {}, {}, roles_taken=taken).view(None)["chooser"] == 3


@pytest.mark.parametrize("edition", ["third", None, ["first"]])
def test_a_position_is_of_an_edition_there_is(edition: Any) -> None:
    assert refused(edition=edition)["id"] == "bad_edition"


@pytest.mark.parametrize("seed", [-1, None, 2**53, "1"])
def test_a_position_has_a_seed_there_can_be(seed: Any) -> None:
    assert refused(seed=seed)["id"] == "bad_seed"


@pytest.mark.parametrize(
    "question", [[], "role", {"name": "role", "seat": 1}, {"x": 1}, {"name": "pay"}]
)
def test_the_question_is_the_choosers_choice_of_a_role(question: Any) -> None:
    assert refused(question=question)["id"] in (
        "bad_value",
        "not_a_position",
        "unknown_key",
        "position_not_at_role",
    )


@given(json_values)
def test_no_json_value_breaks_the_reading_of_positions(value: Any) -> None:
    with pytest.raises(PositionError):
        Game.from_position(value)


@given(spoilt(played(60, seats=3, expansion=True).position()), st.booleans())
def test_a_spoilt_position_is_read_or_refused(position: Any, full: bool) -> None:
    if not full and isinstance(position, dict):
        position.pop("question", None)
    try:
        game = Game.from_position(position)
    except PositionError as error:
        assert not str(error).startswith("error-")
    else:
        assert play(game, 30).position()
