"""Saves: their contents; cut, altered, newer and foreign saves."""

import json
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_play import play, played
from sanjuan import Game, SaveError
from sanjuan.records import digest
from sanjuan.rules import stages
from strategies import json_values, paths, spoilt

SAVE = played(60, seats=3, seed=5).save()
SHORT = played(4, seed=5).save()


def why(save: object) -> str:
    """The id of the error that a save is refused with."""
    with pytest.raises(SaveError) as error:
        Game.load(save)
    assert not str(error.value).startswith("error-")
    return error.value.id


def wrong_key(save: object) -> object:
    """The key that the refusal of a damaged save names."""
    with pytest.raises(SaveError, match="This save is damaged") as error:
        Game.load(save)
    assert f"“{error.value.facts['key']}”" in str(error.value)
    return error.value.facts["key"]


def test_a_save_is_options_seed_answers_and_a_digest() -> None:
    assert list(SAVE) == ["format", "version", "options", "seed", "answers", "digest"]
    assert (SAVE["format"], SAVE["version"]) == ("sanjuan-game", 1)
    assert SAVE["options"]["seats"] == 3
    assert len(SAVE["answers"]) == 60


def test_a_save_from_a_position_has_the_position_instead_of_a_seed() -> None:
    save = Game.from_position({"seats": [{}, {}]}).save()
    assert list(save) == ["format", "version", "position", "answers", "digest"]


def test_the_digest_names_its_hash_function() -> None:
    name, value = SAVE["digest"].split(":")
    assert name == "sha256"
    assert len(value) == 64
    assert Game.load(SAVE).digest() == SAVE["digest"]


def test_a_digest_numbers_the_stages_of_0_1_0_and_names_later_ones() -> None:
    first, silent = stages.NAMES[:15], stages.SILENT[:5]
    assert [digest.step(name) for name in (*first, *silent)] == list(range(20))
    assert digest.step("granary") == "granary"


def test_a_digest_names_a_later_building_only_where_it_is_used_up() -> None:
    known = {"library": 1, "bank": 2, "granary": 4}
    assert digest.used_up(1, known) == [False, True]
    assert digest.used_up(6, known) == [True, False, "granary"]


def test_forced_answers_are_not_in_the_record() -> None:
    """A prospector draws; no question comes before the next role (R20)."""
    game = Game(seed=1)
    game.answer([4])
    assert game.save()["answers"] == [[4]]
    assert game.question is not None
    assert game.question.name == "role"


def test_a_loaded_game_goes_on_where_it_was() -> None:
    game = Game.load(SAVE)
    assert game.ply == 60
    assert play(game.copy()).save() == play(played(60, seats=3, seed=5)).save()
    game.undo(0)
    assert game.ply < 60


def test_a_finished_game_can_be_loaded() -> None:
    game = play(Game(seed=3))
    assert Game.load(game.save()).winners() == game.winners()


def test_a_save_is_the_readers_to_keep() -> None:
    game = played(4)
    game.save()["options"]["seats"] = 4
    game.save()["answers"].clear()
    assert Game.load(game.save()).save() == game.save()


# ---------------------------------------------------------------- refused


@pytest.mark.parametrize("save", [None, [], "save", 7, {}, {"format": "catan"}])
def test_a_save_of_another_game_is_no_save(save: object) -> None:
    assert why(save) == "not_a_save"


@pytest.mark.parametrize("version", [2, 99])
def test_a_save_of_a_newer_format_says_so(version: int) -> None:
    with pytest.raises(SaveError) as error:
        Game.load({**SAVE, "version": version})
    assert error.value.as_json()["id"] == "newer_save"
    assert error.value.facts == {"version": version, "known": 1}


@pytest.mark.parametrize("version", [0, -1, None, "1", 1.0, True])
def test_a_version_is_a_whole_number(version: Any) -> None:
    assert why({**SAVE, "version": version}) == "damaged_save"


@pytest.mark.parametrize("key", ["version", "options", "seed", "answers"])
def test_a_save_that_lacks_a_part_is_damaged(key: str) -> None:
    assert wrong_key({k: v for k, v in SAVE.items() if k != key}) == key


def test_a_save_without_its_digest_counts_as_altered() -> None:
    assert why({k: v for k, v in SAVE.items() if k != "digest"}) == "altered_save"


@pytest.mark.parametrize(
    "change",
    [
        {"options": None},
        {"options": {"seats": 7}},
        {"options": {**SAVE["options"], "seed": 3}},
        {"options": {**SAVE["options"], "colour": "red"}},
        {"seed": "x"},
        {"answers": None},
        {"answers": {}},
        {"answers": [None]},
        {"position": {"seats": []}},
    ],
)
def test_a_part_that_cannot_be_read_is_damage(change: dict[str, Any]) -> None:
    assert wrong_key({**SAVE, **change}) in change


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 6},
        {"options": {**SAVE["options"], "edition": "second"}},
        {"options": {**SAVE["options"], "seats": 4}},
        {"answers": SAVE["answers"][:-1]},
        {"answers": SAVE["answers"][1:]},
        {"answers": [[99]]},
        {"answers": [["0"]]},
        {"answers": [[[]]]},
        {"digest": "sha256:" + "0" * 64},
        {"digest": None},
    ],
)
def test_what_cannot_have_been_played_is_altered(change: dict[str, Any]) -> None:
    assert why({**SAVE, **change}) == "altered_save"


def test_answers_after_the_end_are_altered() -> None:
    save = play(Game(seed=3)).save()
    assert why({**save, "answers": [*save["answers"], []]}) == "altered_save"


def test_a_save_that_is_cut_is_refused_wherever_it_is_cut() -> None:
    for end in range(1, len(SAVE["answers"]), 7):
        assert why({**SAVE, "answers": SAVE["answers"][:end]}) == "altered_save"


@pytest.mark.parametrize("key", ["tiles_seen", "round", "reshuffles", "seed"])
def test_an_altered_position_is_noticed(key: str) -> None:
    save = Game.from_position(Game(seed=3).position()).save()
    cast(dict[str, Any], save["position"])[key] += 1
    assert why(save) == "altered_save"


# ---------------------------------------------------------------- anything at all


@given(json_values)
def test_no_json_value_breaks_the_loading(value: Any) -> None:
    assert why(value) in ("not_a_save", "bad_number")


@given(json_values, st.sampled_from(sorted(SHORT)))
def test_no_value_in_a_saves_place_breaks_the_loading(value: Any, key: str) -> None:
    _load_or_refuse({**SHORT, key: value})


@given(spoilt(SHORT))
def test_no_spoilt_save_breaks_the_loading(save: Any) -> None:
    _load_or_refuse(save)


@given(spoilt(Game.from_position(Game(seed=3).position()).save()))
def test_no_spoilt_save_from_a_position_breaks_the_loading(save: Any) -> None:
    _load_or_refuse(save)


def _load_or_refuse(save: Any) -> None:
    """Check that a save is refused, or loads with the digest it names."""
    try:
        game = Game.load(save)
    except SaveError as error:
        assert not str(error).startswith("error-")
    else:
        assert game.digest() == save["digest"]


@given(st.data())
def test_a_changed_number_is_always_noticed(data: st.DataObject) -> None:
    """Bit rot in options, seed or answers cannot pass for another game."""
    spots = [path for path in paths(SHORT) if path and path[0] in ("seed", "answers")]
    path = data.draw(st.sampled_from(spots))
    save = json.loads(json.dumps(SHORT))
    part: Any = save
    for step in path[:-1]:
        part = part[step]
    if type(part[path[-1]]) is int:
        part[path[-1]] += data.draw(st.integers(1, 200))
        assert why(save) in ("altered_save", "damaged_save")
