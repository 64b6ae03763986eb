"""Points and their parts at any time, and the winners."""

from typing import Final

from sanjuan.rules.buildings import CLASSES, KIND, NONE, SCORING
from sanjuan.rules.state import State
from tabletop.rules import scoring
from tabletop.rules.scoring import Rank, Score

PARTS: Final = ("buildings", "tucked", *(building.id for _, building in SCORING))


def score(state: State, seat: int) -> Score:
    """The seat's points, as if the game ended now (R63)."""
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
    """The number of cards in hand and goods on buildings, which decides a tie (R68)."""
    own = state.seats[seat]
    return len(own.hand) + sum(good != NONE for good in own.goods)


def ranks(state: State) -> list[Rank]:
    """Every seat's points, then its cards and goods, which decide a tie (R68)."""
    seats = range(len(state.seats))
    return [(score(state, seat).total, leftovers(state, seat)) for seat in seats]


def winners(state: State) -> list[int]:
    """The seats that won: several only on a full tie (R68), none before the end."""
    return scoring.winners(ranks(state)) if state.over else []
