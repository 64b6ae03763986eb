"""Points and their parts at any time, and the winners."""

from typing import Final

from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import SCORING
from puerto_rico.rules.state import State
from tabletop.rules import scoring
from tabletop.rules.scoring import Rank, Score

PARTS: Final = ("chips", "buildings", "nobles", *(building.id for building in SCORING))


def score(state: State, seat: int) -> Score:
    """The seat's points, as if the game ended now."""
    own = state.seats[seat]
    parts = dict.fromkeys(PARTS, 0)
    parts["chips"] = own.points
    parts["buildings"] = sum([CLASSES[one].vp for one in own.city])
    parts["nobles"] = sum(own.nobles)
    for building in SCORING:
        if own.men[building.place]:
            parts[building.id] = building.points(state, seat)
    return Score(sum(parts.values()), parts)


def leftovers(state: State, seat: int) -> int:
    """The doubloons and barrels of a seat, which decide a tie."""
    own = state.seats[seat]
    return own.doubloons + sum(own.goods)


def ranks(state: State) -> list[Rank]:
    """Every seat's points, then its doubloons and barrels, which decide a tie."""
    seats = range(len(state.seats))
    return [(score(state, seat).total, leftovers(state, seat)) for seat in seats]


def winners(state: State) -> list[int]:
    """The seats that won: several only on a full tie, none before the end."""
    return scoring.winners(ranks(state)) if state.over else []
