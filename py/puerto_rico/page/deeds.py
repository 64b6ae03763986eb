"""The deeds of every seat in a finished game: buildings and roles."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from puerto_rico.game import Game
from puerto_rico.knowledge.events import EventFacts
from puerto_rico.page.facts import Deeds


def deeds(game: Game) -> list[Deeds]:
    """The deeds by seat; empty until the game is over."""
    if not game.over:
        return []
    told = cast(list[EventFacts], game.events(None))
    return [_of_seat(seat, told) for seat in range(game.seats)]


def _of_seat(seat: int, told: Sequence[EventFacts]) -> Deeds:
    own = [(one["id"], one["args"]) for one in told if one["args"].get("seat") == seat]
    built = Counter(args["building"] for id, args in own if id == "built")
    roles = Counter(args["role"] for id, args in own if id == "role_taken")
    return {"built": dict(built), "roles": {role: roles[role] for role in roles}}
