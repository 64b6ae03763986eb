"""Each list of a position holds no more than the box does, in every game with them."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from every_game import KINDS

from strategies import paths, replaced
from tabletop.base.errors import PositionError
from tabletop.base.rng import GUESTS, stream
from tabletop.table.registry import GameType

KNOWING: Final = [kind for kind in KINDS if hasattr(kind.game, "from_position")]
MANY: Final = 19_000
WORDS: Final = ("library", "tower", "nobles", "builder", "corn", "smithy", "A")
"""Names of things that some list may hold."""


def position(kind: GameType[Any, Any]) -> Any:
    """A position in the middle of a game of two, which has each list."""
    game, rng = kind.new({"seats": 2, "seed": 5}), stream(1, GUESTS[0])
    while game.ply < 120 or game.asked().name != "role":
        game.answer(game.asked().sample(rng))
    made: Any = game
    return made.position()


def lists(value: Any) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    """The lists in a JSON value, each with its path."""
    for path in paths(value):
        found = value
        for key in path:
            found = found[key]
        if isinstance(found, list):
            yield path, found


@pytest.mark.parametrize("kind", KNOWING, ids=lambda kind: kind.name)
def test_a_list_of_thousands_is_refused(kind: GameType[Any, Any]) -> None:
    begun: Any = kind.game
    at = position(kind)
    assert begun.from_position(at).question is not None
    found = [*lists(at)]
    assert len(found) > 6
    for path, things in found:
        for thing in (*things[:1], *WORDS):
            with pytest.raises(PositionError):
                begun.from_position(replaced(at, path, [thing] * MANY))


@pytest.mark.parametrize("kind", KNOWING, ids=lambda kind: kind.name)
def test_a_thing_of_which_there_is_one_stands_in_a_list_once(
    kind: GameType[Any, Any],
) -> None:
    begun: Any = kind.game
    for key, thing in (("roles_taken", "builder"), ("spent", "library")):
        at = position(kind)
        if key in at:
            with pytest.raises(PositionError):
                begun.from_position({**at, key: [thing] * 2})
