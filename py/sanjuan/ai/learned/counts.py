"""Counts of a table as small whole numbers, which select rows of weights.

`goods_of` and `sale` repeat rules of the phases, for speed; a test compares them.
"""

from __future__ import annotations

from typing import Final

from sanjuan.ai.learned.points import points
from sanjuan.ai.learned.tables import HANDS, LEADS
from sanjuan.rules.buildings import CLASSES, KIND, NONE
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import LAST_BUILDING, State

PHASE: Final = (0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 6, 6)
"""The phase of a game, by the size of the largest city."""
NEARLY_ENDED: Final = LAST_BUILDING - 1
"""A city of this size ends the game with its next building."""
FAR_BEHIND: Final = -10
LEAD_STEP: Final = 3
"""Points per step of a lead; the first step begins at FAR_BEHIND."""
MEAN_PRICES: Final = tuple(
    sum(prices(tile)[kind] for tile in TILES) / len(TILES)
    for kind in range(len(CLASSES))
)
"""By building number: the average price of its good over all tiles."""


def phase_of(state: State) -> int:
    """The phase of the game, from 0 to 6."""
    seats = state.seats
    if len(seats) == 2:
        one, other = len(seats[0].buildings), len(seats[1].buildings)
        return PHASE[one if one > other else other]
    return PHASE[max([len(seat.buildings) for seat in seats])]


def hand_of(seat: Seat) -> int:
    """The number of cards in hand, at most HANDS - 1."""
    held = len(seat.hand)
    return held if held < HANDS else HANDS - 1


def lead(state: State, seat: int) -> int:
    """The lead over the best rival in points, as a step from 0 to 6."""
    rivals = [points(state, other) for other in state.clockwise(seat)[1:]]
    ahead = points(state, seat) - max(rivals)
    return max(0, min(LEADS - 1, (ahead - FAR_BEHIND) // LEAD_STEP))


def goods_of(own: Seat, privilege: int) -> int:
    """The goods that the seat could make and could sell, packed in one number.

    A good on a violet building counts like one on a plant, since the weights learned it
    that way.
    """
    goods = own.goods
    bare = goods.count(NONE)
    laden = len(goods) - bare
    empty = len(goods) - own.owned.bit_count() - laden
    powers = own.powers
    makes = min(max(0, empty), 1 + privilege + powers.produce_more, 5)
    sells = min(laden, 1 + privilege + powers.sell_more, 5)
    return 6 * makes + sells


def sale(state: State, seat: int) -> int:
    """The income of the seat's best goods with the privilege, at the known prices."""
    own = state.seats[seat]
    worth = prices(state.tiles[0]) if state.tiles_seen >= 4 else MEAN_PRICES
    pairs = zip(own.buildings, own.goods, strict=True)
    fetched = [worth[KIND[card]] for card, good in pairs if good != NONE]
    fetched.sort()
    total = 0.0
    for price in fetched[-2 - own.powers.sell_more :]:
        total += price
    return min(HANDS - 1, int(total + 0.5))


def end_of(state: State, seat: int) -> int:
    """The seats that need one more building to end the game, and the lead, packed."""
    sizes = [len(state.seats[other].buildings) for other in state.clockwise(seat)]
    mine, theirs = sizes[0] >= NEARLY_ENDED, max(sizes[1:]) >= NEARLY_ENDED
    return LEADS * (2 * mine + theirs) + lead(state, seat)
