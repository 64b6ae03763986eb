"""The causes that may end the game, and the distance to each (P12)."""

from typing import Final

from puerto_rico.page.facts import End, EndName
from puerto_rico.rules.circles import free_in_city
from puerto_rico.rules.pieces import BOXES, CITY
from puerto_rico.rules.state import State

FEW_POINTS: Final = 5
"""A pool of at most one such part of its points is nearly empty."""
FEW_PLACES: Final = 3
"""A city is nearly full once it has no more free places than this."""


def ends(state: State) -> list[End]:
    """The causes; with nobles, colonists are none (P87)."""
    free = min([CITY - own.used for own in state.seats])
    pool, points = state.pool, state.options.points
    wanted, supply = refill(state), BOXES[len(state.seats)].supply
    found = [
        _end("points", pool, points, FEW_POINTS * pool <= points),
        _end("city", free, CITY, free <= FEW_PLACES),
    ]
    if state.options.has_nobles:
        return found
    return [_end("colonists", state.supply, supply, state.supply < 2 * wanted), *found]


def _end(id: EndName, left: int, whole: int, is_near: bool) -> End:
    return {"id": id, "left": left, "whole": whole, "is_near": is_near}


def refill(state: State) -> int:
    """The persons that the colonist ship would take now (P27)."""
    return max(len(state.seats), sum(map(free_in_city, state.seats)))
