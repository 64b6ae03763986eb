"""The house checks the options of a game against the choices that it declares."""

from typing import Any

import pytest
from duel import DUEL
from lucky_market import LUCKY_MARKET

from tabletop.base.errors import OptionError
from tabletop.rules.options import Option

SEATS = Option("seats", (2, 3), 2)
SWITCH = Option("open", (False, True), False)
SETS = Option("sets", ("nobles", "islands"), ())
LEVEL = Option("level", ("low", 2), "low")


class Whole:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 3


@pytest.mark.parametrize(
    ("option", "given", "chosen"),
    [
        (SEATS, 3, 3),
        (SEATS, Whole(), 3),
        (SWITCH, True, True),
        (LEVEL, 2, 2),
        (SETS, [], []),
        (SETS, ("islands", "nobles"), ["islands", "nobles"]),
    ],
)
def test_a_declared_choice_is_taken(option: Option, given: Any, chosen: Any) -> None:
    assert option.check(given) == chosen


@pytest.mark.parametrize(
    ("option", "given", "id"),
    [
        (SEATS, 4, "bad_option"),
        (SEATS, True, "bad_option"),
        (SEATS, 3.0, "bad_option"),
        (SEATS, [3], "bad_option"),
        (SWITCH, 1, "bad_switch"),
        (SETS, "nobles", "bad_option"),
        (SETS, ["nobles", "nobles"], "bad_option"),
        (SETS, [["nobles"]], "bad_option"),
    ],
)
def test_any_other_value_is_refused(option: Option, given: Any, id: str) -> None:
    with pytest.raises(OptionError) as error:
        option.check(given)
    assert error.value.id == id
    assert error.value.facts["name"] == option.name


def test_a_game_has_the_defaults_of_the_options_that_are_left_out() -> None:
    game = LUCKY_MARKET.new({"seats": 4, "seed": 7})
    assert game.origin == {"options": {"seats": 4, "extras": []}, "seed": 7}
    assert LUCKY_MARKET.game().seed != LUCKY_MARKET.game().seed


def test_an_option_there_is_not_is_refused() -> None:
    for make in (DUEL.new, DUEL.game.rules.check):
        with pytest.raises(OptionError, match="colour"):
            make({"seats": 2, "colour": "red"})
