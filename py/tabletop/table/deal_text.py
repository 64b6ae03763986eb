"""The deal at a table as a text, with which codes begin."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabletop.base.base64url import compress
from tabletop.record.game import Game
from tabletop.table.seating import YOU, SeatInfo

VERSION: Final = 1
"""The version of codes; codes of a higher one are refused."""


def deal_text(game: Game[Any], seating: Sequence[SeatInfo], apart: bool = False) -> str:
    """Options, players and seed as a text, such as `toy-1.seats-2.you.hard.7`.

    If the players are `apart`, they have a part of their own. A position at which the
    game begins comes last.
    """
    origin = game.origin
    options: Mapping[str, object] = origin.get("options", {})
    declared = {option.name: option for option in game.rules.options}
    chosen = (declared[name].spelt(value) for name, value in options.items())
    kinds = [one.level or YOU for one in seating]
    words = [*filter(None, chosen), *([] if apart else kinds), str(game.seed)]
    text = ".".join([f"{game.rules.name}-{VERSION}", *words])
    text += f"~s{'-'.join(kinds)}" if apart else ""
    if "position" in origin:
        text += f"~p{compress(json.dumps(origin['position']))}"
    return text
