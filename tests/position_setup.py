"""Games from positions, with two seats unless more are given. No test is here."""

from typing import Any

import pytest

from sanjuan import Game, PositionError
from tabletop.base.english import Told


def load(*seats: dict[str, Any], **more: Any) -> Game:
    """A game with these seats, filled up to two with empty ones."""
    around = [*seats, {}, {}][: max(2, len(seats))]
    return Game.from_position({"seats": around, **more})


def refused(*seats: dict[str, Any], **more: Any) -> Told:
    """The reason why a position is refused."""
    with pytest.raises(PositionError) as error:
        load(*seats, **more)
    return error.value.as_json()
