"""A value of a wrong type is refused by every public function, which names the type."""

import re
from collections.abc import Callable
from typing import Any, Final

import numpy
import pytest
from every_game import KINDS

from tabletop.base.errors import TabletopError
from tabletop.base.validation import whole
from tabletop.record.game import Game
from tabletop.record.history import History
from tabletop.table.registry import GameType


class Truth:
    """A truth value of a library whose truth values pass as numbers."""

    dtype = "torch.bool"

    def __index__(self) -> int:
        return 1


NO_NUMBERS: Final = {
    "str": "1",
    "float": 1.0,
    "bool": True,
    "numpy.bool": numpy.bool_(True),
    "Truth": Truth(),
    "list": [1],
}
"""By type: a value that is no whole number, though it may look like one."""

Call = Callable[[GameType[Any, Any], Game[Any], Any], object]

CALLS: Final[dict[str, Call]] = {
    "a seed": lambda kind, game, given: kind.new({"seed": given}),
    "seats": lambda kind, game, given: kind.new({"seats": given}),
    "a view": lambda kind, game, given: game.view(given),
    "events of a seat": lambda kind, game, given: game.events(given),
    "events since": lambda kind, game, given: game.events(0, given),
    "a seat that answers": lambda kind, game, given: game.answer([0], seat=given),
    "a question": lambda kind, game, given: game.answer([0], ply=given),
    "a standing": lambda kind, game, given: game.standing(given),
    "an undo": lambda kind, game, given: game.undo(given),
    "a moment": lambda kind, game, given: History(game).at(given),
    "a new deal": lambda kind, game, given: game.dealt_anew(given),
}

OWN: Final[dict[str, Call]] = {
    "forecast": lambda kind, game, given: game.forecast(given),  # type: ignore[attr-defined]
    "explain": lambda kind, game, given: game.explain(given, 0),  # type: ignore[attr-defined]
}
"""By name: a method that some games have."""


@pytest.mark.parametrize("type", NO_NUMBERS)
@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_number_of_a_wrong_type_is_refused_by_its_type(
    kind: GameType[Any, Any], call: str, type: str
) -> None:
    game = kind.new({"seed": 7})
    with pytest.raises(TabletopError, match=re.escape(f"{type})")):
        CALLS[call](kind, game, NO_NUMBERS[type])
    assert game.ply == 0


@pytest.mark.parametrize("given", NO_NUMBERS.values(), ids=NO_NUMBERS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_an_answer_holds_whole_numbers(kind: GameType[Any, Any], given: object) -> None:
    game = kind.new({"seed": 7})
    with pytest.raises(TabletopError):
        game.answer([given])
    assert game.ply == 0


@pytest.mark.parametrize("type", NO_NUMBERS)
@pytest.mark.parametrize("method", OWN)
def test_so_it_is_by_the_methods_of_some_games(method: str, type: str) -> None:
    found = [kind for kind in KINDS if hasattr(kind.game, method)]
    assert found
    for kind in found:
        with pytest.raises(TabletopError, match=re.escape(f"{type})")):
            OWN[method](kind, kind.new({"seed": 7}), NO_NUMBERS[type])


NO_CHOICES: Final = {"dict": {}, "bytes": b"x", "Truth": Truth(), "float": 0.5}


@pytest.mark.parametrize("type", NO_CHOICES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_an_option_of_a_wrong_type_is_refused_by_its_type(
    kind: GameType[Any, Any], type: str
) -> None:
    for option in kind.game.rules.options:
        with pytest.raises(TabletopError, match=re.escape(f"{type})")):
            kind.new({option.name: NO_CHOICES[type]})


@pytest.mark.parametrize("type", NO_NUMBERS)
def test_a_level_has_a_whole_number_of_iterations(type: str) -> None:
    for kind in KINDS:
        level = next(reversed([*kind.levels]))
        made: Any = kind.levels[level]
        if made.func.__name__ == "player":
            with pytest.raises(TabletopError, match=re.escape(f"{type})")):
                made(NO_NUMBERS[type])


def test_whole_numbers_of_libraries_are_taken() -> None:
    assert whole(numpy.int64(3)) == whole(numpy.uint8(3)) == 3
    for kind in KINDS:
        game = kind.new({"seed": numpy.int64(7)})
        assert game.view(numpy.int8(0)) == game.view(0)
        assert game.save() == kind.new({"seed": 7}).save()
