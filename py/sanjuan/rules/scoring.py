"""Points with their parts, at any time, and who has won."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sanjuan.rules.buildings import CLASSES, KIND, NONE, SCORING
from sanjuan.rules.state import State

PARTS: Final = ("buildings", "tucked", *(building.id for _, building in SCORING))


class Score(NamedTuple):
    """A seat's points; `parts` has a number for each of `PARTS`, in that order."""

    total: int
    parts: dict[str, int]


def score(state: State, seat: int) -> Score:
    """What the seat would score if the game ended now (R63)."""
    own = state.seats[seat]
    parts = dict.fromkeys(PARTS, 0)
    parts["buildings"] = sum(CLASSES[KIND[card]].vp for card in own.buildings)
    parts["tucked"] = len(own.tucked) + len(own.stowed)
    total = parts["buildings"] + parts["tucked"]
    for bit, building in SCORING:
        if own.owned & bit:
            parts[building.id] = points = building.points(state, seat, total)
            total += points
    return Score(total, parts)


def leftovers(state: State, seat: int) -> int:
    """Cards in hand and goods on buildings: what decides a tie (R68)."""
    own = state.seats[seat]
    return len(own.hand) + sum(good != NONE for good in own.goods)


def shares(won: Sequence[int], seats: int) -> list[float]:
    """Each seat's share of the win, which those that have won have in equal parts."""
    return [(seat in won) / len(won) for seat in range(seats)]


def winners(state: State) -> list[int]:
    """The seats that have won; more than one only on a full tie (R68)."""
    if not state.over:
        return []
    ranks = [_rank(state, seat) for seat in range(len(state.seats))]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def ranking(state: State) -> list[int]:
    """The seats in the order they would come in now, those level as they sit (R68)."""
    seats = range(len(state.seats))
    return sorted(seats, key=lambda seat: _rank(state, seat), reverse=True)


def _rank(state: State, seat: int) -> tuple[int, int]:
    return score(state, seat).total, leftovers(state, seat)
