"""Positions that cannot stand on a table: each is refused for its own reason."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from position_setup import load, refused
from random_play import play, played
from sanjuan import Game, PositionError
from strategies import json_values, spoilt


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


def test_a_city_that_would_have_ended_the_game_is_refused() -> None:
    city = ["indigo_plant"] * 6 + ["sugar_mill"] * 5
    assert load({"buildings": city})
    assert refused({"buildings": [*city, "well"]}) == {
        "id": "full_city",
        "args": {"most": 11},
    }


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


@pytest.mark.slow
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
