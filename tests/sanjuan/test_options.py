"""The options of a new game: the valid ones, and the refusals."""

from typing import Any

import pytest

import sanjuan
from sanjuan import Game, OptionError
from tabletop.rules.options import Option


def test_a_game_is_of_two_seats_and_the_first_edition_unless_said_otherwise() -> None:
    assert Game(seed=1).options == sanjuan.Options(2, "first", False, False)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "2", 2.0, None, True])
def test_two_to_four_can_play(seats: Any) -> None:
    with pytest.raises(OptionError) as error:
        Game(seats=seats)
    assert error.value.as_json() == {"id": "bad_seats", "args": {"seats": seats}}


@pytest.mark.parametrize("edition", ["third", "First", "", None, 1, ["first"]])
def test_there_are_two_editions(edition: Any) -> None:
    with pytest.raises(OptionError, match="edition"):
        Game(edition=edition)


@pytest.mark.parametrize("name", ["expansion", "choose_four"])
@pytest.mark.parametrize("value", [0, 1, None, "yes"])
def test_a_switch_is_true_or_false(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=name):
        Game(**{name: value})


@pytest.mark.parametrize("seed", [-1, 2**53, "7", 1.5, True])
def test_a_seed_is_a_whole_number_any_json_reader_keeps(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        Game(seed=seed)


def test_the_declared_options_are_those_of_a_game() -> None:
    declared = {option.name: option.default for option in Game.rules.options}
    assert declared == sanjuan.Options._field_defaults


@pytest.mark.parametrize("option", Game.rules.options, ids=lambda option: option.name)
def test_every_declared_choice_makes_a_game(option: Option) -> None:
    for choice in option.choices:
        game = Game(seed=1, **{option.name: choice})  # type: ignore[arg-type]
        assert getattr(game.options, option.name) == choice
