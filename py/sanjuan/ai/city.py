"""One seat's city as anybody at the table sees it, in the numbers players reckon with.

What those numbers are worth is in `worth`.
"""

from sanjuan.buildings import CLASSES, KIND, NUMBER, POWERS, VIOLET
from sanjuan.cards import TILES, prices
from sanjuan.state import LAST_BUILDING, State

MEAN_PRICES = tuple(
    sum(prices(tile)[kind] for tile in TILES) / len(TILES)
    for kind in range(len(CLASSES))
)
"""What a good on each building, by its number, sells for on average."""


class City:
    """What a seat has built, and what that lets it do.

    `powers` are those that will work from the next phase on; `plants` the mean prices
    of the goods its production buildings make, dearest first.
    """

    __slots__ = (
        "empty",
        "hand",
        "kinds",
        "laden",
        "number",
        "owned",
        "plants",
        "powers",
    )

    def __init__(self, state: State, number: int) -> None:
        own = state.seats[number]
        self.number = number
        self.owned = own.owned
        self.powers = POWERS[own.owned]
        self.hand = len(own.hand)
        self.kinds = [KIND[card] for card in own.buildings]
        makers = [card for card in own.buildings if not VIOLET[card]]
        self.plants = sorted([MEAN_PRICES[KIND[card]] for card in makers], reverse=True)
        self.laden = [KIND[card] for card in own.laden()]
        full = set(own.laden())
        self.empty = [KIND[card] for card in makers if card not in full]

    def has(self, id: str) -> bool:
        """Whether that violet building stands there uncovered."""
        return bool(self.owned >> NUMBER[id] & 1)

    def count(self, kind: str) -> int:
        """How many of its buildings are of that kind: P, V, M or 6."""
        return sum(CLASSES[number].kind == kind for number in self.kinds)

    @property
    def places(self) -> int:
        """How many buildings it is short of the end."""
        return LAST_BUILDING - len(self.kinds)
