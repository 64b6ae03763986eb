"""The deal at a table as a text, with which codes begin."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabletop.base.base64url import compress
from tabletop.record.game import Game
from tabletop.table.seating import SeatInfo

VERSION: Final = 1
"""The version of codes; codes of a higher one are refused."""
YOU: Final = "you"
"""The word for a person in a code."""


def deal_text(name: str, game: Game[Any], seating: Sequence[SeatInfo]) -> str:
    """Options, players and seed as a text, such as `toy-1.seats-2.you.hard.7`.

    `name` is the name of the game. A position at which the game begins comes last.
    """
    origin = game.origin
    options: Mapping[str, object] = origin.get("options", {})
    chosen = (_word(name, value) for name, value in options.items())
    kinds = [one.level or YOU for one in seating]
    words = [*filter(None, chosen), *kinds, str(game.seed)]
    text = ".".join([f"{name}-{VERSION}", *words])
    if "position" in origin:
        text += f"~p{compress(json.dumps(origin['position']))}"
    return text


def _word(name: str, value: object) -> str:
    """The word for an option; empty if it is off."""
    return (name if value else "") if isinstance(value, bool) else f"{name}-{value}"
